#include "rules/point_set.h"

namespace shukei {

std::string to_string(const PointSet& points) {
  std::string text;
  for (const Point point : points) {
    if (!text.empty()) text += ' ';
    text += to_string(point);
  }
  return text;
}

}  // namespace shukei
