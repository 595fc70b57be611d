#include "analyzer/output/style.h"

#include <array>

namespace shukei::analyzer {
namespace {

std::string coloured(const Output& output, std::string_view code, std::string_view text) {
  if (!output.colour() || code.empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

}  // namespace

std::string styled(const Output& output, Style style, std::string_view text) {
  constexpr std::array<std::string_view, 6> kCodes{"", "1", "2", "32", "31", "36"};
  return coloured(output, kCodes[static_cast<std::size_t>(style)], text);
}

std::string class_styled(const Output& output, int index, std::string_view text) {
  // The eight colours of Okabe and Ito, nearest of the 256, in bold: told apart by the
  // colour-blind and readable on light and on dark.
  constexpr std::array<std::string_view, kClassColours> kCodes{
      "1;38;5;32", "1;38;5;166", "1;38;5;36",  "1;38;5;175",
      "1;38;5;74", "1;38;5;178", "1;38;5;133", "1;38;5;101"};
  return coloured(output, kCodes[static_cast<std::size_t>(index % kClassColours)], text);
}

}  // namespace shukei::analyzer
