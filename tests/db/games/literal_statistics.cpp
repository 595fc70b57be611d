#include "tests/db/games/literal_statistics.h"

#include <algorithm>
#include <set>

#include "db/games/rule_names.h"

namespace shukei::db {
namespace {

std::size_t column_of(std::optional<GameResult> result) {
  if (!result) return 3;
  return static_cast<std::size_t>(*result);
}

/// The least image of a move under the symmetries that lead to the canonical position.
std::string least_name(const Board& board, Move move) {
  if (move.is_pass()) return "--";
  const Board canonical = canonicalise(board).representative.board();
  std::optional<Point> least;
  for (const Symmetry symmetry : kSymmetries) {
    if (apply(symmetry, board) != canonical) continue;
    const Point image = apply(symmetry, move.point());
    if (!least || image < *least) least = image;
  }
  return to_string(*least);
}

void count_game(const StoredGame& game, LiteralTable& table) {
  const GameRecord& record = game.record;
  const std::pair kind(statistics_rule(record), record.date.year);
  const std::size_t column = column_of(record.result);
  std::set<std::string> been;
  std::set<std::pair<std::string, std::pair<Colour, std::string>>> gone;
  Board board;
  Colour turn = Colour::black;
  for (std::size_t ply = 0; ply <= 20 && ply <= record.moves.size(); ++ply) {
    const std::string here = canonical_text(board);
    LiteralStatistics& entry = table[here];
    if (been.insert(here).second) {
      ++entry.reached[kind][column];
      entry.top.emplace_back(record.date.year, static_cast<std::uint32_t>(game.number));
    }
    if (ply == record.moves.size()) break;
    const Move move = record.moves[ply];
    const std::pair played(turn, least_name(board, move));
    if (gone.insert({here, played}).second) ++entry.played[played][kind][column];
    if (!move.is_pass()) board.place(turn, move.point());
    turn = opposite(turn);
  }
}

LiteralRows rows_of(const GameStore& games, const GamesByYear& rows) {
  LiteralRows literal;
  for (const GamesOfYear& row : rows) {
    literal[{games.rule_name(row.rule), row.year}] = {row.games.black, row.games.draw,
                                                      row.games.white, row.games.unknown};
  }
  return literal;
}

}  // namespace

std::string canonical_text(const Board& board) {
  const Board canonical = canonicalise(board).representative.board();
  return to_string(canonical.black()) + "|" + to_string(canonical.white());
}

LiteralTable count_literally(const GameStore& games) {
  LiteralTable table;
  for (GameScan scan = games.scan(); scan.next();) count_game(scan.game(), table);
  for (auto& [position, entry] : table) {
    std::sort(entry.top.begin(), entry.top.end(), [](const auto& a, const auto& b) {
      return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    entry.top.resize(std::min<std::size_t>(entry.top.size(), 8));
  }
  return table;
}

LiteralStatistics literal_of(const GameStore& games, const Board& position) {
  LiteralStatistics literal;
  const CanonicalBoard canonical = canonicalise(position).representative;
  const auto stored = games.statistics(canonical);
  if (!stored) return literal;
  literal.reached = rows_of(games, stored->reached);
  for (const PlayedMove& move : stored->played)
    literal.played[{move.move.colour(canonical.board()), to_string(move.move.move())}] =
        rows_of(games, move.games);
  for (const TopGame game : stored->top)
    literal.top.emplace_back(game.year, to_integer(game.number));
  return literal;
}

}  // namespace shukei::db
