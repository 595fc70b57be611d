#include "analyzer/reports/game_statistics.h"

#include <algorithm>
#include <utility>

#include "analyzer/game_text.h"
#include "analyzer/reports/game_filter.h"

namespace shukei::analyzer {
namespace {

/// One of the values that a game has for a key.
struct KeyValue {
  std::string text;                     ///< Of a position: its branch_of(), by way of what it may.
  std::optional<OpeningBranch> played;  ///< Of a position: the way the game took.
  bool is_kept = true;                  ///< Of an offered fifth: whether White kept it.
  std::optional<Colour> colour{};       ///< Of a player; nothing when one person is both.
};

std::vector<Point> points_of(const db::GameRecord& game, std::size_t count) {
  std::vector<Point> points;
  for (std::size_t i = 0; i < count; ++i) points.push_back(game.moves[i].point());
  return points;
}

KeyValue position_value(const std::optional<OpeningBranch>& branch,
                        const std::vector<Point>& moves) {
  if (!branch) return {"", {}};
  const auto played = branch_as_played(moves);
  return {to_string(*branch), played ? played : branch};
}

std::vector<KeyValue> position_values(const db::GameRecord& game, std::size_t count) {
  const auto board = position_after(game, count);
  if (!board) return {{"", {}}};
  return {position_value(branch_of(*board), points_of(game, count))};
}

std::vector<KeyValue> player_values(const db::GameRecord& game) {
  const std::string black = player_name(game.black);
  const std::string white = player_name(game.white);
  if (black == white) return {{black, {}, true, std::nullopt}};
  std::vector<KeyValue> values;
  if (!black.empty()) values.push_back({black, {}, true, Colour::black});
  if (!white.empty()) values.push_back({white, {}, true, Colour::white});
  return values;
}

/// Each offered fifth once, though several points of an offer may be one up to symmetry.
std::vector<KeyValue> offer_values(const db::GameRecord& game) {
  std::vector<KeyValue> values;
  const auto four = position_after(game, 4);
  if (!four) return values;
  for (const Point fifth : game.offers) {
    if (!four->free().contains(fifth)) continue;
    std::vector<Point> moves = points_of(game, 4);
    moves.push_back(fifth);
    KeyValue value = position_value(fifth_after(*four, fifth), moves);
    value.is_kept = game.picked == fifth;
    if (value.text.empty()) continue;
    const auto same = std::find_if(values.begin(), values.end(),
                                   [&](const KeyValue& each) { return each.text == value.text; });
    if (same == values.end()) {
      values.push_back(std::move(value));
    } else {
      same->is_kept = same->is_kept || value.is_kept;
    }
  }
  return values;
}

std::vector<KeyValue> values_of(GameKey key, const db::GameRecord& game) {
  switch (key) {
    case GameKey::opening: {
      const auto code = opening_of(game);
      return {{code ? to_string(*code) : "", {}}};
    }
    case GameKey::fourth:
      return position_values(game, 4);
    case GameKey::fifth:
      return position_values(game, 5);
    case GameKey::rule:
      return {{game.rule ? game.rule->name() : game.rule_name ? game.rule_name->value : "", {}}};
    case GameKey::year:
      return {{to_string(db::GameDate{game.date.year, 0, 0}), {}}};
    case GameKey::player:
      return player_values(game);
    case GameKey::event:
      return {{game.event ? game.event->value : "", {}}};
    case GameKey::offer:
      return offer_values(game);
  }
  return {};
}

/// Follows the values of one row, a value a key.
struct RowPath {
  std::vector<std::string> texts;
  std::vector<std::optional<OpeningBranch>> played;
  bool is_kept = true;
  std::optional<Colour> colour;
};

std::vector<RowPath> row_paths(const std::vector<GameKey>& keys, const db::GameRecord& game) {
  std::vector<RowPath> paths(1);
  for (const GameKey key : keys) {
    std::vector<RowPath> longer;
    for (const KeyValue& value : values_of(key, game)) {
      for (RowPath path : paths) {
        path.texts.push_back(value.text);
        path.played.push_back(value.played);
        path.is_kept = path.is_kept && value.is_kept;
        if (key == GameKey::player) path.colour = value.colour;
        longer.push_back(std::move(path));
      }
    }
    paths = std::move(longer);
  }
  return paths;
}

void count_ways(const RowPath& path, GameStatisticsRow& row) {
  row.ways.resize(path.played.size());
  for (std::size_t i = 0; i < path.played.size(); ++i) {
    if (!path.played[i]) continue;
    const OpeningBranch& branch = *path.played[i];
    ++row.ways[i].try_emplace(to_string(branch), WayToPosition{branch, 0}).first->second.games;
  }
}

/// Gives positions the names that most games came by; of equals the first.
void name_positions(GameStatisticsRow& row) {
  for (std::size_t i = 0; i < row.ways.size(); ++i) {
    const auto most = std::max_element(
        row.ways[i].begin(), row.ways[i].end(),
        [](const auto& a, const auto& b) { return a.second.games < b.second.games; });
    if (most == row.ways[i].end()) continue;
    row.values[i] = most->first;
    row.branch = most->second.branch;
  }
}

/// One text for all values: lengths first, so that no value can be taken for two.
std::string joined(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) text += std::to_string(value.size()) + ':' + value;
  return text;
}

void count_player(const db::GameRecord& game, Colour colour, GameStatisticsRow& row) {
  if (!game.result) return;
  const auto won =
      colour == Colour::black ? db::GameResult::black_wins : db::GameResult::white_wins;
  if (game.result == db::GameResult::draw) {
    ++row.draws;
  } else {
    ++(game.result == won ? row.wins : row.losses);
  }
}

/// Codes with small numbers first: "D2" before "D10", whatever follows.
std::pair<int, std::string_view> natural_order(const GameStatisticsRow& row, std::size_t key) {
  const std::string& value = row.values[key];
  const auto code = parse_opening(std::string_view(value).substr(0, value.find(' ')));
  return {code && key == 0 ? code->index() : kOpeningCount, value};
}

}  // namespace

