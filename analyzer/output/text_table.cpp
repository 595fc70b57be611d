#include "analyzer/output/text_table.h"

#include <algorithm>

#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

constexpr int kGap = 2;

std::string without_trailing_blanks(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::vector<int> TextTable::widths() const {
  std::vector<int> widths;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    int width = display_width(columns_[i].heading);
    for (const auto& row : rows_) width = std::max(width, display_width(row[i]));
    widths.push_back(width);
  }
  return widths;
}

void TextTable::write(Output& output) const {
  const std::vector<int> all = widths();
  std::size_t shown = 0;
  for (int used = 0; shown < all.size(); ++shown) {
    used += all[shown] + (shown == 0 ? 0 : kGap);
    if (used > output.width() && shown > 0) break;
  }
  const auto line_of = [&](const auto& cell) {
    std::string line;
    for (std::size_t i = 0; i < shown; ++i) {
      if (i > 0) line.append(kGap, ' ');
      line +=
          columns_[i].align == Align::left ? padded(cell(i), all[i]) : padded_left(cell(i), all[i]);
    }
    return without_trailing_blanks(line);
  };
  const std::string headings = line_of([&](std::size_t i) { return columns_[i].heading; });
  output.print("{}\n", styled(output, Style::heading, headings));
  for (const auto& row : rows_) {
    output.print("{}\n", line_of([&](std::size_t i) { return row[i]; }));
  }
}

}  // namespace shukei::analyzer
