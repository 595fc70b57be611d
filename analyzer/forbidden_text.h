#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/forbidden.h"
#include "rules/forbidden_evidence.h"
#include "rules/rows.h"

namespace shukei::analyzer {

/// "overline", "double-four", "double-three": the kind as players say it.
constexpr std::string_view in_words(ForbiddenKind kind) {
  if (kind == ForbiddenKind::overline) return "overline";
  return kind == ForbiddenKind::double_four ? "double-four" : "double-three";
}

/// "g8-h8-i8": the stones of a row, from the left or the bottom on. Of more than nine only the
/// ends: "h1-h2-...-h15".
std::string in_words(const Row& row);

/// What a move of Black's is in one line, without the reasons why its threes count:
/// "33: the threes f8-g8-h8 and h8-h9-h10", "44: the fours ...", "overline: ...", "five: ...",
/// "allowed: one four, e8-f8-g8-h8".
std::string short_reason(const BlackMoveEvidence& move);

/// A sentence of a reason; deeper ones prove what the one above them claims.
struct ReasonLine {
  int depth;
  std::string text;

  friend bool operator==(const ReasonLine&, const ReasonLine&) = default;
};

/// Why a move of Black's is what it is: short_reason() and, when it turns on threes, where each can
/// become a straight four and why that counts or not, to the depth of the verdict:
///
///     33: the threes g8-h8-i8 and h8-h9-h10
///       g8-h8-i8 can become a straight four at f8 or j8; j8 would be an overline, f8 is free, so
///       it counts
///         j8 is an overline: j8-j9-j10-j11-j12-j13
///       h8-h9-h10 can become a straight four at h7 or h11; both are free, so it counts
///
/// A move that several threes lead to is told where it is first met. At most as many lines as
/// the verdict has moves and threes, and one that says so when the verdict is not complete.
std::vector<ReasonLine> full_reason(const BlackMoveVerdict& verdict);

}  // namespace shukei::analyzer
