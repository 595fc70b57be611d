#include "rules/opening.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "openings_tsv.h"

namespace shukei {
namespace {

/// Takes the text up to `delimiter` off the front of `rest`, the delimiter too.
constexpr std::string_view take_until(std::string_view& rest, char delimiter) {
  const std::size_t end = rest.find(delimiter);
  const std::string_view taken = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return taken;
}

constexpr int parse_number(std::string_view text) {
  int number = 0;
  for (const char digit : text) number = 10 * number + (digit - '0');
  return number;
}

constexpr OpeningCode code_from(bool direct, int number) {
  return OpeningCode::from_index((direct ? 0 : kOpeningCount / 2) + number - 1);
}

/// One row of data/openings.tsv. A point that cannot be read fails the compilation.
constexpr Opening parse_row(std::string_view row) {
  const std::string_view code = take_until(row, '\t');
  const std::string_view name = take_until(row, '\t');
  const std::string_view kanji = take_until(row, '\t');
  const Point second = parse_point(take_until(row, '\t')).value();
  const Point third = parse_point(take_until(row, '\t')).value();
  const std::string_view chinese = take_until(row, '\t');
  const std::string_view english = take_until(row, '\t');
  const std::string_view aliases = take_until(row, '\t');
  return {code_from(code[0] == 'D', parse_number(code.substr(1))),
          name,
          kanji,
          second,
          third,
          chinese,
          english,
          aliases,
          parse_number(row)};
}

template <std::size_t... kIndex>
constexpr std::array<Opening, sizeof...(kIndex)> parse_table(std::index_sequence<kIndex...>) {
  std::string_view rest = kOpeningsTsv;
  take_until(rest, '\n');
  // A braced list is evaluated from left to right, so the rows are taken in their order.
  return {(static_cast<void>(kIndex), parse_row(take_until(rest, '\n')))...};
}

constexpr std::array<Opening, kOpeningCount> kOpenings =
    parse_table(std::make_index_sequence<kOpeningCount>{});

constexpr bool codes_are_in_order() {
  for (int i = 0; i < kOpeningCount; ++i) {
    if (kOpenings[static_cast<std::size_t>(i)].code.index() != i) return false;
  }
  return true;
}
static_assert(codes_are_in_order(), "data/openings.tsv lists D1..D13, I1..I13 in this order");

constexpr std::size_t kBoxSide = 5;
constexpr std::uint8_t kNone = 0xFF;

/// Index of a point in the central 5x5 box. REQUIRES that it lies there.
constexpr std::size_t box_index(Point point) {
  constexpr int kLow = (kBoardSize - static_cast<int>(kBoxSide)) / 2;
  return static_cast<std::size_t>(point.row() - kLow) * kBoxSide +
         static_cast<std::size_t>(point.column() - kLow);
}

using PlacementTable =
    std::array<std::array<std::uint8_t, kBoxSide * kBoxSide>, kBoxSide * kBoxSide>;

/// The opening of each (move 2, move 3) in the boxes: the 26 and their images.
constexpr PlacementTable make_placement_table() {
  PlacementTable table{};
  for (auto& row : table) row.fill(kNone);
  for (const Opening& opening : kOpenings) {
    for (const Symmetry symmetry : kSymmetries) {
      table[box_index(apply(symmetry, opening.second))][box_index(apply(symmetry, opening.third))] =
          static_cast<std::uint8_t>(opening.code.index());
    }
  }
  return table;
}
constexpr PlacementTable kPlacements = make_placement_table();
constexpr PointSet kSecondBox = central_box(3) - PointSet{kCentre};
constexpr PointSet kThirdBox = central_box(5) - PointSet{kCentre};

/// Lower case, without the marks of long vowels, hyphens, apostrophes and spaces.
std::string folded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const std::string_view pair = text.substr(i, 2);
    if (pair == "ō" || pair == "Ō")
      result += 'o', ++i;
    else if (pair == "ū" || pair == "Ū")
      result += 'u', ++i;
    else if (c >= 'A' && c <= 'Z')
      result += static_cast<char>(c - 'A' + 'a');
    else if (c != ' ' && c != '-' && c != '\'')
      result += c;
  }
  return result;
}

std::optional<int> parse_opening_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 2 || digits[0] == '0') return std::nullopt;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
  }
  const int number = parse_number(digits);
  if (number > kOpeningCount / 2) return std::nullopt;
  return number;
}

