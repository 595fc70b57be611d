#pragma once

#include <string>
#include <vector>

#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// A table for people: columns set side by side with two blanks between, as wide as needed.
class TextTable {
 public:
  enum class Align : unsigned char { left, right };
  struct Column {
    std::string heading;
    Align align = Align::left;
  };

  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

  /// REQUIRES as many cells as columns.
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  /// Writes the headings and rows. Where the table is wider than the output, columns are dropped
  /// from the right (the first is always kept) until it fits.
  void write(Output& output) const;

 private:
  [[nodiscard]] std::vector<int> widths() const;

  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace shukei::analyzer
