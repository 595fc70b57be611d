#include "analyzer/output/csv_writer.h"

namespace shukei::analyzer {

CsvWriter& CsvWriter::quoted_cell(std::string_view text) {
  if (row_has_cells_) row_ += ',';
  row_has_cells_ = true;
  constexpr std::string_view kBlanks = " \t";
  const bool has_blank_end =
      !text.empty() && (kBlanks.find(text.front()) != std::string_view::npos ||
                        kBlanks.find(text.back()) != std::string_view::npos);
  if (!has_blank_end && text.find_first_of(",\"\r\n") == std::string_view::npos) {
    row_ += text;
    return *this;
  }
  row_ += '"';
  for (const char c : text) {
    if (c == '"') row_ += '"';
    row_ += c;
  }
  row_ += '"';
  return *this;
}

void CsvWriter::end_row() {
  output_->write(row_ += '\n');
  row_.clear();
  row_has_cells_ = false;
}

}  // namespace shukei::analyzer
