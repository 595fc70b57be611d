#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "analyzer/reports/game_score.h"
#include "analyzer/reports/opening_branch.h"
#include "db/import/game_record.h"

namespace shukei::analyzer {

/// By what games are told apart.
enum class GameKey : std::uint8_t {
  opening,  ///< As played.
  fourth,   ///< The position of four stones, up to the symmetries of the board.
  fifth,    ///< The position of five stones, likewise.
  rule,
  year,
  player,  ///< Either of the two: a game counts for both.
  event,
  offer,  ///< Each fifth move that was offered, after the position of four stones.
};

inline constexpr std::array<std::string_view, 8> kGameKeyNames{
    "opening", "fourth", "fifth", "rule", "year", "player", "event", "offer"};

/// "opening", "fourth", ...
std::string_view to_string(GameKey key);
/// The key of this name; nothing when there is none.
std::optional<GameKey> parse_game_key(std::string_view name);

/// How many games came to a position by one opening and its moves.
struct WayToPosition {
  OpeningBranch branch;
  std::uint64_t games = 0;
};

/// The games of one row.
struct GameStatisticsRow {
  /// The values of the keys, in their order: "D8", "D8 h6", "rif", "2005", names; "" when a game
  /// does not tell. A position has the name by which most games came to it.
  std::vector<std::string> values;
  /// The position that the last of the keys fourth, fifth and offer names.
  std::optional<OpeningBranch> branch;
  /// For each key the ways by which games came to its position, with how many did by each; empty
  /// for keys that are no positions.
  std::vector<std::map<std::string, WayToPosition>> ways;
  /// How the games ended. With the key `offer`: of the games in which White kept that fifth.
  db::OutcomeCounts results;
  /// With the key `offer`: in how many games the fifth was offered.
  std::uint64_t offered = 0;
  /// With the key `player`: games that the player won, drew and lost.
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
};

/// Counts games by keys. Memory: the rows. Not thread-safe; parts that were counted side by side
/// are put together by merge(), and give the same rows in whatever parts the games were counted.
class GameStatistics {
 public:
  /// REQUIRES different keys, one at least.
  explicit GameStatistics(std::vector<GameKey> keys);

  /// Counts a game in, once in every row it belongs to.
  void add(const db::GameRecord& game);
  void merge(const GameStatistics& other);

  [[nodiscard]] const std::vector<GameKey>& keys() const { return keys_; }
  [[nodiscard]] bool has(GameKey key) const;
  /// How many games were counted in.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  /// The rows with at least so many games (offers, with the key `offer`): by year when that is the
  /// first key, else by the number of games, most first, then by their values.
  [[nodiscard]] std::vector<GameStatisticsRow> rows(std::uint64_t least_games = 0) const;

 private:
  std::vector<GameKey> keys_;
  std::unordered_map<std::string, GameStatisticsRow> rows_;
  std::uint64_t games_ = 0;
};

/// The stones after the first `count` moves of a game; nothing when there are fewer or one of them
/// is a pass.
std::optional<Board> position_after(const db::GameRecord& game, std::size_t count);

}  // namespace shukei::analyzer
