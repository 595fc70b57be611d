#include "rules/opening_act.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "rules/notation.h"
#include "rules/opening.h"
#include "rules/parse_error.h"

namespace shukei {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

/// An act's text with the column at which each of its parts begins.
struct ActText {
  std::string_view word;  ///< The first word.
  std::string_view rest;  ///< What follows it, from its first letter on.
  int word_column;
  int rest_column;
};

ActText split_act(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
  const std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
  const std::size_t rest = std::min(text.find_first_not_of(kBlanks, end), text.size());
  const std::size_t last = text.find_last_not_of(kBlanks);
  const std::size_t rest_end = last == std::string_view::npos ? rest : std::max(last + 1, rest);
  return {text.substr(begin, end - begin), text.substr(rest, rest_end - rest),
          static_cast<int>(begin) + 1, static_cast<int>(rest) + 1};
}

bool is_word(std::string_view text, std::string_view word) {
  return std::equal(text.begin(), text.end(), word.begin(), word.end(), [](char a, char b) {
    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
  });
}

/// The points of `text`, which begins in `column`: errors are told where they are in the act.
std::vector<Point> points_of(std::string_view text, int column) {
  try {
    return parse_points(text);
  } catch (const ParseError& error) {
    throw ParseError(error.column() + column - 1, error.message());
  }
}

void require_nothing_more(const ActText& act) {
  if (act.rest.empty()) return;
  throw ParseError(act.rest_column, "nothing can follow '" + std::string(act.word) + "'");
}

int parse_declared(const ActText& act) {
  const bool digits = act.rest.find_first_not_of("0123456789") == std::string_view::npos;
  if (act.rest.empty() || act.rest.size() > 2 || !digits) {
    throw ParseError(act.rest_column, "'declare' takes a number such as declare 5");
  }
  int number = 0;
  for (const char digit : act.rest) number = 10 * number + (digit - '0');
  return number;
}

PickFifth parse_pick(const ActText& act) {
  const std::vector<Point> points = points_of(act.rest, act.rest_column);
  if (points.size() != 1) throw ParseError(act.rest_column, "'pick' takes one point");
  return {points[0]};
}

OfferFifths parse_offer(const ActText& act) {
  const std::vector<Point> fifths = points_of(act.rest, act.rest_column);
  if (fifths.empty()) throw ParseError(act.rest_column, "'offer' takes points such as offer g8 g7");
  return {fifths};
}

OpeningAct parse_placement(std::string_view text, StageKind due) {
  if (due == StageKind::place_opening) {
    if (const auto code = parse_opening(text)) {
      const Opening& named = opening(*code);
      return PlaceOpening{{kCentre, named.second, named.third}};
    }
  }
  const std::vector<Point> points = points_of(text, 1);
  if (due == StageKind::place_opening && points.size() == 3) {
    return PlaceOpening{{points[0], points[1], points[2]}};
  }
  if (points.size() == 1) return PlaceStone{points[0]};
  throw ParseError(1, due == StageKind::place_opening
                          ? "an opening is three moves, such as h8 h9 j8, or a code such as D7"
                          : "one act is one point, or one of swap, stay, single, declare N, "
                            "offer POINTS, pick POINT");
}

struct ActPrinter {
  std::string operator()(const PlaceStone& act) const { return to_string(act.point); }
  std::string operator()(const PlaceOpening& act) const { return to_string(std::span(act.moves)); }
  std::string operator()(const Swap&) const { return "swap"; }
  std::string operator()(const Stay&) const { return "stay"; }
  std::string operator()(const Declare& act) const {
    return "declare " + std::to_string(act.number);
  }
  std::string operator()(const Choose& act) const { return std::string(to_string(act.choice)); }
  std::string operator()(const OfferFifths& act) const { return "offer " + to_string(act.fifths); }
  std::string operator()(const PickFifth& act) const { return "pick " + to_string(act.point); }
};

}  // namespace

std::string to_string(const OpeningAct& act) { return std::visit(ActPrinter(), act); }

OpeningAct parse_act(std::string_view text, StageKind due) {
  const ActText act = split_act(text);
  if (is_word(act.word, "declare")) return Declare{parse_declared(act)};
  if (is_word(act.word, "pick")) return parse_pick(act);
  if (is_word(act.word, "offer") && !act.rest.empty()) return parse_offer(act);
  const bool is_choice = is_word(act.word, "single") || is_word(act.word, "offer");
  if (is_choice || is_word(act.word, "swap") || is_word(act.word, "stay")) {
    require_nothing_more(act);
    if (is_word(act.word, "swap")) return Swap{};
    if (is_word(act.word, "stay")) return Stay{};
    return Choose{is_word(act.word, "single") ? Choice::single : Choice::offer};
  }
  return parse_placement(text, due);
}

}  // namespace shukei
