#pragma once

#include <string>
#include <string_view>

namespace shukei::db {

/// A text out of a foreign file: always valid UTF-8.
///
/// `damaged` tells that it is not what was once written: some bytes were not understood in the
/// file's charset, or it already held U+FFFD, the mark another program left in place of what it
/// did not understand. In a damaged text every byte that was not understood stands as \xHH (two
/// capital hexadecimal digits) and every backslash is doubled, so that the bytes can be had back.
/// A text that is not damaged is exactly what the file says.
struct Text {
  std::string value;
  bool damaged = false;

  [[nodiscard]] bool empty() const { return value.empty(); }
  friend bool operator==(const Text&, const Text&) = default;
};

/// Marked UTF-8 is how text travels from a file's bytes through a parser to a Text: valid UTF-8 in
/// which a byte that was not understood stands as one of the 256 characters from U+10FE00 on
/// (private use; a file's own characters from there become U+FFFD). Parsers need not
/// know of it, but for those whose format writes characters as numbers: a number must not make a
/// mark. The marks are no letters, digits, blanks or brackets of any format.
inline constexpr unsigned kFirstMark = 0x10FE00;

void append_mark(std::string& marked, unsigned char byte);

/// Whether a character of marked UTF-8 starts at `offset` that stands for a byte not understood.
bool is_mark(std::string_view marked, std::size_t offset);

/// How many bytes of UTF-8 a mark has.
inline constexpr std::size_t kMarkLength = 4;

/// The text that marked UTF-8 stands for.
/// Cost: one pass and a copy when there is nothing damaged.
Text text_of(std::string_view marked);

/// The same for a text that is used again: no allocation when it fits.
void assign_text(std::string_view marked, Text& text);

/// Makes a text that was read out of an export, where it stands as the value of a damaged text,
/// that text again. Without marks of its own it is what was written, byte for byte.
void mark_as_kept(Text& text);

}  // namespace shukei::db
