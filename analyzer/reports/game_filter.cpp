#include "analyzer/reports/game_filter.h"

#include <algorithm>
#include <charconv>

namespace shukei::analyzer {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Whether `part` stands in `text`, ASCII letters in either case.
bool holds(std::string_view text, std::string_view part) {
  return std::search(text.begin(), text.end(), part.begin(), part.end(),
                     [](char a, char b) { return lower(a) == lower(b); }) != text.end();
}

bool has_name(const std::optional<db::Player>& player, std::string_view part) {
  return player && holds(player->name.value, part);
}

/// A year of four digits; nothing for anything else.
std::optional<int> parse_year(std::string_view text) {
  int year = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), year);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  if (!is_whole || text.size() != 4 || year < 1) return std::nullopt;
  return year;
}

/// The rule of a game: of a name that was not known when it was read, what a book says of it.
std::optional<OpeningRule> rule_of(const db::GameRecord& game, const RuleBook* rules) {
  if (game.rule || rules == nullptr || !game.rule_name) return game.rule;
  return rules->parse(game.rule_name->value);
}

}  // namespace

std::optional<YearRange> parse_years(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) {
    const auto year = parse_year(text);
    if (!year) return std::nullopt;
    return YearRange{year, year};
  }
  const std::string_view first = text.substr(0, dash);
  const std::string_view last = text.substr(dash + 1);
  YearRange range{parse_year(first), parse_year(last)};
  const bool is_read = (range.first || first.empty()) && (range.last || last.empty());
  if (!is_read || (!range.first && !range.last)) return std::nullopt;
  if (range.first && range.last && *range.last < *range.first) return std::nullopt;
  return range;
}

bool GameFilter::is_met_by(const db::GameRecord& game) const {
  if (rule && rule_of(game, rules) != rule) return false;
  if (years && !(game.date.is_known() && years->contains(game.date.year))) return false;
  if (!player.empty() && !has_name(game.black, player) && !has_name(game.white, player)) {
    return false;
  }
  if (!event.empty() && !(game.event && holds(game.event->value, event))) return false;
  return !opening || opening_of(game) == opening;
}

std::optional<OpeningCode> opening_of(const db::GameRecord& game) {
  constexpr std::size_t kOpeningMoves = 3;
  if (game.moves.size() < kOpeningMoves) return std::nullopt;
  const auto& moves = game.moves;
  if (std::any_of(moves.begin(), moves.begin() + kOpeningMoves,
                  [](db::Move move) { return move.is_pass(); })) {
    return std::nullopt;
  }
  if (moves[0].point() != kCentre) return std::nullopt;
  return opening_of(moves[1].point(), moves[2].point());
}

}  // namespace shukei::analyzer
