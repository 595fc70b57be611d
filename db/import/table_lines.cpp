#include "db/import/table_lines.h"

#include "db/import/words.h"

namespace shukei::db {
namespace {

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
