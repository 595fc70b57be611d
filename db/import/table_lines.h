#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "db/import/text_stream.h"

namespace shukei::db {

/// The cells of a row parted by tabs, without blanks around them, at least one; each a part of the
/// row, those of nothing but blanks empty.
std::vector<std::string_view> cells_of(std::string_view row);

/// The lines of a table of cells parted by tabs, without empty lines and lines that begin with #.
class TableLines {
 public:
  TableLines(TextStream& stream, std::size_t longest) : lines_(stream, longest) {}

  /// Goes to the next line of the table; false when there is none.
  bool next();
  /// At least one; without blanks before and after. Empty when the line is too long.
  [[nodiscard]] const std::vector<std::string_view>& cells() const { return cells_; }
  [[nodiscard]] bool is_too_long() const { return lines_.is_too_long(); }
  /// The line's number in the file, from 1.
  [[nodiscard]] std::int64_t number() const { return lines_.number(); }

 private:
  LineReader lines_;
  std::vector<std::string_view> cells_;
};

}  // namespace shukei::db
