#include "db/import/read_report.h"

#include <numeric>

namespace shukei::db {

namespace {

/// In the order of the enumerators.
constexpr std::array<std::string_view, kSkipReasonCount> kSkipReasonNames{
    "gomoku",         "other_game", "no_moves",        "unreadable",
    "occupied_point", "board_size", "setup_position",  "below_skipped_node",
    "below_label",    "too_long",   "wrong_ply_count", "bad_grade",
};
static_assert(!kSkipReasonNames.back().empty());

}  // namespace

std::string_view to_string(SkipReason reason) {
  const auto index = static_cast<std::size_t>(reason);
  return index < kSkipReasonNames.size() ? kSkipReasonNames[index] : std::string_view{};
}

std::uint64_t SkipCounts::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

std::string to_string(const ReadWarning& warning) {
  const std::string place = to_string(warning.place);
  return place.empty() ? warning.text : place + ": " + warning.text;
}

}  // namespace shukei::db
