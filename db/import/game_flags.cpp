#include "db/import/game_flags.h"

namespace shukei::db {
namespace {

/// In the order of the enumerators.
constexpr std::array<std::string_view, kGameFlagCount> kNames{
    "not_from_centre", "occupied_point",   "unreadable_move", "too_many_moves",
    "one_player",      "unknown_id",       "unread_date",     "unread_result",
    "unread_offers",   "unknown_rule",     "unknown_opening", "colours_reversed",
    "pass_inserted",   "wrong_board_size", "rows_doubtful",   "damaged_text",
};
static_assert(!kNames.back().empty());

}  // namespace

std::string_view to_string(GameFlag flag) {
  const auto index = static_cast<std::size_t>(flag);
  return index < kNames.size() ? kNames[index] : std::string_view{};
}

}  // namespace shukei::db
