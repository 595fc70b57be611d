#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace shukei::db {

/// What is out of the ordinary about a game that is imported all the same.
enum class GameFlag : std::uint8_t {
  not_from_centre,  ///< The first stone is not on h8.
  occupied_point,   ///< A move is on an occupied point; it and what follows is in unread_moves.
  unreadable_move,  ///< A move is no point of the board; it and what follows is in unread_moves.
  too_many_moves,   ///< There are more than kMostMoves; the rest is in unread_moves.
  one_player,       ///< Black and White are one person.
  unknown_id,       ///< A player, event or rule is named by an id that the source does not explain.
  unread_date,      ///< The date is no date.
  unread_result,    ///< The result is none of the three.
  unread_offers,    ///< What is told of other fifth moves is not points; see offers_text.
  unknown_rule,     ///< The opening rule is none that we know.
  unknown_opening,  ///< The opening it is said to be is none of the 26.
  colours_reversed,  ///< White is said to move first; read with Black first.
  pass_inserted,     ///< One colour is said to move twice running; a pass was put between.
  wrong_board_size,  ///< The board is said to have another size, but all points are on ours.
  rows_doubtful,     ///< The rows seem to be counted from the other side.
  damaged_text,      ///< A text of it is damaged.
};

inline constexpr std::size_t kGameFlagCount = 16;

/// Every flag, in the order of the enumerators.
constexpr std::array<GameFlag, kGameFlagCount> all_game_flags() {
  std::array<GameFlag, kGameFlagCount> flags{};
  for (std::size_t i = 0; i < kGameFlagCount; ++i) flags[i] = static_cast<GameFlag>(i);
  return flags;
}

/// "not_from_centre": the flag's name, fit for reports that programs read.
std::string_view to_string(GameFlag flag);

/// A set of flags.
class GameFlags {
 public:
  constexpr void insert(GameFlag flag) { mask_ |= 1U << static_cast<unsigned>(flag); }
  [[nodiscard]] constexpr bool contains(GameFlag flag) const {
    return (mask_ >> static_cast<unsigned>(flag) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  friend constexpr bool operator==(GameFlags, GameFlags) = default;

 private:
  std::uint32_t mask_ = 0;
};

}  // namespace shukei::db
