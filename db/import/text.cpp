#include "db/import/text.h"

#include <utility>

namespace shukei::db {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD
// U+10FE00 + byte is F4 8F B8 80 + byte, six bits to each of the last two.
constexpr std::string_view kMarkHead = "\xF4\x8F";
constexpr unsigned kMarkThird = 0xB8;
constexpr unsigned kContinuation = 0x80;

void append_escaped(std::string& value, unsigned char byte) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  value += "\\x";
  value += kDigits[byte >> 4U];
  value += kDigits[byte & 0xFU];
}

unsigned char marked_byte(std::string_view mark) {
  const auto third = static_cast<unsigned char>(mark[2]);
  const auto fourth = static_cast<unsigned char>(mark[3]);
  return static_cast<unsigned char>((third - kMarkThird) << 6U | (fourth - kContinuation));
}

void assign_damaged(std::string_view marked, std::string& value) {
  value.clear();
  for (std::size_t i = 0; i < marked.size();) {
    if (is_mark(marked, i)) {
      append_escaped(value, marked_byte(marked.substr(i)));
      i += kMarkLength;
    } else {
      if (marked[i] == '\\') value += '\\';
      value += marked[i++];
    }
  }
}

/// Whether there is anything but whole characters. Only bytes from 0xEF on can begin either sign
/// of damage, and texts hardly ever hold any.
bool shows_damage(std::string_view marked) {
  for (std::size_t i = 0; i < marked.size(); ++i) {
    if (static_cast<unsigned char>(marked[i]) < 0xEF) continue;
    if (is_mark(marked, i) || marked.substr(i).starts_with(kReplacement)) return true;
  }
  return false;
}

}  // namespace

void append_mark(std::string& marked, unsigned char byte) {
  marked += kMarkHead;
  marked += static_cast<char>(kMarkThird | byte >> 6U);
  marked += static_cast<char>(kContinuation | (byte & 0x3FU));
}

bool is_mark(std::string_view marked, std::size_t offset) {
  return marked.substr(offset).starts_with(kMarkHead) && offset + kMarkLength <= marked.size() &&
         static_cast<unsigned char>(marked[offset + 2]) >= kMarkThird;
}

void assign_text(std::string_view marked, Text& text) {
  text.damaged = shows_damage(marked);
  if (text.damaged) {
    assign_damaged(marked, text.value);
  } else {
    text.value = marked;
  }
}

void mark_as_kept(Text& text) {
  // A U+FFFD in it had its backslashes doubled once more when it was read.
  if (text.damaged) {
    std::string value;
    for (std::size_t i = 0; i < text.value.size(); ++i) {
      value += text.value[i];
      if (text.value.compare(i, 2, "\\\\") == 0) ++i;
    }
    text.value = std::move(value);
  }
  text.damaged = true;
}

Text text_of(std::string_view marked) {
  Text text;
  assign_text(marked, text);
  return text;
}

}  // namespace shukei::db
