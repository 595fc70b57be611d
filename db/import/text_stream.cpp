#include "db/import/text_stream.h"

#include "db/import/byte_reader.h"

namespace shukei::db {

TextStream::TextStream(ByteSource& source, const Charset& charset)
    : source_(source), decoder_(charset.name), block_(kBlockSize) {
  source_.rewind();
}

std::string_view TextStream::next() {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  marked_.clear();
  while (marked_.empty() && !finished_) {
    const std::size_t count = source_.fill(block_);
    finished_ = count == 0;
    if (finished_) {
      decoder_.finish(marked_);
    } else {
      decoder_.append({block_.data(), count}, marked_);
    }
    if (at_front_ && !marked_.empty()) {
      at_front_ = false;
      if (marked_.starts_with(kByteOrderMark)) marked_.erase(0, kByteOrderMark.size());
    }
  }
  return marked_;
}

char CharacterReader::get() {
  const char character = peek();
  ++next_;
  if (character == '\n') {
    ++line_;
    column_ = 1;
  } else {
    ++column_;
  }
  return character;
}

bool LineReader::next() {
  line_.clear();
  too_long_ = false;
  bool started = false;
  for (;;) {
    if (piece_.empty()) piece_ = stream_.next();
    if (piece_.empty()) break;
    started = true;
    const std::size_t end = piece_.find('\n');
    append(piece_.substr(0, end));
    piece_.remove_prefix(end == std::string_view::npos ? piece_.size() : end + 1);
    if (end != std::string_view::npos) break;
  }
  if (too_long_) line_.clear();
  if (!line_.empty() && line_.back() == '\r') line_.pop_back();
  if (started) ++number_;
  return started;
}

void LineReader::append(std::string_view text) {
  const std::size_t room = longest_ - line_.size();
  if (text.size() > room) too_long_ = true;
  line_ += text.substr(0, room);
}

}  // namespace shukei::db
