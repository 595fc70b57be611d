#include "analyzer/reports/record_words.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/forbidden_text.h"
#include "analyzer/isometry_text.h"
#include "analyzer/reports/offer_report.h"
#include "analyzer/reports/record_report.h"
#include "rules/line.h"

namespace shukei::analyzer {
namespace {

constexpr int kFifth = 5;

std::string_view name_of(Colour colour) { return colour == Colour::black ? "Black" : "White"; }

/// The move of this number. REQUIRES that it is a stone.
Point move_of(const PlayedGame& game, int number) {
  return game.moves[static_cast<std::size_t>(number) - 1].value();
}

std::string outside_in_words(Point point, int box) {
  if (box == 1) return to_string(point) + " is not h8";
  return fmt::format("{} lies outside the central {}x{}", to_string(point), box, box);
}

std::string occupied_in_words(const PlayedGame& game, int move) {
  const Point point = move_of(game, move);
  int first = 1;
  while (game.moves[static_cast<std::size_t>(first) - 1] != point) ++first;
  return fmt::format("{} has a stone on it, move {}; what follows is not judged", to_string(point),
                     first);
}

std::string swap_in_words(const RecordFinding& finding, const PlayedGame& game) {
  const std::string rule = game.rule.name();
  for (const OpeningRule::SwapChance& chance : game.rule.swap_chances()) {
    if (chance.after != finding.move) continue;
    const auto times = std::count(game.swaps->begin(), game.swaps->end(), finding.move);
    if (times > 1 || !chance.branch) {
      return fmt::format("colours swapped {} times after move {}", times, finding.move);
    }
    return fmt::format("colours swapped after move {}, which {} allows only with choice {}",
                       finding.move, rule, to_string(*chance.branch));
  }
  return fmt::format("colours swapped after move {}, where {} has no swap", finding.move, rule);
}

/// "1 to 8", "10".
std::string range_in_words(const OpeningRule& rule) {
  const auto [least, greatest] = rule.offer_range(rule.default_choice());
  return least == greatest ? fmt::format("{}", greatest) : fmt::format("{} to {}", least, greatest);
}

std::string declaration_in_words(const PlayedGame& game) {
  return fmt::format("{} fifth moves were declared; {} {} {}", *game.declared, game.rule.name(),
                     game.rule.is_declared() ? "allows" : "has", range_in_words(game.rule));
}

std::string count_in_words(const RecordFinding& finding, const PlayedGame& game) {
  const auto required = finding.required ? fmt::format("{} required", *finding.required)
                                         : range_in_words(game.rule) + " may be declared";
  return fmt::format("{} fifth moves offered, {}", game.offers->size(), required);
}

/// One that is wrong with the offers, as `offer` tells it.
std::string offer_in_words(const RecordFinding& finding, const PlayedGame& game) {
  return in_words(finding.offer.value(), {.question = {.position = {board_before(game, kFifth), {}},
                                                       .rule = game.rule,
                                                       .choice = Choice::offer,
                                                       .fifths = *game.offers,
                                                       .declared = game.declared,
                                                       .reading = game.reading},
                                          .verdict = {},
                                          .findings = {},
                                          .suggestion = {}});
}

std::string pick_in_words(const PlayedGame& game) {
  const Point point = game.picked ? *game.picked : move_of(game, kFifth);
  return fmt::format("{} was {}, and is not among the fifth moves offered", to_string(point),
                     game.picked ? "kept" : "played");
}

std::string forbidden_in_words(const RecordFinding& finding, const PlayedGame& game) {
  const Point point = move_of(game, finding.move);
  const BlackMoveVerdict verdict = judge_black_move(board_before(game, finding.move), point);
  return fmt::format("{} was forbidden for Black, {}; White could have claimed it",
                     to_string(point), short_reason(verdict.moves.front()));
}

std::string result_in_words(const RecordFinding& finding, const PlayedGame& game) {
  const std::string_view told = *game.outcome == Outcome::draw         ? "a draw"
                                : *game.outcome == Outcome::black_wins ? "a win for Black"
                                                                       : "a win for White";
  if (finding.five) {
    return fmt::format("the result is {}, but {} has made a five", told, name_of(*finding.five));
  }
  return fmt::format("the result is {}, but the game ended without a five: a draw", told);
}

}  // namespace

std::string in_words(const RecordFinding& finding, const PlayedGame& game) {
  using enum RecordFindingKind;
  const auto mover = [&] { return Line::colour_of(static_cast<std::size_t>(finding.move)); };
  switch (finding.kind) {
    case occupied_point:
      return occupied_in_words(game, finding.move);
    case pass_in_opening:
      return fmt::format("{} passed, where the rule asks for a stone", name_of(mover()));
    case outside_box:
      return outside_in_words(move_of(game, finding.move), finding.box);
    case not_an_opening:
      return "moves 1 to 3 are none of the 26 openings: " +
             outside_in_words(move_of(game, finding.move), finding.box);
    case swap_not_allowed:
      return swap_in_words(finding, game);
    case swap_before_offer:
      return fmt::format(
          "colours swapped after move {} and fifth moves offered after that: whether {} allows "
          "both is disputed, so it is accepted",
          finding.move, game.rule.name());
    case declared_out_of_range:
      return declaration_in_words(game);
    case offers_not_in_rule:
      return fmt::format("{} fifth moves offered; {} knows no offers", game.offers->size(),
                         game.rule.name());
    case wrong_offer_count:
      return count_in_words(finding, game);
    case symmetric_offers:
    case faulty_offer:
      return offer_in_words(finding, game);
    case pick_not_offered:
      return pick_in_words(game);
    case pick_not_played:
      return fmt::format("{} was kept, but {} was played", to_string(*game.picked),
                         to_string(move_of(game, kFifth)));
    case forbidden_move:
      return forbidden_in_words(finding, game);
    case moves_after_five:
      return fmt::format("a move after {}'s five", name_of(finding.five.value()));
    case moves_after_passes:
      return "a move after two passes running";
    case result_against_board:
      return result_in_words(finding, game);
  }
  return {};
}

}  // namespace shukei::analyzer
