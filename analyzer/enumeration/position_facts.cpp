#include "analyzer/enumeration/position_facts.h"

#include "rules/fifth_moves.h"
#include "rules/forbidden.h"
#include "rules/opening.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {
namespace {

std::uint16_t possible_under(const Board& board, const std::vector<RuleChoice>& rules) {
  unsigned mask = 0;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (is_possible(rules[i].rule, rules[i].choice, board)) mask |= 1U << i;
  }
  return static_cast<std::uint16_t>(mask);
}

}  // namespace

std::uint8_t forbidden_last_moves(const Board& board) {
  unsigned mask = 0;
  unsigned bit = 1;
  for (const Point last : board.black() - PointSet{kCentre}) {
    Board before = board;
    before.remove(last);
    if (forbidden_kind(before, last)) mask |= bit;
    bit <<= 1U;
  }
  return static_cast<std::uint8_t>(mask);
}

db::FifthClassCounts fifth_class_counts(const Board& board) {
  const PointSet anywhere = board.free() - forbidden_points(board).forbidden();
  const PointSet in_9x9 = anywhere & central_box(9);
  const IsometryGroup pattern = stabiliser(board, SymmetryReading::pattern);
  // The symmetries of the board are among the pattern's.
  const IsometryGroup on_board =
      pattern.size() == 1 ? pattern : stabiliser(board, SymmetryReading::board);
  const auto count = [](const IsometryGroup& group, const PointSet& points) {
    return static_cast<std::uint8_t>(orbit_count(group, points));
  };
  return {.pattern_anywhere = count(pattern, anywhere),
          .pattern_in_9x9 = count(pattern, in_9x9),
          .board_anywhere = count(on_board, anywhere),
          .board_in_9x9 = count(on_board, in_9x9)};
}

std::optional<db::PositionRecord> position_facts(const Board& board,
                                                 const std::vector<RuleChoice>& rules) {
  const bool storable = board.is_alternating() && board.size() >= 1 &&
                        board.size() <= db::kMostStones && board.black().contains(kCentre);
  if (!storable) return std::nullopt;
  db::PositionRecord record;
  record.board_symmetries = board_stabiliser(board);
  record.pattern_symmetries = stabiliser(board, SymmetryReading::pattern).linear_parts();
  record.possible = possible_under(board, rules);
  record.forbidden = forbidden_last_moves(board);
  std::size_t reading = 0;
  for (const Point third : board.black() - PointSet{kCentre}) {
    for (const Point second : board.white()) {
      const auto code = opening_of(second, third);
      record.openings[reading++] = static_cast<std::uint8_t>(code ? code->index() + 1 : 0);
    }
  }
  if (board.size() == 4) record.fifth_classes = fifth_class_counts(board);
  return record;
}

}  // namespace shukei::analyzer
