#include "rules/notation.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "rules/diagram.h"
#include "rules/notation_text.h"

namespace shukei {
namespace {

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

bool is_separator(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' || c == ';';
}

/// Calls visit(PlacedPoint) for each point of the text from an offset on.
template <typename Visit>
void for_each_point(std::string_view text, std::size_t offset, const Visit& visit) {
  while (offset < text.size()) {
    if (is_separator(text[offset])) {
      ++offset;
      continue;
    }
    const std::size_t length = point_length(text, offset);
    const auto point = parse_point(text.substr(offset, length));
    if (!point) reject_point(text, offset);
    visit(PlacedPoint{*point, offset});
    offset += length;
  }
}

std::vector<PlacedPoint> parse_placed_points(std::string_view text, std::size_t offset) {
  std::vector<PlacedPoint> points;
  for_each_point(text, offset, [&](const PlacedPoint& placed) { points.push_back(placed); });
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
    return parse_stones(text.substr(0, end), label + kLabel, taken);
  };
  const PointSet blacks = stones_after(black, white, {});
  return Position{Board(blacks, stones_after(white, black, blacks)), std::nullopt};
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

PointSet parse_stones(std::string_view text, std::size_t begin, const PointSet& taken) {
  PointSet stones;
  for_each_point(text, begin, [&](const PlacedPoint& placed) {
    if (stones.contains(placed.point) || taken.contains(placed.point)) {
      throw ParseError(column_at(placed.offset), to_string(placed.point) + " stands twice");
    }
    stones.insert(placed.point);
  });
  return stones;
}

Line parse_line(std::string_view text) { return line_of(parse_placed_points(text, 0)); }

Position parse_position(std::string_view text) {
  if (text.find_first_not_of(kSeparators) == std::string_view::npos) {
    throw ParseError(0,
                     "no position given; write moves (h8 h9 j8), an opening (D7) or "
                     "black: ... white: ...");
  }
  if (auto sets = parse_stone_sets(text)) return *sets;
  if (looks_like_diagram(text)) return {parse_diagram(text), std::nullopt};
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
  const std::vector<Point> white(board.white().begin(), PointSet::end());
  std::vector<Point> moves;
  for (std::size_t i = 0; i < std::max(black.size(), white.size()); ++i) {
    if (i < black.size()) moves.push_back(black[i]);
    if (i < white.size()) moves.push_back(white[i]);
  }
  return moves;
}

}  // namespace shukei
