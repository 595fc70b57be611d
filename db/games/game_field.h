#pragma once

#include <cstdint>

namespace shukei::db {

/// The fields of a record, in the order in which they are written. Never renumbered.
enum class GameField : std::uint8_t {
  moves = 1,
  id,
  publisher,
  black_id,
  black_name,
  white_id,
  white_name,
  event,
  event_id,
  round,
  date,
  rule_name,
  rule,
  unread_moves,
  swaps,
  declared,
  offers_text,
  offers,
  picked,
  result,
  opening,
  info,
  flags,
  place,
};

/// The top bit of a tag: the text is damaged.
inline constexpr std::uint8_t kDamagedField = 0x80;
/// What stands for a pass among the codes of points.
inline constexpr std::uint8_t kPassCode = 0xFF;

}  // namespace shukei::db
