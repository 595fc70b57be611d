#include "analyzer/offered_points.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "db/import/move_text.h"
#include "db/import/words.h"
#include "rules/notation.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

/// A letter and one to three digits.
bool names_a_point(std::string_view word) {
  constexpr std::size_t kLongest = 4;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::string lower = db::lower_case(word);
  return lower.size() > 1 && lower.size() <= kLongest && lower[0] >= 'a' && lower[0] <= 'z' &&
         std::all_of(lower.begin() + 1, lower.end(), is_digit);
}

/// The points of a text, some of which may be off the board; nothing when there is anything else.
std::optional<OfferedPoints> scan_points(std::string_view text) {
  OfferedPoints offered;
  db::MoveScanner words(text);
  while (const auto word = words.next()) {
    if (word->move && !word->move->is_pass()) {
      offered.points.push_back(word->move->point());
    } else if (names_a_point(word->text)) {
      offered.off_board.push_back(db::lower_case(word->text));
    } else {
      return std::nullopt;
    }
  }
  return offered;
}

}  // namespace

OfferedPoints parse_offered_points(std::string_view text) {
  try {
    return {parse_points(text), {}};
  } catch (const ParseError&) {
    auto offered = scan_points(text);
    if (!offered) throw;
    return *std::move(offered);
  }
}

std::string off_board_in_words(std::string_view name) {
  return fmt::format("{} is off the board: files are a to o, ranks 1 to 15", name);
}

}  // namespace shukei::analyzer
