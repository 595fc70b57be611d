#include "analyzer/output/terminal_text.h"

#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

/// Whether a text begins with one of the marks that turn the direction of what follows, U+202A to
/// U+202E and U+2066 to U+2069, or that end a line or paragraph, U+2028 and U+2029.
bool begins_with_mark(std::string_view text) {
  if (text.size() < 3 || text[0] != '\xE2') return false;
  const auto last = static_cast<unsigned char>(text[2]);
  if (text[1] == '\x80') return last >= 0xA8 && last <= 0xAE;
  return text[1] == '\x81' && last >= 0xA6 && last <= 0xA9;
}

/// The length of the control character at the head of a text that is not empty; 0 when there is
/// none.
std::size_t control_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first == '\t' || first == '\n') return 0;
  if (first < ' ' || first == 0x7F) return 1;
  const bool is_c1 = first == 0xC2 && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0;
  if (is_c1) return 2;
  return begins_with_mark(text) ? 3 : 0;
}

}  // namespace

std::string for_terminal(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  while (!text.empty()) {
    const std::size_t code = colour_code_length(text);
    const std::size_t control = code > 0 ? 0 : control_length(text);
    const std::size_t length = code + control > 0 ? code + control : 1;
    shown += control > 0 ? " " : text.substr(0, length);
    text.remove_prefix(length);
  }
  return shown;
}

}  // namespace shukei::analyzer
