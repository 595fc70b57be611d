#include "db/import/table_lines.h"

#include "db/import/words.h"

namespace shukei::db {
namespace {

/// cells_of() for cells that are used again: no allocation when they fit.
void split(std::string_view line, std::vector<std::string_view>& cells) {
  cells.clear();
  for (;;) {
    const std::size_t end = line.find('\t');
    cells.push_back(trimmed(line.substr(0, end)));
    if (end == std::string_view::npos) return;
    line.remove_prefix(end + 1);
  }
}

}  // namespace

std::vector<std::string_view> cells_of(std::string_view row) {
  std::vector<std::string_view> cells;
  split(row, cells);
  return cells;
}

bool TableLines::next() {
  while (lines_.next()) {
    if (lines_.is_too_long()) {
      cells_.clear();
      return true;
    }
    const std::string_view line = lines_.line();
    if (trimmed(line).empty() || line[0] == '#') continue;
    split(line, cells_);
    return true;
  }
  return false;
}

}  // namespace shukei::db
