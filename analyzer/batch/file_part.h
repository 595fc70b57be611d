#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "analyzer/batch/line_reader.h"
#include "analyzer/command_line/shard.h"

namespace shukei::analyzer {

/// The bytes of a file from `begin` to before `end`. A line belongs to the part in which its first
/// byte is, and a record of a file that is not read line by line to the part in which it would be
/// if all its records were equally long.
struct FilePart {
  std::string name;
  std::uint64_t begin = 0;
  std::uint64_t end = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t size = 0;  ///< Of the file; not needed for a whole one.

  [[nodiscard]] bool is_whole() const { return begin == 0 && end >= size; }

  /// The first of `count` records that belongs to the part or to one behind it.
  [[nodiscard]] std::uint64_t first_record(std::uint64_t count) const {
    return record(begin, count);
  }
  /// The first that belongs to one behind it.
  [[nodiscard]] std::uint64_t past_record(std::uint64_t count) const { return record(end, count); }

 private:
  [[nodiscard]] std::uint64_t record(std::uint64_t byte, std::uint64_t count) const;
};

/// What of files in a row a shard has to do: parts of about equal numbers of bytes, such that those
/// of all shards, in order, are all files, in order. Files that cannot be looked at are there
/// whole: whoever opens them tells why. Throws UsageError for standard input ("-") and other files
/// that are not regular: nobody can say where a part of them begins.
std::vector<FilePart> parts_of(std::span<const std::string> files, const Shard& shard);

/// What of the files comes before the parts of the shard; files that cannot be looked at left out.
std::vector<FilePart> parts_before(std::span<const std::string> files, const Shard& shard);

/// The lines of a part, read from a source of the whole file.
class PartReader {
 public:
  /// Reads up to the first line of the part.
  PartReader(ByteSource whole, const FilePart& part);

  /// The number of that line in the file, from 1.
  [[nodiscard]] std::uint64_t first_line() const { return first_line_; }

  /// Reads on as a ByteSource does, to the end of the last line of the part.
  std::size_t read(std::span<char> buffer);

 private:
  bool fill();
  /// How many bytes of the text, which begins at at_, belong to the part; sets is_over_ at its end.
  std::size_t wanted(std::string_view text);

  ByteSource whole_;
  std::uint64_t end_;
  std::string known_;     ///< Read but not handed over.
  std::uint64_t at_ = 0;  ///< Where known_ begins.
  std::uint64_t first_line_ = 1;
  bool is_over_ = false;
};

}  // namespace shukei::analyzer
