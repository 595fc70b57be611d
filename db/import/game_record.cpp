#include "db/import/game_record.h"

#include <algorithm>
#include <array>

namespace shukei::db {
namespace {

/// Takes up to `most` digits off the front of `text`; nothing when there are none or more.
std::optional<int> take_number(std::string_view& text, std::size_t most) {
  std::size_t digits = 0;
  int number = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') {
    if (++digits > most) return std::nullopt;
    number = 10 * number + (text[digits - 1] - '0');
  }
  text.remove_prefix(digits);
  return digits == 0 ? std::nullopt : std::optional(number);
}

bool take_separator(std::string_view& text) {
  if (text.empty() || std::string_view("-./").find(text[0]) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

/// Letters in lower case, without blanks.
std::string squeezed(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (c == ' ' || c == '\t') continue;
    letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return letters;
}

struct ResultSpelling {
  std::string_view text;
  GameResult result;
};

constexpr std::array kResultSpellings{
    ResultSpelling{"1", GameResult::black_wins}, ResultSpelling{"1-0", GameResult::black_wins},
    ResultSpelling{"+", GameResult::black_wins}, ResultSpelling{"black", GameResult::black_wins},
    ResultSpelling{"b", GameResult::black_wins}, ResultSpelling{"1:0", GameResult::black_wins},
    ResultSpelling{"0", GameResult::white_wins}, ResultSpelling{"0-1", GameResult::white_wins},
    ResultSpelling{"-", GameResult::white_wins}, ResultSpelling{"white", GameResult::white_wins},
    ResultSpelling{"w", GameResult::white_wins}, ResultSpelling{"0:1", GameResult::white_wins},
    ResultSpelling{"0.5", GameResult::draw},     ResultSpelling{"0.5-0.5", GameResult::draw},
    ResultSpelling{"0.5:0.5", GameResult::draw}, ResultSpelling{"1/2", GameResult::draw},
    ResultSpelling{"1/2-1/2", GameResult::draw}, ResultSpelling{"=", GameResult::draw},
    ResultSpelling{"draw", GameResult::draw},    ResultSpelling{"jigo", GameResult::draw},
    ResultSpelling{"½", GameResult::draw},       ResultSpelling{"½-½", GameResult::draw},
    ResultSpelling{"b+draw", GameResult::draw},  ResultSpelling{"w+draw", GameResult::draw},
};

}  // namespace

std::optional<GameDate> parse_date(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  text = text.substr(0, text.find_first_of(" ,T"));
  const std::size_t length = text.size();
  GameDate date;
  const auto year = take_number(text, 4);
  if (!year || length - text.size() != 4) return std::nullopt;
  date.year = *year;
  for (int* const field : {&date.month, &date.day}) {
    if (text.empty()) break;
    if (!take_separator(text)) return std::nullopt;
    const auto number = take_number(text, 2);
    if (!number) return std::nullopt;
    *field = *number;
  }
  if (!text.empty() || date.month > 12 || date.day > 31) return std::nullopt;
  if (date.year == 0) return GameDate{};
  if (date.month == 0) date.day = 0;
  return date;
}

std::string to_string(const GameDate& date) {
  if (!date.is_known()) return "";
  const auto two_digits = [](int number) {
    return std::string(number < 10 ? "-0" : "-") + std::to_string(number);
  };
  std::string text = std::to_string(date.year);
  text.insert(0, 4 - std::min<std::size_t>(4, text.size()), '0');
  if (date.month > 0) text += two_digits(date.month);
  if (date.day > 0) text += two_digits(date.day);
  return text;
}

std::string_view to_string(GameResult result) {
  switch (result) {
    case GameResult::black_wins:
      return "1-0";
    case GameResult::draw:
      return "1/2-1/2";
    case GameResult::white_wins:
      return "0-1";
  }
  return "";
}

std::optional<GameResult> parse_result(std::string_view text) {
  const std::string letters = squeezed(text);
  const auto spelling =
      std::find_if(kResultSpellings.begin(), kResultSpellings.end(),
                   [&](const ResultSpelling& each) { return each.text == letters; });
  if (spelling != kResultSpellings.end()) return spelling->result;
  if (letters.starts_with("b+")) return GameResult::black_wins;
  if (letters.starts_with("w+")) return GameResult::white_wins;
  return std::nullopt;
}

}  // namespace shukei::db
