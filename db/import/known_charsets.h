#pragma once

#include <cstdint>
#include <string_view>

namespace shukei::db {

enum class CharsetWidth : std::uint8_t { utf8, single_byte, several_bytes };

/// A charset that is read. Names out of files reach iconv by this table alone.
struct KnownCharset {
  std::string_view name;  ///< As iconv knows it, and canonical_charset() returns it.
  CharsetWidth width;
  std::string_view
      spellings;  ///< All of them, in small letters and digits alone, parted by blanks.
  bool may_be_guessed = true;
};

/// The charset of this name, case and punctuation ignored; null when it is none that is read.
const KnownCharset* known_charset(std::string_view name);

}  // namespace shukei::db
