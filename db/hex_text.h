#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shukei::db {

/// Bytes and numbers as our own text files have them: capital hexadecimal digits, no blanks.

/// "0123456789ABCDEF": always sixteen digits.
std::string hash_text(std::uint64_t hash);

/// Two digits for each byte; "-" when there is none, so that a column is never empty.
std::string hex_text(std::string_view bytes);

/// What hash_text() and hex_text() wrote; nothing for any other text.
std::optional<std::uint64_t> parse_hash_text(std::string_view text);
std::optional<std::string> parse_hex_text(std::string_view text);

}  // namespace shukei::db
