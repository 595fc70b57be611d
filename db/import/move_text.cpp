#include "db/import/move_text.h"

#include <algorithm>
#include <cstdint>

namespace shukei::db {
namespace {

/// Blank, tab, line ends, comma and semicolon, as bits of one word.
bool is_separator(char c) {
  constexpr std::uint64_t kSeparators = std::uint64_t{1} << ' ' | std::uint64_t{1} << '\t' |
                                        std::uint64_t{1} << '\n' | std::uint64_t{1} << '\r' |
                                        std::uint64_t{1} << ',' | std::uint64_t{1} << ';';
  const auto byte = static_cast<unsigned char>(c);
  return byte < 64 && (kSeparators >> byte & 1U) != 0;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The length of the move number at the front ("12."), 0 when there is none.
std::size_t number_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && is_digit(text[length])) ++length;
  if (length == 0 || length == text.size() || text[length] != '.') return 0;
  while (length < text.size() && text[length] == '.') ++length;
  return length;
}

/// The value of the digit at `offset`; 10 or more when there is none.
unsigned digit_at(std::string_view text, std::size_t offset) {
  return offset < text.size() ? static_cast<unsigned char>(text[offset]) - unsigned{'0'} : 10U;
}

/// The word at the front when it is a letter and the one or two digits that follow it, on the board
/// or not; an empty word when it is something else. Which of the two hangs on the move, so nothing
/// here branches on it.
MoveWord point_word(std::string_view text) {
  const unsigned first = digit_at(text, 1);
  if (first > 9 || !is_letter(text[0])) return {};
  const unsigned second = digit_at(text, 2);
  const bool has_two = second <= 9;
  if (has_two && digit_at(text, 3) <= 9) return {};
  const unsigned rank = has_two ? 10 * first + second : first;
  MoveWord word{text.substr(0, has_two ? 3 : 2), std::nullopt};
  const auto point = Point::at((text[0] | 0x20) - 'a', static_cast<int>(rank) - 1);
  if (point && first != 0) word.move = *point;
  return word;
}

std::size_t word_length(std::string_view text) {
  const auto end = std::find_if(text.begin(), text.end(), is_separator);
  return static_cast<std::size_t>(end - text.begin());
}

bool is_pass(std::string_view word) {
  constexpr std::string_view kPass = "pass";
  return word == "--" || std::equal(word.begin(), word.end(), kPass.begin(), kPass.end(),
                                    [](char a, char b) { return (a | 0x20) == b; });
}

}  // namespace

std::optional<MoveWord> MoveScanner::next() {
  for (;;) {
    while (!rest_.empty() && is_separator(rest_[0])) rest_.remove_prefix(1);
    if (rest_.empty()) return std::nullopt;
    const std::size_t number = number_length(rest_);
    if (number == 0) break;
    rest_.remove_prefix(number);
  }
  MoveWord word = point_word(rest_);
  if (word.text.empty()) {
    word.text = rest_.substr(0, word_length(rest_));
    if (is_pass(word.text)) word.move = Move::pass();
  }
  rest_.remove_prefix(word.text.size());
  return word;
}

bool MoveRecorder::add(Move move, std::string_view rest) {
  if (game_.moves.size() >= kMostMoves) {
    stop(GameFlag::too_many_moves, rest);
    return false;
  }
  if (!move.is_pass()) {
    if (taken_.contains(move.point())) {
      stop(GameFlag::occupied_point, rest);
      return false;
    }
    taken_.insert(move.point());
  }
  game_.moves.push_back(move);
  return true;
}

void MoveRecorder::stop(GameFlag why, std::string_view rest) {
  game_.flags.insert(why);
  assign_text(rest, game_.unread_moves);
}

void record_moves(std::string_view marked, GameRecord& game) {
  MoveScanner scanner(marked);
  MoveRecorder recorder(game);
  while (const auto word = scanner.next()) {
    const std::string_view rest(word->text.data(), word->text.size() + scanner.rest().size());
    if (!word->move) {
      recorder.stop(GameFlag::unreadable_move, rest);
      return;
    }
    if (!recorder.add(*word->move, rest)) return;
  }
}

bool begins_with_move(std::string_view text) {
  const auto word = MoveScanner(text).next();
  return word && word->move;
}

std::vector<Point> parse_offered(std::string_view text) {
  std::vector<Point> points;
  MoveScanner scanner(text);
  while (const auto word = scanner.next()) {
    if (!word->move || word->move->is_pass() || points.size() == kBoardPoints) return {};
    points.push_back(word->move->point());
  }
  return points;
}

}  // namespace shukei::db
