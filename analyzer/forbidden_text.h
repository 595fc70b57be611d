#pragma once

#include <string_view>

#include "rules/forbidden.h"

namespace shukei::analyzer {

/// "overline", "double-four", "double-three": the kind as players say it.
constexpr std::string_view in_words(ForbiddenKind kind) {
  if (kind == ForbiddenKind::overline) return "overline";
  return kind == ForbiddenKind::double_four ? "double-four" : "double-three";
}

}  // namespace shukei::analyzer
