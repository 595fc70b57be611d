#include "analyzer/reports/position_report.h"

#include "analyzer/reports/position_search.h"

namespace shukei::analyzer {
namespace {

/// The way by which a reading leads to the position: the opening, then the other stones in turns.
WayThere way_of(const Board& board, const OpeningReading& reading) {
  Board rest(board.black() - PointSet{kCentre, reading.third},
             board.white() - PointSet{reading.second});
  WayThere way{reading.code, {kCentre, reading.second, reading.third}};
  Colour turn = Colour::white;
  while (!rest.stones(turn).empty()) {
    const Point next = rest.stones(turn).first();
    way.moves.push_back(next);
    rest.remove(next);
    turn = opposite(turn);
  }
  return way;
}

std::vector<WayThere> ways_to(const Board& board) {
  std::vector<WayThere> ways;
  if (!board.is_alternating()) return ways;
  for (const OpeningReading& reading : distinct_opening_readings(board)) {
    ways.push_back(way_of(board, reading));
  }
  return ways;
}

std::vector<RulePossibility> possibilities(const Board& board, const std::vector<RuleChoice>& rules,
                                           const std::optional<db::PositionRecord>& stored) {
  std::vector<RulePossibility> list;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const bool possible = stored ? (stored->possible >> i & 1U) != 0
                                 : is_possible(rules[i].rule, rules[i].choice, board);
    list.push_back({rules[i], possible});
  }
  return list;
}

OpeningSet openings_of(const Board& board, const std::optional<db::PositionRecord>& stored) {
  return stored && board.size() >= 3 ? openings_in(*stored) : possible_openings(board);
}

std::vector<MoveClass> next_classes(const Board& board) {
  if (!board.is_alternating()) return {};
  if (board.size() == 3) return move_classes(board, board.free(), SymmetryReading::board);
  if (board.size() != 4) return {};
  const PointSet candidates = board.free() - forbidden_points(board).forbidden();
  return move_classes(board, candidates, SymmetryReading::pattern);
}

}  // namespace

PositionReport report_position(const Position& asked, const std::vector<RuleChoice>& rules,
                               const std::optional<db::PositionRecord>& stored) {
  const Board& board = asked.board;
  return {.asked = asked,
          .opening = asked.line ? opening_of(*asked.line) : std::nullopt,
          .possible_openings = openings_of(board, stored),
          .canonical = canonicalise(board),
          .board_group = stabiliser(board, SymmetryReading::board),
          .pattern_group = stabiliser(board, SymmetryReading::pattern),
          .rules = possibilities(board, rules, stored),
          .forbidden = forbidden_points(board),
          .ways = ways_to(board),
          .next = next_classes(board),
          .stored = stored.has_value()};
}

}  // namespace shukei::analyzer
