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

}  // namespace shukei::analyzer
