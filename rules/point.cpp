#include "rules/point.h"

namespace shukei {

std::string to_string(Point point) {
  std::string text(1, static_cast<char>('a' + point.column()));
  text += std::to_string(point.row() + 1);
  return text;
}

}  // namespace shukei
