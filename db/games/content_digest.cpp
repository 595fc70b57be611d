#include "db/games/content_digest.h"

#include <string>

#include "db/byte_hash.h"

namespace shukei::db {

std::uint64_t content_digest(ByteSource& source) {
  constexpr std::size_t kBlock = 1U << 16U;
  constexpr std::uint64_t kFactor = 0x9E37'79B9'7F4A'7C15;
  std::string block(kBlock, '\0');
  std::uint64_t digest = 0;
  for (std::size_t filled = kBlock; filled == kBlock;) {
    filled = 0;
    while (filled < kBlock) {
      const std::size_t read = source.read({block.data() + filled, kBlock - filled});
      if (read == 0) break;
      filled += read;
    }
    if (filled > 0) digest = (digest + byte_hash({block.data(), filled})) * kFactor;
  }
  source.rewind();
  return digest;
}

}  // namespace shukei::db
