#include "rules/notation.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace shukei {
namespace {

constexpr std::string_view kSeparators = " \t\r\n,;";

int column_at(std::size_t offset) { return static_cast<int>(offset) + 1; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The word at `offset`, shortened to what an error message should show.
std::string word_at(std::string_view text, std::size_t offset) {
  constexpr std::size_t kShown = 20;
  std::string_view word = text.substr(offset, text.find_first_of(kSeparators, offset) - offset);
  if (word.size() <= kShown) return std::string(word);
  // Never cut a character of several bytes in two.
  std::size_t end = kShown;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) --end;
  return std::string(word.substr(0, end)) + "...";
}

[[noreturn]] void reject_point(std::string_view text, std::size_t offset) {
  throw ParseError(column_at(offset), "'" + word_at(text, offset) +
                                          "' is not a point: files are a to o, ranks 1 to 15");
}

struct PlacedPoint {
  Point point;
  std::size_t offset;
};

/// The length of the text of one point at `offset`: a letter and one or two digits, taking two
/// when they make a rank. 0 when there is no such text.
std::size_t point_length(std::string_view text, std::size_t offset) {
  if (!is_letter(text[offset])) return 0;
  std::size_t end = offset + 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  const std::size_t digits = end - offset - 1;
  return digits == 1 || digits == 2 ? digits + 1 : 0;
}

std::vector<PlacedPoint> parse_placed_points(std::string_view text, std::size_t offset) {
  std::vector<PlacedPoint> points;
  std::size_t word = offset;
  while (offset < text.size()) {
    if (kSeparators.find(text[offset]) != std::string_view::npos) {
      word = ++offset;
      continue;
    }
    const std::size_t length = point_length(text, offset);
    const auto point = parse_point(text.substr(offset, length));
    if (!point) reject_point(text, points.empty() || word == offset ? word : offset);
    points.push_back({*point, offset});
    offset += length;
  }
  return points;
}

Line line_of(const std::vector<PlacedPoint>& placed, const std::vector<Point>& first_moves = {}) {
  std::vector<Point> moves = first_moves;
  for (const auto& [point, offset] : placed) {
    const auto earlier = std::find(moves.begin(), moves.end(), point);
    if (earlier != moves.end()) {
      throw ParseError(column_at(offset), to_string(point) + " stands twice: move " +
                                              std::to_string(earlier - moves.begin() + 1) +
                                              " and move " + std::to_string(moves.size() + 1));
    }
    moves.push_back(point);
  }
  return Line(std::move(moves));
}

Position position_of(Line line) {
  Board board = line.board();
  return {board, std::move(line)};
}

// --- a bare set: black: h8 h7 white: h9 h6 ------------------------------------------------------

/// Where the word `name` followed by a colon stands in `text` (case ignored); npos when nowhere.
std::size_t find_label(std::string_view text, std::string_view name) {
  for (std::size_t i = 0; i + name.size() < text.size(); ++i) {
    const bool same =
        std::equal(name.begin(), name.end(), text.begin() + static_cast<long>(i),
                   [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)); });
    if (same && text[i + name.size()] == ':') return i;
  }
  return std::string_view::npos;
}

PointSet parse_stones(std::string_view text, std::size_t begin, std::size_t end,
                      const PointSet& taken) {
  PointSet stones;
  for (const auto& [point, offset] : parse_placed_points(text.substr(0, end), begin)) {
    if (stones.contains(point) || taken.contains(point)) {
      throw ParseError(column_at(offset), to_string(point) + " stands twice");
    }
    stones.insert(point);
  }
  return stones;
}

std::optional<Position> parse_stone_sets(std::string_view text) {
  constexpr std::size_t kLabel = 6;  // "black:" and "white:" are equally long
  const std::size_t black = find_label(text, "black");
  const std::size_t white = find_label(text, "white");
  if (black == std::string_view::npos && white == std::string_view::npos) return std::nullopt;
  const std::size_t first = std::min(black, white);
  if (text.find_first_not_of(kSeparators) != first) {
    throw ParseError(1, "stones before 'black:' or 'white:' belong to neither colour");
  }
  const auto stones_after = [&](std::size_t label, std::size_t other, const PointSet& taken) {
    if (label == std::string_view::npos) return PointSet{};
    const std::size_t end = other > label ? std::min(other, text.size()) : text.size();
    return parse_stones(text, label + kLabel, end, taken);
  };
  const PointSet blacks = stones_after(black, white, {});
  return Position{Board(blacks, stones_after(white, black, blacks)), std::nullopt};
}

