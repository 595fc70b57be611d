#include "analyzer/command_line/question.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "analyzer/command_line/input_file.h"
#include "analyzer/command_line/text_input.h"
#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {
namespace {

/// The same error with its place told by line and column within `text`. parse_position() tells the
/// line itself only for diagrams; else its column counts from the head of the text.
ParseError placed(const ParseError& error, std::string_view text, const std::string& source) {
  if (error.line() > 0) return error.in(source, error.line());
  if (error.column() == 0) return {source, 0, 0, error.message()};
  const auto offset = std::min(text.size(), static_cast<std::size_t>(error.column() - 1));
  const std::string_view before = text.substr(0, offset);
  const auto line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return {source, line, static_cast<int>(offset - line_start) + 1, error.message()};
}

std::string in_words(int count) {
  constexpr std::array<std::string_view, 6> kNumbers{"no", "one", "two", "three", "four", "five"};
  const auto index = static_cast<std::size_t>(count);
  return index < kNumbers.size() ? std::string(kNumbers[index]) : std::to_string(count);
}

/// The stones as they were told: moves in order, else black and white ones.
std::string stones_of(const Position& position) {
  if (position.line) return to_string(*position.line);
  const Board& board = position.board;
  std::string text = "black:";
  for (const Point point : board.black()) text += " " + to_string(point);
  text += " white:";
  for (const Point point : board.white()) text += " " + to_string(point);
  return text;
}

}  // namespace

Position parse_position_of(std::string_view text, const std::string& source) {
  try {
    return parse_position(text);
  } catch (const ParseError& error) {
    throw placed(error, text, source);
  }
}

Position read_position(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) {
    const bool is_source = word == "-" || word.starts_with('@');
    if (is_source && words.size() > 1) {
      throw UsageError(
          fmt::format("'{}' stands for a whole position: nothing may be beside it", word));
    }
    if (is_source) {
      const std::string name = word == "-" ? word : word.substr(1);
      return parse_position_of(read_text(name), source_name(name));
    }
    if (!text.empty()) text += ' ';
    text += word;
  }
  return parse_position(text);
}

std::vector<Point> read_points(std::string_view option, std::string_view text) {
  try {
    return parse_points(text);
  } catch (const ParseError& error) {
    throw UsageError(fmt::format("{}: {}", option, error.what()));
  }
}

OpeningCode read_opening(std::string_view name) {
  const auto code = parse_opening(name);
  if (!code) {
    throw UsageError(fmt::format(
        "'{}' is no opening; write a code (D1 to D13, I1 to I13) or a name (Kinsei)", name));
  }
  return *code;
}

std::string stones_in_words(int count) {
  return fmt::format("{} stone{}", count, count == 1 ? "" : "s");
}

void require_stones(std::string_view command, const Position& position, int stones) {
  const Board& board = position.board;
  if (board.size() == stones && board.is_alternating()) return;
  const std::string wanted =
      fmt::format("{} needs {} stone{}", command, in_words(stones), stones == 1 ? "" : "s");
  if (board.size() != stones) {
    throw UsageError(
        fmt::format("{}; these are {}: {}", wanted, board.size(), stones_of(position)));
  }
  throw UsageError(fmt::format("{}, {} black and {} white; these are {} black and {} white: {}",
                               wanted, (stones + 1) / 2, stones / 2, board.black().size(),
                               board.white().size(), stones_of(position)));
}

}  // namespace shukei::analyzer
