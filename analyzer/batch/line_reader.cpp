#include "analyzer/batch/line_reader.h"

#include <algorithm>

namespace shukei::analyzer {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16U;

/// More than a byte order mark, the longest line and the "\r" after it.
constexpr std::size_t kKeptOfLongLine = 3 + kLongestLine + 1 + 1;

}  // namespace

bool LineReader::next(LineBlock& block) {
  block.first_line = next_line_;
  std::string& text = block.text;
  text.swap(unfinished_);
  unfinished_.clear();
  for (;;) {
    const std::size_t known = text.size();
    text.resize(known + kChunk);
    const std::size_t count = source_({text.data() + known, kChunk});
    text.resize(known + count);
    if (count == 0) return !text.empty();
    const std::size_t end = std::string_view(text).substr(known).rfind('\n');
    if (end != std::string_view::npos) {
      unfinished_.assign(text, known + end + 1);
      text.resize(known + end + 1);
      next_line_ += static_cast<std::uint64_t>(
          std::count(text.begin() + static_cast<std::ptrdiff_t>(known), text.end(), '\n'));
      return true;
    }
    text.resize(std::min(text.size(), kKeptOfLongLine));
  }
}

}  // namespace shukei::analyzer
