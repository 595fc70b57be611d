#include "db/import/game_flags.h"

namespace shukei::db {

std::string_view to_string(GameFlag flag) {
  switch (flag) {
    case GameFlag::not_from_centre:
      return "not_from_centre";
    case GameFlag::occupied_point:
      return "occupied_point";
    case GameFlag::unreadable_move:
      return "unreadable_move";
    case GameFlag::too_many_moves:
      return "too_many_moves";
    case GameFlag::one_player:
      return "one_player";
    case GameFlag::unknown_id:
      return "unknown_id";
    case GameFlag::unread_date:
      return "unread_date";
    case GameFlag::unread_result:
      return "unread_result";
    case GameFlag::unread_offers:
      return "unread_offers";
    case GameFlag::unknown_rule:
      return "unknown_rule";
    case GameFlag::unknown_opening:
      return "unknown_opening";
    case GameFlag::colours_reversed:
      return "colours_reversed";
    case GameFlag::pass_inserted:
      return "pass_inserted";
    case GameFlag::wrong_board_size:
      return "wrong_board_size";
    case GameFlag::rows_doubtful:
      return "rows_doubtful";
    case GameFlag::damaged_text:
      return "damaged_text";
  }
  return "";
}

}  // namespace shukei::db
