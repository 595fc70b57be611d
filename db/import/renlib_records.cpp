#include "db/import/renlib_records.h"

#include <array>

#include "rules/parse_error.h"

namespace shukei::db {
namespace {

constexpr std::size_t kHeaderSize = 20;
constexpr std::size_t kMajorVersion = 8;
constexpr std::size_t kMinorVersion = 9;
constexpr unsigned char kHeaderBegin = 0xFF;
constexpr int kGreatestMajor = 3;
constexpr int kGreatestMinor = 4;

/// x counts from 1 at file a, y from 1 at rank 15: position = x + 16 (y - 1).
bool is_position(std::uint8_t position) {
  return position == 0 || (position % 16 != 0 && position / 16 < kBoardSize);
}

/// Old comments are of seven bits, with the Swedish letters of ISO 646-SE in the place of brackets
/// and braces: what RenLib's own reader makes of them.
void append_old_character(unsigned char byte, std::string& text) {
  constexpr unsigned kSevenBits = 0x7F;
  switch (const char character = static_cast<char>(byte & kSevenBits)) {
    case '}':
      text += "å";
      break;
    case '{':
      text += "ä";
      break;
    case '|':
      text += "ö";
      break;
    case ']':
      text += "Å";
      break;
    case '[':
      text += "Ä";
      break;
    case '\\':
      text += "Ö";
      break;
    default:
      text += character;
  }
}

bool has_top_bit(unsigned char byte) { return (byte & 0x80U) != 0; }

}  // namespace

std::optional<Point> RenlibRecord::point() const {
  if (position == 0) return std::nullopt;
  return Point::at(position % 16 - 1, kBoardSize - 1 - position / 16);
}

RenlibRecords::RenlibRecords(ByteSource& source, const ReadLimits& limits)
    : reader_(source), name_(source.name()), longest_text_(limits.text_bytes) {
  source.rewind();
  if (!reader_.at_end() && reader_.peek() == kHeaderBegin) read_header();
  end_ = reader_.offset();
}

void RenlibRecords::read_header() {
  std::array<unsigned char, kHeaderSize> header{};
  for (unsigned char& byte : header) {
    if (reader_.at_end()) refuse(reader_.offset(), "the file ends inside the header");
    byte = reader_.get();
  }
  major_version_ = header[kMajorVersion];
  minor_version_ = header[kMinorVersion];
  if (100 * major_version_ + minor_version_ > 100 * kGreatestMajor + kGreatestMinor) {
    refuse(kMajorVersion, "a library of version " + std::to_string(major_version_) + '.' +
                              std::to_string(minor_version_) + "; 3.4 is the last one known");
  }
}

std::optional<RenlibRecords::Pair> RenlibRecords::next_pair() {
  if (reader_.at_end()) return std::nullopt;
  const unsigned char first = reader_.get();
  if (reader_.at_end()) return std::nullopt;
  return Pair{first, reader_.get()};
}

RenlibRecords::Pair RenlibRecords::pair_of(const std::string& what, std::uint64_t begin) {
  const auto pair = next_pair();
  if (!pair) {
    refuse(reader_.offset(),
           "the file ends inside " + what + " that begins at byte " + std::to_string(begin));
  }
  return *pair;
}

bool RenlibRecords::next(RenlibRecord& record) {
  record.offset = reader_.offset();
  const auto head = next_pair();
  if (!head) return false;
  record.position = head->first;
  record.flags = head->second;
  record.comment.clear();
  record.board_text.clear();
  if (!is_position(record.position)) {
    refuse(record.offset, "position " + std::to_string(record.position) + " is no point");
  }
  if (record.has(RenlibRecord::kExtension)) {
    const Pair more = pair_of("a record", record.offset);
    record.flags |= static_cast<std::uint32_t>(more.first) << 16U;
    record.flags |= static_cast<std::uint32_t>(more.second) << 8U;
  }
  if (record.has(RenlibRecord::kOldComment)) {
    read_old_comment(record.comment);
  } else if (record.has(RenlibRecord::kComment)) {
    read_text("a comment", record.comment);
  }
  if (record.has(RenlibRecord::kBoardText)) read_text("a board text", record.board_text);
  end_ = reader_.offset();
  return true;
}

void RenlibRecords::read_text(const std::string& what, std::string& text) {
  const std::uint64_t begin = reader_.offset();
  for (;;) {
    const Pair pair = pair_of(what, begin);
    if (pair.first == 0) return;
    text += static_cast<char>(pair.first);
    if (pair.second == 0) return;
    text += static_cast<char>(pair.second);
    check_length(what, begin, text);
  }
}

void RenlibRecords::read_old_comment(std::string& text) {
  const std::uint64_t begin = reader_.offset();
  for (;;) {
    const Pair pair = pair_of("a comment", begin);
    append_old_character(pair.first, text);
    if (has_top_bit(pair.first)) return;
    append_old_character(pair.second, text);
    if (has_top_bit(pair.second)) return;
    check_length("a comment", begin, text);
  }
}

void RenlibRecords::check_length(const std::string& what, std::uint64_t begin,
                                 const std::string& text) const {
  if (text.size() > longest_text_) {
    refuse(begin, what + " of more than " + std::to_string(longest_text_) + " bytes");
  }
}

std::uint64_t RenlibRecords::skip_rest() {
  while (!reader_.at_end()) reader_.get();
  return reader_.offset() - end_;
}

void RenlibRecords::refuse(std::uint64_t offset, const std::string& why) const {
  throw ParseError(name_, 0, 0, "byte " + std::to_string(offset) + ": " + why);
}

}  // namespace shukei::db