bool strip_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// A code in one of its spellings, already folded: d7, 7d, 直接7号, 间接7号.
std::optional<OpeningCode> parse_code(std::string_view text) {
  std::optional<bool> direct;
  for (const std::string_view word : {"直接", "直", "d"}) {
    if (strip_prefix(text, word)) direct = true;
    if (direct) break;
  }
  for (const std::string_view word : {"間接", "间接", "間", "间", "i"}) {
    if (direct) break;
    if (strip_prefix(text, word)) direct = false;
  }
  if (direct) {
    for (const std::string_view word : {"号", "號"}) {
      if (text.ends_with(word)) text.remove_suffix(word.size());
    }
  } else if (!text.empty() && (text.back() == 'd' || text.back() == 'i')) {
    direct = text.back() == 'd';
    text.remove_suffix(1);
  }
  if (!direct) return std::nullopt;
  const auto number = parse_opening_number(text);
  if (!number) return std::nullopt;
  return code_from(*direct, *number);
}

/// Every name and spelling, folded, with its opening. Made once, on first use.
const std::unordered_map<std::string, OpeningCode>& names() {
  static const auto kNames = [] {
    std::unordered_map<std::string, OpeningCode> all;
    for (const Opening& opening : kOpenings) {
      for (std::string_view listed :
           {opening.name, opening.kanji, opening.chinese, opening.english, opening.aliases}) {
        while (!listed.empty()) all.emplace(folded(take_until(listed, ';')), opening.code);
      }
    }
    return all;
  }();
  return kNames;
}

}  // namespace

std::string to_string(OpeningCode code) {
  std::string text(1, code.is_direct() ? 'D' : 'I');
  text += std::to_string(code.number());
  return text;
}

std::vector<OpeningCode> OpeningSet::codes() const {
  std::vector<OpeningCode> members;
  for (int i = 0; i < kOpeningCount; ++i) {
    if (contains(OpeningCode::from_index(i))) members.push_back(OpeningCode::from_index(i));
  }
  return members;
}

std::string to_string(OpeningSet set) {
  std::string text;
  for (const OpeningCode code : set.codes()) {
    if (!text.empty()) text += ' ';
    text += to_string(code);
  }
  return text;
}

std::span<const Opening> openings() { return kOpenings; }

const Opening& opening(OpeningCode code) {
  return kOpenings[static_cast<std::size_t>(code.index())];
}

std::optional<OpeningCode> parse_opening(std::string_view text) {
  const std::string wanted = folded(text);
  if (const auto code = parse_code(wanted)) return code;
  const auto named = names().find(wanted);
  if (wanted.empty() || named == names().end()) return std::nullopt;
  return named->second;
}

std::optional<OpeningCode> opening_of(Point second, Point third) {
  if (!kSecondBox.contains(second) || !kThirdBox.contains(third)) return std::nullopt;
  const std::uint8_t index = kPlacements[box_index(second)][box_index(third)];
  if (index == kNone) return std::nullopt;
  return OpeningCode::from_index(index);
}

std::optional<OpeningCode> opening_of(const Line& line) {
  if (line.size() < 3 || line[0] != kCentre) return std::nullopt;
  return opening_of(line[1], line[2]);
}

std::vector<OpeningReading> opening_readings(const Board& board) {
  std::vector<OpeningReading> readings;
  if (!board.black().contains(kCentre)) return readings;
  for (const Point third : board.black() & kThirdBox) {
    for (const Point second : board.white() & kSecondBox) {
      readings.push_back({opening_of(second, third).value(), second, third});
    }
  }
  return readings;
}

std::vector<OpeningReading> distinct_opening_readings(const Board& board) {
  const SymmetrySet own = board_stabiliser(board);
  const auto are_same = [&](const OpeningReading& a, const OpeningReading& b) {
    return std::any_of(kSymmetries.begin(), kSymmetries.end(), [&](Symmetry symmetry) {
      return own.contains(symmetry) && apply(symmetry, a.second) == b.second &&
             apply(symmetry, a.third) == b.third;
    });
  };
  std::vector<OpeningReading> distinct;
  for (const OpeningReading& reading : opening_readings(board)) {
    const bool known = std::any_of(distinct.begin(), distinct.end(),
                                   [&](const auto& earlier) { return are_same(earlier, reading); });
    if (!known) distinct.push_back(reading);
  }
  return distinct;
}

OpeningSet possible_openings(const Board& board) {
  OpeningSet possible;
  if (!board.is_alternating()) return possible;
  if (board.size() >= 3) {
    for (const OpeningReading& reading : opening_readings(board)) possible.insert(reading.code);
    return possible;
  }
  const PointSet& black = board.black();
  if (!(black - PointSet{kCentre}).empty()) return possible;
  const PointSet seconds = board.white().empty() ? kSecondBox : board.white() & kSecondBox;
  for (const Point second : seconds) {
    for (const Point third : kThirdBox - PointSet{second}) {
      possible.insert(opening_of(second, third).value());
    }
  }
  return possible;
}

}  // namespace shukei