std::string_view to_string(GameKey key) { return kGameKeyNames[static_cast<std::size_t>(key)]; }

std::optional<GameKey> parse_game_key(std::string_view name) {
  const auto* const found = std::find(kGameKeyNames.begin(), kGameKeyNames.end(), name);
  if (found == kGameKeyNames.end()) return std::nullopt;
  return static_cast<GameKey>(found - kGameKeyNames.begin());
}

std::optional<Board> position_after(const db::GameRecord& game, std::size_t count) {
  if (game.moves.size() < count) return std::nullopt;
  Board board;
  for (std::size_t i = 0; i < count; ++i) {
    if (game.moves[i].is_pass()) return std::nullopt;
    board.place(i % 2 == 0 ? Colour::black : Colour::white, game.moves[i].point());
  }
  return board;
}

GameStatistics::GameStatistics(std::vector<GameKey> keys) : keys_(std::move(keys)) {}

bool GameStatistics::has(GameKey key) const {
  return std::find(keys_.begin(), keys_.end(), key) != keys_.end();
}

void GameStatistics::add(const db::GameRecord& game) {
  ++games_;
  for (RowPath& path : row_paths(keys_, game)) {
    GameStatisticsRow& row = rows_[joined(path.texts)];
    count_ways(path, row);
    row.values = std::move(path.texts);
    ++row.offered;
    if (!path.is_kept) continue;
    row.results.add(game.result);
    if (path.colour) count_player(game, *path.colour, row);
  }
}

void GameStatistics::merge(const GameStatistics& other) {
  games_ += other.games_;
  for (const auto& [key, more] : other.rows_) {
    const auto [place, is_new] = rows_.try_emplace(key, more);
    if (is_new) continue;
    GameStatisticsRow& row = place->second;
    row.results += more.results;
    row.offered += more.offered;
    row.wins += more.wins;
    row.draws += more.draws;
    row.losses += more.losses;
    for (std::size_t i = 0; i < row.ways.size(); ++i) {
      for (const auto& [name, way] : more.ways[i]) {
        row.ways[i].try_emplace(name, WayToPosition{way.branch, 0}).first->second.games +=
            way.games;
      }
    }
  }
}

std::vector<GameStatisticsRow> GameStatistics::rows(std::uint64_t least_games) const {
  std::vector<GameStatisticsRow> rows;
  for (const auto& [key, row] : rows_) {
    if (row.offered < least_games) continue;
    rows.push_back(row);
    name_positions(rows.back());
  }
  const bool by_year = keys_.front() == GameKey::year;
  std::sort(rows.begin(), rows.end(), [&](const GameStatisticsRow& a, const GameStatisticsRow& b) {
    if (by_year && a.values[0] != b.values[0]) return a.values[0] < b.values[0];
    if (a.offered != b.offered) return a.offered > b.offered;
    const auto first_a = natural_order(a, 0);
    const auto first_b = natural_order(b, 0);
    return first_a != first_b ? first_a < first_b : a.values < b.values;
  });
  return rows;
}

}  // namespace shukei::analyzer
