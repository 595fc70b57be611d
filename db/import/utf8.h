#pragma once

#include <cstddef>
#include <string_view>

namespace shukei::db {

/// How long the character of UTF-8 at the front of `bytes` is: 1 to 4, or 0 when there is none
/// (wrong bytes, an overlong form, a surrogate, beyond U+10FFFF, or cut short).
std::size_t utf8_length(std::string_view bytes);

/// Whether `bytes` can be the front of a character of UTF-8 whose rest is still to come.
bool is_cut_utf8(std::string_view bytes);

/// The length of the longest front of `bytes` that is ASCII. Cost: 8 bytes a step.
std::size_t ascii_prefix(std::string_view bytes);

/// The length of the longest front of `bytes` that is whole characters of UTF-8.
std::size_t utf8_prefix(std::string_view bytes);

inline bool is_utf8(std::string_view bytes) { return utf8_prefix(bytes) == bytes.size(); }

}  // namespace shukei::db
