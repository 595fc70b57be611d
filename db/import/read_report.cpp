#include "db/import/read_report.h"

#include <numeric>

namespace shukei::db {

std::string_view to_string(SkipReason reason) {
  switch (reason) {
    case SkipReason::gomoku:
      return "gomoku";
    case SkipReason::other_game:
      return "other_game";
    case SkipReason::no_moves:
      return "no_moves";
    case SkipReason::unreadable:
      return "unreadable";
    case SkipReason::occupied_point:
      return "occupied_point";
    case SkipReason::board_size:
      return "board_size";
    case SkipReason::setup_position:
      return "setup_position";
    case SkipReason::below_skipped_node:
      return "below_skipped_node";
    case SkipReason::below_label:
      return "below_label";
    case SkipReason::too_long:
      return "too_long";
    case SkipReason::wrong_ply_count:
      return "wrong_ply_count";
    case SkipReason::bad_grade:
      return "bad_grade";
  }
  return "";
}

std::uint64_t SkipCounts::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

std::string to_string(const ReadWarning& warning) {
  const std::string place = to_string(warning.place);
  return place.empty() ? warning.text : place + ": " + warning.text;
}

}  // namespace shukei::db
