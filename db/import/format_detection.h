#pragma once

#include <cstdint>
#include <string_view>

#include "db/import/byte_source.h"
#include "db/import/format.h"

namespace shukei::db {

/// How much of a file its format is told from.
inline constexpr std::size_t kHeadSize = 65536;

/// The format of a file whose first bytes (up to kHeadSize) are `head` and that has `size` bytes in
/// all: told by what is in it, whatever it is called. `unknown` when it is none we read.
Format detect_format(std::string_view head, std::uint64_t size);

/// The same for a source, which is left at its front.
/// Throws ParseError that says what the file seems to be when it is none that we read.
Format detect_format(ByteSource& source);

}  // namespace shukei::db
