#include "tests/db/sample_rows.h"

#include <algorithm>

#include "db/database.h"
#include "db/position_digest.h"
#include "db/position_key.h"
#include "rules/canonical_form.h"
#include "rules/pattern_symmetry.h"

namespace shukei::db {
namespace {

std::vector<Board> with_one_more(const std::vector<Board>& boards, int box) {
  std::vector<Board> larger;
  for (const Board& board : boards) {
    for (const Point point : board.free() & central_box(box))
      larger.push_back(
          canonicalise(with_stone(board, board.to_move(), point)).representative.board());
  }
  const auto before = [](const Board& a, const Board& b) { return precedes(a, b); };
  std::sort(larger.begin(), larger.end(), before);
  larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
  return larger;
}

}  // namespace

PositionRecord sample_record(const Board& board, std::uint64_t seed) {
  std::uint64_t hash = mix(position_hash(board) + seed);
  const auto next = [&hash](std::uint64_t below) { return (hash = mix(hash + 1)) % below; };
  const int stones = board.size();
  PositionRecord record;
  record.board_symmetries = board_stabiliser(board);
  record.pattern_symmetries = stabiliser(board, SymmetryReading::pattern).linear_parts();
  record.possible = static_cast<std::uint16_t>(next(8));
  record.forbidden =
      static_cast<std::uint8_t>(next(std::uint64_t{1} << unsigned(black_stones(stones) - 1)));
  for (int i = 0; i < reading_count(stones); ++i)
    record.openings[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(next(27));
  if (stones == 4) {
    const auto least = static_cast<std::uint8_t>(1 + next(40));
    const auto above = [&](std::uint8_t count) {
      return static_cast<std::uint8_t>(count + next(60));
    };
    FifthClassCounts& counts = record.fifth_classes;
    counts.pattern_in_9x9 = least;
    counts.board_in_9x9 = above(least);
    counts.pattern_anywhere = above(least);
    counts.board_anywhere = above(std::max(counts.board_in_9x9, counts.pattern_anywhere));
  }
  return record;
}

std::vector<Row> sample_rows(int stones, int box, std::uint64_t seed) {
  std::vector<Board> boards{Board({kCentre}, {})};
  for (int size = 2; size <= stones; ++size) boards = with_one_more(boards, box);
  std::vector<Row> rows;
  for (const Board& board : boards) rows.emplace_back(board, sample_record(board, seed));
  return rows;
}

std::vector<std::vector<Row>> sample_levels(std::uint64_t seed) {
  std::vector<std::vector<Row>> levels;
  for (int stones = 1; stones <= 5; ++stones) levels.push_back(sample_rows(stones, 5, seed));
  return levels;
}

BuildFacts sample_facts() {
  return {"1.2.3",
          0x0123'4567'89AB'CDEF,
          {{"taraguchi-10", "single"}, {"taraguchi-10", "offer"}, {"soosorv-8", "offer"}}};
}

namespace {

/// Writes the `range`-th of `ranges` about equal parts of the rows.
void put_range(LevelWriter writer, const std::vector<Row>& rows, int range, int ranges) {
  const std::size_t begin =
      rows.size() * static_cast<std::size_t>(range) / static_cast<std::size_t>(ranges);
  const std::size_t end =
      rows.size() * static_cast<std::size_t>(range + 1) / static_cast<std::size_t>(ranges);
  for (std::size_t i = begin; i < end; ++i) writer.put(rows[i].first, rows[i].second);
  writer.finish();
}

}  // namespace

void put_levels(DatabaseBuilder& builder, const std::vector<std::vector<Row>>& levels, int ranges) {
  for (std::size_t level = 0; level < levels.size(); ++level) {
    const int stones = static_cast<int>(level) + 1;
    for (int range = 0; range < ranges; ++range)
      put_range(builder.open_writer(stones, range), levels[level], range, ranges);
  }
}

BuildOrder sample_order(const std::filesystem::path& path) {
  return {.path = path, .facts = sample_facts(), .plan = WorkPlan{5, "whole", 0xABC}};
}

int put_unfinished(BuildWork& work, const std::vector<std::vector<Row>>& levels, int most) {
  constexpr int kRanges = 3;
  int written = 0;
  for (std::size_t level = 0; level < levels.size(); ++level) {
    const int stones = static_cast<int>(level) + 1;
    for (int range = 0; range < kRanges; ++range) {
      if (written == most) return written;
      if (work.finished(stones, range) != nullptr) continue;
      put_range(work.open_writer(stones, range), levels[level], range, kRanges);
      ++written;
    }
  }
  return written;
}

void build_sample(const std::filesystem::path& path, Replace replace, std::uint64_t seed) {
  DatabaseBuilder builder(path, sample_facts(), replace);
  put_levels(builder, sample_levels(seed));
  builder.check(2);
  builder.publish("{}\n");
}

std::uint64_t rows_digest(const std::filesystem::path& path) {
  return Database::open(path).facts().level(5)->tally.row_digest;
}

}  // namespace shukei::db
