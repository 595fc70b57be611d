#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/database_facts.h"
#include "db/position_record.h"
#include "rules/board.h"

namespace shukei::db {

/// One thing found wrong with a database: one line for people, the level and key in it.
struct Problem {
  std::string text;
};

/// Asked about every sound row: what is wrong with the record, or nothing. Called from several
/// threads at once. `facts` says what the bits of `possible` mean.
using RowCheck = std::function<std::optional<std::string>(
    const DatabaseFacts& facts, const Board& position, const PositionRecord& record)>;

/// Checks a database as it lies on the disk, on `threads` threads: every file against the
/// inventory and against the checksum in the MANIFEST, every block's checksum, every key (its
/// size, its codes, that its position is canonical) and value, the order of keys, counts and
/// digests against meta; then, when given, `row_check` for every row. What is missing or cannot
/// be opened is a problem too. At most kMostProblemsOfRange row problems are told for each file.
/// Returns nothing when all is well. Throws only what `row_check` throws. REQUIRES threads >= 1.
std::vector<Problem> verify_storage(const std::filesystem::path& path, int threads,
                                    const RowCheck& row_check = {});

inline constexpr std::size_t kMostProblemsOfRange = 20;

}  // namespace shukei::db
