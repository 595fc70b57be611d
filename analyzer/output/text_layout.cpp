#include "analyzer/output/text_layout.h"

#include <array>
#include <cstdint>

namespace shukei::analyzer {
namespace {

struct Character {
  char32_t code = 0;
  std::size_t length = 0;  ///< In bytes; 0 for a byte that begins no well-formed character.
};

constexpr bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// The character at the head of a text that is not empty (RFC 3629: no overlong forms, no
/// surrogates, nothing above U+10FFFF).
Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80U) return {lead, 1};
  const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
  if (lead < 0xC2U || lead > 0xF4U || text.size() < length) return {};
  constexpr std::array<unsigned, 5> kLeadBits{0, 0, 0x1F, 0x0F, 0x07};
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  char32_t code = lead & kLeadBits[length];
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return {};
    code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kLeast[length] || surrogate || code > 0x10FFFF) return {};
  return {code, length};
}

constexpr bool within(char32_t code, char32_t first, char32_t last) {
  return first <= code && code <= last;
}

/// Unicode Standard Annex 11, the wide blocks: Hangul, CJK, kana, fullwidth forms, pictographs.
constexpr bool is_wide(char32_t code) {
  return within(code, 0x1100, 0x115F) || within(code, 0x2E80, 0x303E) ||
         within(code, 0x3041, 0xA4CF) || within(code, 0xAC00, 0xD7A3) ||
         within(code, 0xF900, 0xFAFF) || within(code, 0xFE30, 0xFE6F) ||
         within(code, 0xFF00, 0xFF60) || within(code, 0xFFE0, 0xFFE6) ||
         within(code, 0x1F300, 0x1FAFF) || within(code, 0x20000, 0x3FFFD);
}

constexpr bool is_combining(char32_t code) {
  return within(code, 0x0300, 0x036F) || within(code, 0x200B, 0x200F) ||
         within(code, 0x20D0, 0x20FF) || within(code, 0xFE00, 0xFE0F);
}

/// Adds the words of one paragraph, the first of them at column `column`.
void wrap_paragraph(std::string_view text, int width, int indent, int column, std::string& lines) {
  bool line_is_empty = true;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of(" \n");
    const std::string_view word = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (word.empty()) continue;
    const int needed = display_width(word);
    if (!line_is_empty && column + 1 + needed > width) {
      lines += '\n';
      lines.append(static_cast<std::size_t>(indent), ' ');
      column = indent;
      line_is_empty = true;
    }
    if (!line_is_empty) {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += needed;
    line_is_empty = false;
  }
}

}  // namespace

std::size_t colour_code_length(std::string_view text) {
  constexpr std::string_view kFront = "\x1b[";
  if (!text.starts_with(kFront)) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", kFront.size());
  return end < text.size() && text[end] == 'm' ? end + 1 : 0;
}

int display_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (const std::size_t code = colour_code_length(text); code > 0) {
      text.remove_prefix(code);
      continue;
    }
    const Character character = first_character(text);
    if (!is_combining(character.code)) width += is_wide(character.code) ? 2 : 1;
    text.remove_prefix(character.length == 0 ? 1 : character.length);
  }
  return width;
}

std::string padded(std::string_view text, int width) {
  std::string result(text);
  for (int column = display_width(text); column < width; ++column) result += ' ';
  return result;
}

std::string padded_left(std::string_view text, int width) {
  std::string result;
  for (int column = display_width(text); column < width; ++column) result += ' ';
  return result += text;
}

std::string wrapped(std::string_view text, int width, int indent) {
  std::string lines;
  bool first = true;
  while (!text.empty()) {
    const std::size_t end = text.find("\n\n");
    if (!first) lines += "\n\n" + std::string(static_cast<std::size_t>(indent), ' ');
    wrap_paragraph(text.substr(0, end), width, indent, indent, lines);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 2);
    first = false;
  }
  return lines;
}

std::vector<std::string> wrapped_lines(const std::vector<std::string>& texts, int width) {
  std::vector<std::string> lines;
  for (const std::string& text : texts) {
    std::string rest = wrapped(text, width);
    for (std::size_t end = rest.find('\n'); end != std::string::npos; end = rest.find('\n')) {
      lines.push_back(rest.substr(0, end));
      rest.erase(0, end + 1);
    }
    lines.push_back(rest);
  }
  return lines;
}

std::string as_utf8(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = first_character(text).length;
    result += length == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return result;
}

}  // namespace shukei::analyzer
