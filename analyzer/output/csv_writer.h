#pragma once

#include <string>
#include <string_view>

#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// Writes rows of comma-separated values (RFC 4180, with line feeds for line ends). The first row
/// is the header. Cells with blanks at their ends stand in quotation marks too: many readers drop
/// them otherwise.
class CsvWriter {
 public:
  explicit CsvWriter(Output& output) : output_(&output) {}

  /// Adds a cell to the row: text, numbers, or anything fmt can format.
  template <typename Value>
  CsvWriter& cell(const Value& value) {
    return quoted_cell(fmt::format("{}", value));
  }
  void end_row();

  /// A whole row.
  template <typename... Values>
  void row(const Values&... values) {
    (cell(values), ...);
    end_row();
  }

 private:
  CsvWriter& quoted_cell(std::string_view text);

  Output* output_;
  std::string row_;
  bool row_has_cells_ = false;
};

}  // namespace shukei::analyzer
