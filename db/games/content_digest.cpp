#include "db/games/content_digest.h"

#include <string>

#include "db/byte_hash.h"

namespace shukei::db {

namespace {

/// What is said of how to read the file; "" when nothing is.
std::string told(const ReadOptions& options) {
  std::string text = options.sgf_rows == SgfRows::bottom ? "rows bottom" : "";
  if (options.charset) text += (text.empty() ? "charset " : " charset ") + *options.charset;
  return text;
}

}  // namespace

std::uint64_t content_digest(ByteSource& source, const ReadOptions& options) {
  constexpr std::size_t kBlock = 1U << 16U;
  constexpr std::uint64_t kFactor = 0x9E37'79B9'7F4A'7C15;
  std::string block(kBlock, '\0');
  std::uint64_t digest = 0;
  for (std::size_t filled = kBlock; filled == kBlock;) {
    filled = source.fill(block);
    if (filled > 0) digest = (digest + byte_hash({block.data(), filled})) * kFactor;
  }
  source.rewind();
  const std::string reading = told(options);
  return reading.empty() ? digest : (digest + byte_hash(reading)) * kFactor;
}

}  // namespace shukei::db