// --- a diagram of 15 rows -----------------------------------------------------------------------

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

Position parse_diagram(std::string_view text) {
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
  return {board, std::nullopt};
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

// --- openings by code or name -------------------------------------------------------------------

/// Whether further moves can follow the opening: none of them is on one of its stones.
bool can_follow(const Opening& opening, const std::vector<PlacedPoint>& moves) {
  return std::none_of(moves.begin(), moves.end(), [&](const PlacedPoint& placed) {
    return opening.board().at(placed.point).has_value();
  });
}

Position continued(const Opening& opening, const std::vector<PlacedPoint>& moves) {
  return position_of(line_of(moves, {kCentre, opening.second, opening.third}));
}

bool begins_like_point(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kSeparators);
  return begin + 1 < text.size() && is_letter(text[begin]) && is_digit(text[begin + 1]);
}

/// An opening's code or name of one to three words at the head of the text, then moves.
std::optional<Position> parse_opening_line(std::string_view text) {
  // No name begins like a point; codes do, and are one word.
  const int most_words = begins_like_point(text) ? 1 : 3;
  std::size_t end = 0;
  for (int words = 1; words <= most_words && end < text.size(); ++words) {
    const std::size_t begin = text.find_first_not_of(kSeparators, end);
    if (begin == std::string_view::npos) break;
    end = std::min(text.find_first_of(kSeparators, begin), text.size());
    const std::string_view head = text.substr(0, end);
    const std::size_t head_begin = head.find_first_not_of(kSeparators);
    const auto code = parse_opening(head.substr(head_begin));
    if (!code) continue;
    const bool alone = text.find_first_not_of(kSeparators, end) == std::string_view::npos;
    const bool is_point = parse_point(head.substr(head_begin)).has_value();
    if (is_point && !alone && !std::isupper(static_cast<unsigned char>(head[head_begin]))) continue;
    const auto moves = parse_placed_points(text, end);
    if (is_point && !can_follow(opening(*code), moves)) continue;
    return continued(opening(*code), moves);
  }
  return std::nullopt;
}

}  // namespace

std::vector<Point> parse_points(std::string_view text) {
  std::vector<Point> points;
  for (const auto& placed : parse_placed_points(text, 0)) points.push_back(placed.point);
  return points;
}

Line parse_line(std::string_view text) { return line_of(parse_placed_points(text, 0)); }

Position parse_position(std::string_view text) {
  if (text.find_first_not_of(kSeparators) == std::string_view::npos) {
    throw ParseError(0,
                     "no position given; write moves (h8 h9 j8), an opening (D7) or "
                     "black: ... white: ...");
  }
  if (auto sets = parse_stone_sets(text)) return *sets;
  if (looks_like_diagram(text)) return parse_diagram(text);
  if (auto opened = parse_opening_line(text)) return *opened;
  if (!begins_like_point(text)) {
    const std::size_t begin = text.find_first_not_of(kSeparators);
    throw ParseError(column_at(begin), "'" + word_at(text, begin) +
                                           "' is neither a point (a1 to o15) nor an opening "
                                           "(D1 to D13, I1 to I13, or a name)");
  }
  return position_of(parse_line(text));
}

std::string to_string(std::span<const Point> points) {
  std::string text;
  for (const Point point : points) {
    if (!text.empty()) text += ' ';
    text += to_string(point);
  }
  return text;
}

std::string to_string(const Line& line) { return to_string(line.moves()); }

std::vector<Point> listed_moves(const Board& board) {
  std::vector<Point> black;
  if (board.black().contains(kCentre)) black.push_back(kCentre);
  for (const Point point : board.black()) {
    if (point != kCentre) black.push_back(point);
  }
  const std::vector<Point> white(board.white().begin(), board.white().end());
  std::vector<Point> moves;
  for (std::size_t i = 0; i < std::max(black.size(), white.size()); ++i) {
    if (i < black.size()) moves.push_back(black[i]);
    if (i < white.size()) moves.push_back(white[i]);
  }
  return moves;
}

}  // namespace shukei
