#pragma once

#include <cstdint>

#include "db/import/byte_source.h"

namespace shukei::db {

/// A digest of all bytes of an input: the sum, times 9E3779B97F4A7C15 after each, of the
/// byte_hash() of its blocks of 64 KiB. Leaves the source at its front.
std::uint64_t content_digest(ByteSource& source);

}  // namespace shukei::db
