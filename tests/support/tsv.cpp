#include "tests/support/tsv.h"

#include <fstream>
#include <stdexcept>

namespace shukei {

const std::string& TsvRow::operator[](const std::string& column) const {
  const auto cell = cells.find(column);
  if (cell == cells.end()) throw std::out_of_range("no column '" + column + "'");
  return cell->second;
}

std::vector<std::string> split(std::string_view text, char delimiter) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(delimiter);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<TsvRow> read_tsv(const std::string& path) {
  std::ifstream file(std::string(SHUKEI_SOURCE_DIR) + "/" + path);
  if (!file) throw std::runtime_error("cannot open " + path);
  std::vector<TsvRow> rows;
  std::vector<std::string> columns;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> cells = split(line, '\t');
    if (columns.empty()) {
      columns = std::move(cells);
      continue;
    }
    if (cells.size() > columns.size()) {
      throw std::runtime_error(path + ":" + std::to_string(number) + ": more cells than columns");
    }
    cells.resize(columns.size());
    TsvRow row;
    row.line = number;
    for (std::size_t i = 0; i < columns.size(); ++i) row.cells[columns[i]] = cells[i];
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace shukei
