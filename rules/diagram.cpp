#include "rules/diagram.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <vector>

#include "rules/notation_text.h"
#include "rules/parse_error.h"

namespace shukei {
namespace {

enum class Cell { black, white, free };

struct Glyph {
  std::string_view text;
  Cell cell;
};

constexpr std::array kGlyphs{
    Glyph{"X", Cell::black}, Glyph{"x", Cell::black}, Glyph{"#", Cell::black},
    Glyph{"●", Cell::black}, Glyph{"O", Cell::white}, Glyph{"o", Cell::white},
    Glyph{"○", Cell::white}, Glyph{".", Cell::free},  Glyph{"+", Cell::free},
    Glyph{"*", Cell::free},  Glyph{"-", Cell::free},  Glyph{"_", Cell::free},
    Glyph{"·", Cell::free},  Glyph{"┌", Cell::free},  Glyph{"┬", Cell::free},
    Glyph{"┐", Cell::free},  Glyph{"├", Cell::free},  Glyph{"┼", Cell::free},
    Glyph{"┤", Cell::free},  Glyph{"└", Cell::free},  Glyph{"┴", Cell::free},
    Glyph{"┘", Cell::free},  Glyph{"╋", Cell::free},
};

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    lines.push_back(line);
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return lines;
}

/// A row that only names the files: a b c ... o.
bool names_files(std::string_view line) {
  std::string letters;
  for (const char c : line) {
    if (c != ' ' && c != '\t')
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters == "abcdefghijklmno";
}

/// The cells of one row without rank numbers, blanks and the dashes between points.
std::vector<Cell> cells_of(std::string_view line, int line_number) {
  std::vector<Cell> cells;
  std::size_t offset = 0;
  while (offset < line.size()) {
    const std::string_view rest = line.substr(offset);
    if (rest[0] == ' ' || rest[0] == '\t' || is_digit(rest[0])) {
      ++offset;
      continue;
    }
    if (rest.starts_with("─")) {
      offset += std::string_view("─").size();
      continue;
    }
    const auto glyph = std::find_if(kGlyphs.begin(), kGlyphs.end(), [&](const Glyph& candidate) {
      return rest.starts_with(candidate.text);
    });
    if (glyph == kGlyphs.end()) {
      throw ParseError("", line_number, column_at(offset),
                       "'" + word_at(line, offset) +
                           "' in a diagram: cells are X (black), O (white) and . (free)");
    }
    cells.push_back(glyph->cell);
    offset += glyph->text.size();
  }
  return cells;
}

void place_row(const std::vector<Cell>& cells, int row, Board& board) {
  for (int column = 0; column < kBoardSize; ++column) {
    const Cell cell = cells[static_cast<std::size_t>(column)];
    if (cell == Cell::free) continue;
    board.place(cell == Cell::black ? Colour::black : Colour::white,
                Point::at(column, row).value());
  }
}

/// Whether a row can be one of a diagram: no letters but those of stones, and no points such as
/// o5 where there is not a free cell either.
bool can_be_diagram_row(std::string_view line) {
  bool has_point = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!is_letter(line[i])) continue;
    if (std::string_view("XxOo").find(line[i]) == std::string_view::npos) return false;
    has_point = has_point || (i + 1 < line.size() && is_digit(line[i + 1]));
  }
  const bool has_free_cell = std::any_of(kGlyphs.begin(), kGlyphs.end(), [&](const Glyph& glyph) {
    return glyph.cell == Cell::free && line.find(glyph.text) != std::string_view::npos;
  });
  return has_free_cell || !has_point;
}

/// Whether most of several rows can be those of a diagram, so that a bad cell is told as such.

}  // namespace

bool looks_like_diagram(std::string_view text) {
  int rows = 0;
  int fitting = 0;
  for (const std::string_view line : lines_of(text)) {
    if (line.find_first_not_of(" \t") == std::string_view::npos || names_files(line)) continue;
    ++rows;
    fitting += can_be_diagram_row(line) ? 1 : 0;
  }
  return rows > 1 && 2 * fitting > rows;
}

Board parse_diagram(std::string_view text) {
  Board board;
  int row = kBoardSize;
  int line_number = 0;
  for (const std::string_view line : lines_of(text)) {
    ++line_number;
    if (line.find_first_not_of(" \t") == std::string_view::npos || names_files(line)) continue;
    const std::vector<Cell> cells = cells_of(line, line_number);
    if (cells.size() != kBoardSize) {
      throw ParseError("", line_number, 0,
                       "a diagram row of " + std::to_string(cells.size()) + " cells, not 15");
    }
    if (--row < 0) throw ParseError("", line_number, 0, "a diagram of more than 15 rows");
    place_row(cells, row, board);
  }
  if (row != 0) {
    throw ParseError(0, "a diagram of " + std::to_string(kBoardSize - row) + " rows, not 15");
  }
  return board;
}

}  // namespace shukei
