#pragma once

#include <string>
#include <vector>

namespace shukei::analyzer {

/// Bars side by side, each of several parts set end to end: a plain value that says what is to be
/// seen.
struct BarChart {
  /// What the parts of every bar are, from left to right; at most kMostParts.
  std::vector<std::string> parts;
  struct Bar {
    std::string label;           ///< At its left.
    std::vector<double> values;  ///< As many as parts, none below 0.
    std::string note;            ///< At its right: "62 % (55-69), 134 games".
  };
  std::vector<Bar> bars;
  std::string title;
  std::vector<std::string> caption;  ///< Lines below.
};

inline constexpr std::size_t kMostParts = 4;

/// The chart as an SVG picture, a whole XML document. Lengths are in proportion to values, the
/// longest bar filling the width. Parts differ in lightness and by hatching, not in colour alone
/// (Paul Tol's "bright" and "muted" schemes); each bar has its numbers as a tooltip, and the
/// picture a title and a description with all of them for those who cannot see it. REQUIRES at most
/// kMostParts parts.
std::string svg_bars(const BarChart& chart);

}  // namespace shukei::analyzer
