#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/game_number.h"
#include "db/games/next_move.h"
#include "db/games/outcome_counts.h"

namespace shukei::db {

/// Games of one rule and year.
struct GamesOfYear {
  RuleNumber rule{};
  int year = 0;  ///< 0 when it is not known.
  OutcomeCounts games;

  friend bool operator==(const GamesOfYear&, const GamesOfYear&) = default;
};

/// Games by rule and year, ascending, each pair once, none without games.
using GamesByYear = std::vector<GamesOfYear>;

OutcomeCounts total(const GamesByYear& games);

/// The games that went on with one move.
struct PlayedMove {
  NextMove move;
  GamesByYear games;

  friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// A game worth showing.
struct TopGame {
  int year = 0;
  GameNumber number{};

  /// Newest first, then by number.
  friend bool operator<(const TopGame& a, const TopGame& b) {
    return a.year != b.year ? a.year > b.year : a.number < b.number;
  }
  friend bool operator==(const TopGame&, const TopGame&) = default;
};

inline constexpr std::size_t kMostTopGames = 8;

/// One game that came to a position: what its statistics are made of.
struct PositionVisit {
  GameNumber game{};
  RuleNumber rule{};
  int year = 0;
  std::optional<GameResult> result;
};

/// What the games say about a position: those that reached it, and those that went on with each
/// move. Two columns, never one: games end, and a game that comes to a position twice (by passes)
/// is among those that reached it once and among those of each of its next moves once.
///
/// Adding is associative and commutative: values can be added up in any order and grouping.
struct PositionStatistics {
  GamesByYear reached;
  std::vector<PlayedMove> played;  ///< Ascending by move.
  std::vector<TopGame> top;        ///< The first kMostTopGames in order.

  /// Counts a game that reached the position. Each game once.
  void add_visit(const PositionVisit& visit);
  /// Counts a game that went on with a move. Each game once for each move.
  void add_move(NextMove move, const PositionVisit& visit);
  PositionStatistics& operator+=(const PositionStatistics& other);

  friend bool operator==(const PositionStatistics&, const PositionStatistics&) = default;
};

/// Values of the family `position_statistics`, version 1:
///
///     01, rows reached, number of moves (varint), for each move: its code (varint), rows
///     number of top games (varint), for each: year, number (varints)
///
///     rows: their number (varint), for each: rule, year (varints), a byte whose bits 0 to 3 say
///     which of black, draw, white, unknown are not 0, and those counts (varints)
inline constexpr std::uint8_t kStatisticsVersion = 1;

std::string encode_statistics(const PositionStatistics& statistics);

/// Reads a value; nothing when it is none: another version, rows or moves out of order or empty,
/// too many top games. encode_statistics() gives the value back.
std::optional<PositionStatistics> decode_statistics(std::string_view value);

/// The value of a position that one game reached and went on from with at most one move: what most
/// positions have. Appends to `value`, allocates nothing else.
void append_single_visit(const PositionVisit& visit, std::optional<NextMove> move,
                         std::string& value);

}  // namespace shukei::db
