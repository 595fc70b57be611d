#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "db/position_key.h"

namespace shukei::db {

/// A range of the keys of one level: from `first`, to but not including `past`. An empty `past`
/// is the end of the level.
struct KeyRange {
  std::string first;
  std::string past;

  /// All keys.
  static KeyRange whole() { return {}; }

  /// Whether no key can be in it.
  [[nodiscard]] bool empty() const { return !past.empty() && past <= first; }

  /// The keys in both.
  [[nodiscard]] KeyRange overlap(const KeyRange& other) const {
    const bool ends_first = !past.empty() && (other.past.empty() || past < other.past);
    return {std::max(first, other.first), ends_first ? past : other.past};
  }

  /// The keys that begin with these black stones, h8 not counted, ascending: of the levels with as
  /// many black stones the positions with exactly this black set, of higher ones those whose
  /// first black stones these are.
  static KeyRange with_black(const PointSet& black) {
    std::string prefix;
    for (const Point point : black) {
      if (point != kCentre) prefix += static_cast<char>(point.code());
    }
    std::string past = prefix;
    // Codes end at 0xEE, so the last byte can be counted up.
    if (!past.empty()) past.back() = static_cast<char>(static_cast<std::uint8_t>(past.back()) + 1);
    return {prefix, past};
  }
};

}  // namespace shukei::db
