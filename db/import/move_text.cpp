#include "db/import/move_text.h"

#include <algorithm>

namespace shukei::db {
namespace {

bool is_separator(char c) {
  return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '\n' || c == '\r';
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

/// The length of a letter and the one or two digits that follow it, 0 when there is no such thing.
std::size_t point_length(std::string_view text) {
  if (text.size() < 2 || !is_letter(text[0]) || !is_digit(text[1])) return 0;
  if (text.size() == 2 || !is_digit(text[2])) return 2;
  return text.size() == 3 || !is_digit(text[3]) ? 3 : 0;
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
    const std::size_t number = number_length(rest_);
    if (number == 0) break;
    rest_.remove_prefix(number);
  }
  if (rest_.empty()) return std::nullopt;
  MoveWord word;
  if (const std::size_t length = point_length(rest_); length > 0) {
    word.text = rest_.substr(0, length);
    if (const auto point = parse_point(word.text)) word.move = *point;
  } else {
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
