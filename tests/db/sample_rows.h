#pragma once

#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

#include "db/database_builder.h"
#include "db/position_record.h"
#include "rules/board.h"

namespace shukei::db {

using Row = std::pair<Board, PositionRecord>;

/// All canonical positions of `stones` stones with Black on h8 and the other stones within the
/// central box of `box` points a side, in the order of precedes(), found the plain way: images of
/// every position, sorted, each once. Their records are made up from `seed`, but for symmetries.
std::vector<Row> sample_rows(int stones, int box, std::uint64_t seed = 0);

/// A made-up record that every check of a value accepts; the same for equal arguments.
PositionRecord sample_record(const Board& board, std::uint64_t seed = 0);

/// Levels 1 to 5 of the central 5x5: some thousands of rows.
std::vector<std::vector<Row>> sample_levels(std::uint64_t seed = 0);

/// The facts that tests build with: three rules.
BuildFacts sample_facts();

/// Writes rows to a builder, each level in `ranges` ranges of about equal size.
void put_levels(DatabaseBuilder& builder, const std::vector<std::vector<Row>>& levels,
                int ranges = 3);

/// An order of a database of sample_facts() whose work can be gone on with.
BuildOrder sample_order(const std::filesystem::path& path);

/// Writes what of these rows, each level in three ranges, the work has not finished, `most` ranges
/// at most; returns how many it wrote.
int put_unfinished(BuildWork& work, const std::vector<std::vector<Row>>& levels, int most = 1000);

/// Builds and publishes a database of sample_levels(seed).
void build_sample(const std::filesystem::path& path, Replace replace = Replace::no,
                  std::uint64_t seed = 0);

/// What the facts of a database say of its rows of five stones.
std::uint64_t rows_digest(const std::filesystem::path& path);

}  // namespace shukei::db
