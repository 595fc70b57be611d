#include "analyzer/drawing/board_drawing.h"

namespace shukei::analyzer {

std::string class_letter(int index) {
  constexpr int kAlphabet = 26;
  if (index < 0 || index >= kClassLetters) return "";
  const char first = index < kAlphabet ? 'a' : 'A';
  return {static_cast<char>(first + index % kAlphabet)};
}

PointSet star_points() { return {"d4"_pt, "l4"_pt, "h8"_pt, "d12"_pt, "l12"_pt}; }

}  // namespace shukei::analyzer
