#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "db/import/byte_source.h"
#include "db/import/charset.h"
#include "db/import/text_decoder.h"

namespace shukei::db {

/// An input as marked UTF-8 (see text.h), a block at a time, without its byte order mark.
class TextStream {
 public:
  /// Starts at the front of the source, which must outlive the stream.
  TextStream(ByteSource& source, const Charset& charset);

  /// The next piece, valid until the next call; empty at the end. Pieces are of whole characters
  /// and at most four times 64 KiB long.
  std::string_view next();

 private:
  ByteSource& source_;
  TextDecoder decoder_;
  std::vector<char> block_;
  std::string marked_;
  bool at_front_ = true;
  bool finished_ = false;
};

/// Reads an input character by character (bytes of marked UTF-8), telling where it is.
class CharacterReader {
 public:
  explicit CharacterReader(TextStream& stream) : stream_(stream) {}

  [[nodiscard]] bool at_end() { return next_ == piece_.size() && !refill(); }
  /// REQUIRES !at_end().
  [[nodiscard]] char peek() {
    if (next_ == piece_.size()) refill();
    return piece_[next_];
  }
  /// REQUIRES !at_end().
  char get();

  /// Counted from 1, of the character that peek() shows.
  [[nodiscard]] std::int64_t line() const { return line_; }
  /// In bytes, counted from 1.
  [[nodiscard]] std::int64_t column() const { return column_; }

 private:
  bool refill() {
    piece_ = stream_.next();
    next_ = 0;
    return !piece_.empty();
  }

  TextStream& stream_;
  std::string_view piece_;
  std::size_t next_ = 0;
  std::int64_t line_ = 1;
  std::int64_t column_ = 1;
};

/// Reads an input line by line.
class LineReader {
 public:
  /// Of lines longer than `longest` bytes nothing is kept but that they are.
  LineReader(TextStream& stream, std::size_t longest) : stream_(stream), longest_(longest) {}

  /// Goes to the next line; false when there is none. Lines end with LF, CR LF or the input.
  bool next();
  /// The line in marked UTF-8, without its end.
  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] bool is_too_long() const { return too_long_; }
  /// Counted from 1.
  [[nodiscard]] std::int64_t number() const { return number_; }

 private:
  void append(std::string_view text);

  TextStream& stream_;
  std::size_t longest_;
  std::string_view piece_;
  std::string line_;
  bool too_long_ = false;
  std::int64_t number_ = 0;
};

}  // namespace shukei::db
