#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace shukei::analyzer {

/// The longest line that is read, in bytes without its line end. Of a longer one only so many bytes
/// are kept that is_too_long() is true of it.
inline constexpr std::size_t kLongestLine = 65'536;

constexpr bool is_too_long(std::string_view line) { return line.size() > kLongestLine; }

/// Puts bytes into the buffer and returns how many, 0 at the end alone: InputFile::read() or what
/// does likewise.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// Some lines of a text that follow each other.
struct LineBlock {
  std::string text;              ///< Whole lines; the last of a text may have no line end.
  std::uint64_t first_line = 1;  ///< The number of the first one in the whole text, from 1.

  /// Calls visit(std::string_view line, std::uint64_t number) for each line in order. Lines end
  /// with "\n" or "\r\n", which is not handed over; a byte order mark at the head of the text is
  /// not either. Any other bytes are.
  template <typename Visit>
  void for_each_line(const Visit& visit) const {
    std::string_view rest = text;
    for (std::uint64_t number = first_line; !rest.empty(); ++number) {
      const std::size_t end = rest.find('\n');
      visit(without_marks(rest.substr(0, end), number), number);
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
  }

 private:
  static std::string_view without_marks(std::string_view line, std::uint64_t number) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (number == 1 && line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
};

/// Cuts a text into blocks of whole lines while it is read. A block is handed over as soon as what
/// has come holds a line end, so that who asks line by line is answered line by line. Memory:
/// a few times kLongestLine, however long the text and its lines are.
class LineReader {
 public:
  /// `first_line`: the number of the first line that comes, in the whole text.
  explicit LineReader(ByteSource source, std::uint64_t first_line = 1)
      : source_(std::move(source)), next_line_(first_line) {}

  /// Replaces `block` by the next lines; false when there are no more. Throws what the source does.
  bool next(LineBlock& block);

 private:
  ByteSource source_;
  std::string unfinished_;  ///< The head of a line whose end was not yet read.
  std::uint64_t next_line_;
};

}  // namespace shukei::analyzer
