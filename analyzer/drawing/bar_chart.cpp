#include "analyzer/drawing/bar_chart.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "analyzer/drawing/xml_text.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

// All measures are in the picture's own units.
constexpr int kWidth = 920;
constexpr int kMargin = 24;
constexpr int kTitleHeight = 52;
constexpr int kLegendHeight = 36;
constexpr int kStep = 30;
constexpr int kBar = 20;
constexpr int kCaptionLine = 22;
constexpr int kCaptionColumns = 104;
constexpr double kCharacter = 8.2;  ///< A letter's width in text of 14 units, rather more.
constexpr int kGap = 10;

struct Ink {
  std::string_view fill;
  std::string_view stroke;
};
/// From dark to light; the last is hatched too.
constexpr std::array<Ink, kMostParts> kInks{Ink{"#222255", "#222255"}, Ink{"#ddaa33", "#8a6a1f"},
                                            Ink{"#88ccee", "#33667f"},
                                            Ink{"url(#hatched)", "#777777"}};

constexpr std::string_view kStyle = R"svg(<style>
text { font-family: "DejaVu Sans", "Noto Sans", "Noto Sans CJK JP", Helvetica, Arial, sans-serif; }
.title { font-size: 21px; font-weight: 600; fill: #2b2118; }
.caption { font-size: 14px; fill: #40342a; }
.label { font-size: 14px; fill: #1a1a1a; }
</style>
<defs>
<pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="6" fill="#f2f2f2"/><rect width="2" height="6" fill="#999999"/>
</pattern>
</defs>
)svg";

double sum_of(const BarChart::Bar& bar) {
  return std::accumulate(bar.values.begin(), bar.values.end(), 0.0);
}

/// Where the bars begin and how much room they have.
struct Columns {
  double bars = 0;
  double width = 0;
  double greatest = 1;
};

Columns columns_of(const BarChart& chart) {
  int label = 0;
  int note = 0;
  double greatest = 0;
  for (const BarChart::Bar& bar : chart.bars) {
    label = std::max(label, display_width(bar.label));
    note = std::max(note, display_width(bar.note));
    greatest = std::max(greatest, sum_of(bar));
  }
  Columns columns;
  columns.bars = kMargin + std::min(label * kCharacter, kWidth / 3.0) + kGap;
  columns.width =
      std::max(80.0, kWidth - kMargin - kGap - columns.bars - std::min(note, 40) * kCharacter);
  columns.greatest = greatest > 0 ? greatest : 1;
  return columns;
}

std::string text_at(std::string_view style, double x, double y, std::string_view text,
                    std::string_view anchor = "start") {
  return fmt::format(
      "<text class=\"{}\" x=\"{:g}\" y=\"{:g}\" dy=\"0.35em\" text-anchor=\"{}\">{}</text>\n",
      style, x, y, anchor, xml_escaped(text));
}

std::string rectangle(double x, double y, double width, int height, const Ink& ink) {
  return fmt::format(
      "<rect x=\"{:.2f}\" y=\"{:g}\" width=\"{:.2f}\" height=\"{}\" fill=\"{}\" stroke=\"{}\"/>\n",
      x, y, width, height, ink.fill, ink.stroke);
}

/// "black 3, draw 1": the parts of a bar that are not 0.
std::string in_words(const BarChart& chart, const BarChart::Bar& bar) {
  std::string words;
  for (std::size_t i = 0; i < bar.values.size(); ++i) {
    if (bar.values[i] > 0) {
      words += fmt::format("{}{} {:g}", words.empty() ? "" : ", ", chart.parts[i], bar.values[i]);
    }
  }
  return words.empty() ? "none" : words;
}

std::string description(const BarChart& chart) {
  std::string text;
  for (const BarChart::Bar& bar : chart.bars) {
    text += fmt::format("{}: {}; {}. ", bar.label, in_words(chart, bar), bar.note);
  }
  for (const std::string& line : chart.caption) text += line + ' ';
  return text;
}

std::string legend(const BarChart& chart) {
  std::string svg;
  double x = kMargin;
  constexpr int kSquare = 14;
  for (std::size_t i = 0; i < chart.parts.size(); ++i) {
    svg += rectangle(x, kTitleHeight, kSquare, kSquare, kInks[i]);
    svg += text_at("label", x + kSquare + 6, kTitleHeight + kSquare / 2.0, chart.parts[i]);
    x += kSquare + 6 + display_width(chart.parts[i]) * kCharacter + 18;
  }
  return svg;
}

std::string bar_at(const BarChart& chart, const BarChart::Bar& bar, const Columns& columns,
                   double y) {
  std::string svg = fmt::format("<g><title>{}: {}; {}</title>\n", xml_escaped(bar.label),
                                xml_escaped(in_words(chart, bar)), xml_escaped(bar.note));
  svg += text_at("label", columns.bars - kGap, y + kBar / 2.0, bar.label, "end");
  double x = columns.bars;
  for (std::size_t i = 0; i < bar.values.size(); ++i) {
    const double width = columns.width * bar.values[i] / columns.greatest;
    if (width > 0) svg += rectangle(x, y, width, kBar, kInks[i]);
    x += width;
  }
  return svg + text_at("label", x + kGap, y + kBar / 2.0, bar.note) + "</g>\n";
}

}  // namespace

std::string svg_bars(const BarChart& chart) {
  const Columns columns = columns_of(chart);
  const std::vector<std::string> captions = wrapped_lines(chart.caption, kCaptionColumns);
  const int bars_end = kTitleHeight + kLegendHeight + kStep * static_cast<int>(chart.bars.size());
  const int height = bars_end + kCaptionLine * static_cast<int>(captions.size()) + kMargin;
  std::string svg = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
      "height=\"{1}\" role=\"img\" aria-labelledby=\"chart-title chart-description\">\n"
      "<title id=\"chart-title\">{2}</title>\n<desc id=\"chart-description\">{3}</desc>\n",
      kWidth, height, xml_escaped(chart.title), xml_escaped(description(chart)));
  svg += kStyle;
  svg += fmt::format("<rect width=\"{}\" height=\"{}\" rx=\"10\" fill=\"#faf5ea\"/>\n", kWidth,
                     height);
  svg += text_at("title", kMargin, kTitleHeight / 2.0, chart.title) + legend(chart);
  double y = kTitleHeight + kLegendHeight;
  for (const BarChart::Bar& bar : chart.bars) {
    svg += bar_at(chart, bar, columns, y);
    y += kStep;
  }
  y += kCaptionLine / 2.0;
  for (const std::string& line : captions) {
    svg += text_at("caption", kMargin, y, line);
    y += kCaptionLine;
  }
  return svg + "</svg>\n";
}

}  // namespace shukei::analyzer
