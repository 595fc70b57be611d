#pragma once

#include <string>
#include <string_view>

namespace shukei::db {

/// The text without blanks before and after.
std::string_view trimmed(std::string_view text);

/// ASCII letters in lower case, everything else as it is.
std::string lower_case(std::string_view text);

/// What of a text to show in a message: its front, cut between two characters, without control
/// characters.
std::string shown(std::string_view text);

/// Whether `word` is one of the words of a list that are parted by one blank each.
bool has_word(std::string_view words, std::string_view word);

}  // namespace shukei::db
