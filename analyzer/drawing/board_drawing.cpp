#include "analyzer/drawing/board_drawing.h"

#include <string_view>

namespace shukei::analyzer {

std::string class_letter(int index) {
  constexpr std::string_view kLetters = "abcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ";
  static_assert(kLetters.size() == kClassLetters);
  if (index < 0 || index >= kClassLetters) return "";
  return std::string(kLetters.substr(static_cast<std::size_t>(index), 1));
}

PointSet star_points() { return {"d4"_pt, "l4"_pt, "h8"_pt, "d12"_pt, "l12"_pt}; }

}  // namespace shukei::analyzer
