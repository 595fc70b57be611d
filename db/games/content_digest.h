#pragma once

#include <cstdint>

#include "db/import/byte_source.h"
#include "db/import/read_options.h"

namespace shukei::db {

/// A digest of all bytes of an input: the sum, times 9E3779B97F4A7C15 after each, of the
/// byte_hash() of its blocks of 64 KiB; with what the one who imports says of how to read it, if
/// anything, as one more block: "rows bottom", "charset GB18030", both parted by a blank. The same
/// bytes read in another way are another content. Leaves the source at its front.
std::uint64_t content_digest(ByteSource& source, const ReadOptions& options);

}  // namespace shukei::db
