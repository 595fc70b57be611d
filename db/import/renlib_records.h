#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/import/byte_reader.h"
#include "db/import/read_limits.h"
#include "rules/point.h"

namespace shukei::db {

/// One node record of a RenLib library, as it stands in the file:
///
///     position  flags  [2 bytes of further flags]  [comment]  [board text]
///
/// The texts are bytes of no stated charset, in pairs, ended by a 0 and filled up to an even
/// length.
struct RenlibRecord {
  // The names RenLib's own source has for the flags "has a sibling" and "has no child" are DOWN
  // and RIGHT, the directions of its pointers in neither case.
  static constexpr std::uint32_t kHasSibling = 0x80;
  static constexpr std::uint32_t kIsLeaf = 0x40;
  static constexpr std::uint32_t kOldComment = 0x20;
  static constexpr std::uint32_t kMark = 0x10;
  static constexpr std::uint32_t kComment = 0x08;
  static constexpr std::uint32_t kStart = 0x04;
  static constexpr std::uint32_t kNoMove = 0x02;
  static constexpr std::uint32_t kExtension = 0x01;
  /// Of the further flags: the first byte is bits 16 to 23, the second bits 8 to 15.
  static constexpr std::uint32_t kBoardText = 0x000100;

  std::uint64_t offset = 0;
  std::uint8_t position = 0;
  std::uint32_t flags = 0;
  std::string comment;
  std::string board_text;

  [[nodiscard]] bool has(std::uint32_t flag) const { return (flags & flag) != 0; }
  [[nodiscard]] bool has_comment() const { return has(kComment | kOldComment); }
  /// Nothing when the position is 0: a pass, or the root.
  [[nodiscard]] std::optional<Point> point() const;
};

/// Reads the records of a RenLib library one after another: what is in the file, not what it means.
class RenlibRecords {
 public:
  /// Reads the header; files whose first byte is h8 have none.
  /// Throws ParseError when it is cut short or of a version above 3.4.
  RenlibRecords(ByteSource& source, const ReadLimits& limits);

  [[nodiscard]] int major_version() const { return major_version_; }
  [[nodiscard]] int minor_version() const { return minor_version_; }

  /// Reads the next record; false at the end, where one odd byte is left unread.
  /// Throws ParseError that names the byte when the record is cut short, has a text beyond the
  /// limits, or a position that is no point.
  bool next(RenlibRecord& record);

  /// Where the last whole record ends.
  [[nodiscard]] std::uint64_t end() const { return end_; }
  /// How many bytes come after end(). Reads the source to its end.
  std::uint64_t skip_rest();

 private:
  struct Pair {
    unsigned char first;
    unsigned char second;
  };

  void read_header();
  std::optional<Pair> next_pair();
  Pair pair_of(const std::string& what, std::uint64_t begin);
  void read_text(const std::string& what, std::string& text);
  void read_old_comment(std::string& text);
  void check_length(const std::string& what, std::uint64_t begin, const std::string& text) const;
  [[noreturn]] void refuse(std::uint64_t offset, const std::string& why) const;

  ByteReader reader_;
  const std::string name_;
  const std::size_t longest_text_;
  std::uint64_t end_ = 0;
  int major_version_ = 0;
  int minor_version_ = 0;
};

}  // namespace shukei::db
