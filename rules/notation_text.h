#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace shukei {

/// What parts the words of our text forms.
inline constexpr std::string_view kSeparators = " \t\r\n,;";

/// Columns are counted from 1.
inline int column_at(std::size_t offset) { return static_cast<int>(offset) + 1; }

/// ASCII alone.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The word at `offset`, shortened to what an error message should show, without control
/// characters.
inline std::string word_at(std::string_view text, std::size_t offset) {
  constexpr std::size_t kShown = 20;
  std::string word(text.substr(offset, text.find_first_of(kSeparators, offset) - offset));
  if (word.size() > kShown) {
    // Never cut a character of several bytes in two.
    std::size_t end = kShown;
    while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) --end;
    word.resize(end);
    word += "...";
  }
  const auto is_control = [](unsigned char c) { return c < ' ' || c == 0x7F; };
  std::replace_if(word.begin(), word.end(), is_control, ' ');
  return word;
}

}  // namespace shukei
