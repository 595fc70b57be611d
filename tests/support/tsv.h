#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace shukei {

/// One row of a table, its cells by the names of their columns.
struct TsvRow {
  std::map<std::string, std::string> cells;
  int line = 0;  ///< In the file, from 1.

  /// The cell of a column. Throws std::out_of_range, naming the column, when there is none.
  [[nodiscard]] const std::string& operator[](const std::string& column) const;
};

/// The parts of `text` between delimiters; one part, empty, for an empty text.
std::vector<std::string> split(std::string_view text, char delimiter);

/// The rows of a TSV file of this repository, such as "tests/cases/fifth_symmetry.tsv": a header
/// row first, lines that are empty or begin with # skipped. Rows may be shorter than the header:
/// the cells they lack are empty. Throws std::runtime_error when there is no such file.
std::vector<TsvRow> read_tsv(const std::string& path);

}  // namespace shukei
