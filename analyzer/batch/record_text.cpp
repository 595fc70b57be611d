#include "analyzer/batch/record_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <type_traits>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/command_line/value_check.h"
#include "db/import/game_record.h"
#include "db/import/move_text.h"
#include "db/import/words.h"
#include "rules/notation.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

constexpr int kMostDeclared = 1000;

using Moves = std::vector<std::optional<Point>>;

Moves parse_moves(std::string_view text) {
  Moves moves;
  db::MoveScanner words(text);
  while (const auto word = words.next()) {
    if (!word->move) {
      throw ParseError(static_cast<int>(word->text.data() - text.data()) + 1,
                       fmt::format("'{}' is not a move: points are a1 to o15, a pass is --",
                                   db::shown(word->text)));
    }
    moves.push_back(word->move->is_pass() ? std::nullopt : std::optional(word->move->point()));
  }
  return moves;
}

std::vector<int> parse_swaps(std::string_view text) {
  std::vector<int> swaps;
  const std::string lower = db::lower_case(text);
  if (lower == "-" || lower == "none") return swaps;
  constexpr std::string_view kSeparators = " ,;";
  for (std::size_t begin = text.find_first_not_of(kSeparators); begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kSeparators, begin), text.size());
    swaps.push_back(parse_number("the number of a move", db::shown(text.substr(begin, end - begin)),
                                 0, kBoardPoints));
    begin = text.find_first_not_of(kSeparators, end);
  }
  return swaps;
}

Point parse_pick(std::string_view text) {
  const std::vector<Point> points = parse_points(text);
  if (points.size() != 1) throw UsageError("one point is kept, not several");
  return points.front();
}

std::optional<Outcome> parse_outcome(std::string_view text) {
  if (text == "*" || text == "?") return std::nullopt;
  const auto result = db::parse_result(text);
  if (!result) {
    throw UsageError(
        fmt::format("'{}' is not 1-0, 0-1, 1/2-1/2, black, white or draw", db::shown(text)));
  }
  if (*result == db::GameResult::draw) return Outcome::draw;
  return *result == db::GameResult::black_wins ? Outcome::black_wins : Outcome::white_wins;
}

/// Reads a field that is not empty; errors tell which it is, and where.
template <typename Parse>
std::optional<std::invoke_result_t<Parse, std::string_view>> parse_field(const RecordText& text,
                                                                         RecordField field,
                                                                         const Parse& parse) {
  const std::string_view part = text.of(field);
  if (part.empty()) return std::nullopt;
  try {
    return parse(part);
  } catch (const ParseError& error) {
    const std::string message = fmt::format("{}: {}", to_string(field), error.message());
    if (text.line.empty()) throw UsageError(message);
    const std::int64_t offset = part.data() - text.line.data();
    throw ParseError(offset + std::max<std::int64_t>(error.column(), 1), message);
  } catch (const UsageError& error) {
    throw UsageError(fmt::format("{}: {}", to_string(field), error.what()));
  }
}

}  // namespace

std::string_view to_string(RecordField field) {
  constexpr std::array<std::string_view, kRecordFields> kNames{
      "id", "rule", "moves", "swaps", "declared", "offers", "picked", "result"};
  return kNames[static_cast<std::size_t>(field)];
}

OpeningRule record_rule(std::string_view name, const RecordDefaults& defaults) {
  if (!name.empty()) return require_rule(name, defaults.rules);
  if (!defaults.rule) throw UsageError("no rule: name one in the record or with --rule");
  return *defaults.rule;
}

PlayedGame parse_record(const RecordText& text, const RecordDefaults& defaults) {
  using enum RecordField;
  const auto number = [](std::string_view cell) {
    return parse_number("the number", db::shown(cell), 0, kMostDeclared);
  };
  PlayedGame game{record_rule(text.of(rule), defaults), {}, {}, {}, {}, {}, {}, defaults.reading};
  game.moves = parse_field(text, moves, parse_moves).value_or(Moves());
  game.swaps = parse_field(text, swaps, parse_swaps);
  game.declared = parse_field(text, declared, number);
  game.offers = parse_field(text, offers, parse_points);
  game.picked = parse_field(text, picked, parse_pick);
  game.outcome = parse_field(text, result, parse_outcome).value_or(std::nullopt);
  return game;
}

}  // namespace shukei::analyzer
