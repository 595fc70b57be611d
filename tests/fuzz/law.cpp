#include "tests/fuzz/law.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "db/import/utf8.h"

namespace shukei::fuzz {
namespace {

/// What a person reads of a line, generously.
constexpr std::size_t kLongestMessage = 1000;

}  // namespace

void must_hold(bool holds, std::string_view law) {
  if (holds) return;
  std::fprintf(stderr, "broken law: %.*s\n", static_cast<int>(law.size()), law.data());
  std::abort();
}

void check_error(const ParseError& error, std::string_view input) {
  const std::string_view message = error.what();
  must_hold(!message.empty(), "an error says something");
  must_hold(message.find('\n') == std::string_view::npos, "an error is one line");
  must_hold(message.size() <= kLongestMessage, "an error is short");
  must_hold(db::is_utf8(message) || !db::is_utf8(input), "an error about UTF-8 is UTF-8");
  // To XML a carriage return alone is a line end too (XML 1.0, 2.11).
  const auto ends_line = [](char c) { return c == '\n' || c == '\r'; };
  const auto lines = std::count_if(input.begin(), input.end(), ends_line) + 1;
  must_hold(error.line() >= 0 && error.line() <= lines + 1, "an error's line is one of the input");
  // Marks of bytes that are not understood are longer than those bytes.
  must_hold(error.column() >= 0 && static_cast<std::size_t>(error.column()) <= 4 * input.size() + 1,
            "an error's column is one of the input");
}

}  // namespace shukei::fuzz
