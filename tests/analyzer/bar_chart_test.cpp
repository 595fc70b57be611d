#include "analyzer/drawing/bar_chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace shukei::analyzer {
namespace {

using testing::HasSubstr;

BarChart chart() {
  return {.parts = {"black wins", "draws", "white wins", "unknown"},
          .bars = {{"D8 <Shogetsu>", {3, 1, 0, 0}, "87 %"}, {"五目", {0, 2, 4, 2}, "33 %"}},
          .title = "Openings & results",
          .caption = {"Games of 2005"}};
}

int count(const std::string& text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

TEST(BarChart, TellsItsNumbersInWordsToo) {
  const std::string svg = svg_bars(chart());
  EXPECT_THAT(svg, HasSubstr("<title id=\"chart-title\">Openings &amp; results</title>"));
  EXPECT_THAT(svg, HasSubstr("<desc id=\"chart-description\">D8 &lt;Shogetsu&gt;: black wins 3, "
                             "draws 1; 87 %. 五目: draws 2, white wins 4, unknown 2; 33 %. Games "
                             "of 2005 </desc>"));
  EXPECT_THAT(svg, HasSubstr("<g><title>五目: draws 2, white wins 4, unknown 2; 33 %</title>"));
  EXPECT_EQ(count(svg, "<g>"), count(svg, "</g>"));
}

TEST(BarChart, DrawsEveryPartThatIsNotNothing) {
  // The paper, the hatching's two, four in the legend, five parts of bars.
  EXPECT_EQ(count(svg_bars(chart()), "<rect "), 1 + 2 + 4 + 5);
}

TEST(BarChart, DrawsLengthsInProportion) {
  const std::string svg = svg_bars(
      {.parts = {"games"}, .bars = {{"a", {8}, ""}, {"b", {2}, ""}}, .title = "t", .caption = {}});
  std::vector<double> widths;
  for (std::size_t at = svg.find("<g>"); at != std::string::npos; at = svg.find("<g>", at + 1)) {
    widths.push_back(std::stod(svg.substr(svg.find(" width=\"", at) + 8)));
  }
  ASSERT_EQ(widths.size(), 2U);
  EXPECT_NEAR(widths[0], 4 * widths[1], 0.05);
}

TEST(BarChart, CanBeEmpty) {
  EXPECT_THAT(svg_bars({.parts = {"games"}, .bars = {}, .title = "t", .caption = {}}),
              HasSubstr("</svg>"));
}

}  // namespace
}  // namespace shukei::analyzer
