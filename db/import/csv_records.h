#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "db/import/text_stream.h"

namespace shukei::db {

/// The records of comma-separated values (RFC 4180) in marked UTF-8: a cell in quotation marks may
/// hold anything, line ends too, and stands as it is; others lose the blanks around them.
/// Semicolons part the cells instead when the first line has more of them. Empty lines are passed
/// over.
class CsvRecords {
 public:
  /// The stream outlives the records; `name` is the source's, for errors. A record of more than
  /// `longest` bytes is refused.
  CsvRecords(TextStream& stream, std::string name, std::size_t longest);
  ~CsvRecords();

  /// Goes to the next record; false when there is none. Throws ParseError with the line when a
  /// quotation mark stands where none can, is never closed, or the record is too long.
  bool next();
  /// At least one. Valid until the next call of next().
  [[nodiscard]] const std::vector<std::string_view>& cells() const { return cells_; }
  /// The line in which the record begins, from 1.
  [[nodiscard]] std::int64_t line() const { return line_; }

 private:
  class Parser;

  std::string_view next_line();
  void feed(std::string_view line);
  void check(bool fine, const std::string& why) const;

  TextStream& stream_;
  std::string name_;
  std::size_t longest_;
  std::unique_ptr<Parser> parser_;
  std::string_view piece_;
  std::vector<std::string_view> cells_;
  std::int64_t line_ = 1;
  std::int64_t next_line_ = 1;
  std::size_t length_ = 0;  ///< Of the record so far.
  bool at_end_ = false;
};

}  // namespace shukei::db
