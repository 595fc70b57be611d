#include "analyzer/reports/opening_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

namespace shukei::analyzer {
namespace {

std::string_view name_of(Colour colour) { return colour == Colour::black ? "Black" : "White"; }

/// "on h8", "in the central 7x7", "anywhere".
std::string place_in_words(int box) {
  if (box == 1) return "on h8";
  if (box == kAnywhere) return "anywhere";
  return fmt::format("in the central {}x{}", box, box);
}

std::string fifth_moves(int count) {
  return fmt::format("{} fifth move{}", count, count == 1 ? "" : "s");
}

/// "10 fifth moves", "1 to 8 fifth moves".
std::string offer_in_words(const OpeningRule& rule) {
  const auto [least, greatest] = rule.offer_range(Choice::offer);
  if (least == greatest) return fifth_moves(greatest);
  return fmt::format("{} to {}", least, fifth_moves(greatest));
}

bool single_has_swap(const OpeningRule& rule) {
  const auto chances = rule.swap_chances();
  return std::any_of(chances.begin(), chances.end(), [](const OpeningRule::SwapChance& chance) {
    return chance.after == 4 && chance.branch == Choice::single;
  });
}

std::string choices_in_words(const OpeningRule& rule) {
  return fmt::format(
      "single (one fifth move {}{}) or offer ({} {}, no two symmetric, of which White keeps one)",
      place_in_words(rule.box_of_move(5, Choice::single)),
      single_has_swap(rule) ? ", after a chance to swap" : "", offer_in_words(rule),
      place_in_words(rule.box_of_move(5, Choice::offer)));
}

/// The point nearest to h8, of several the first: one that a player might play.
Point nearest_to_centre(const PointSet& points) {
  const auto distance = [](Point point) {
    return std::max(std::abs(point.column() - kCentre.column()),
                    std::abs(point.row() - kCentre.row()));
  };
  Point nearest = *points.begin();
  for (const Point point : points) {
    if (distance(point) < distance(nearest)) nearest = point;
  }
  return nearest;
}

/// What an occupied point is told of: one on the board, or one that stands twice in the act.
std::string occupied_in_words(const OpeningAct& act, const OpeningGame& game) {
  if (const auto* placed = std::get_if<PlaceOpening>(&act)) {
    const auto& moves = placed->moves;
    const Point twice = moves[0] == moves[1] || moves[0] == moves[2] ? moves[0] : moves[1];
    return to_string(twice) + " stands more than once";
  }
  const auto* offer = std::get_if<OfferFifths>(&act);
  const Point point = offer != nullptr ? offer->fifths.front() : std::get<PlaceStone>(act).point;
  const auto moves = game.line().moves();
  const auto move = std::find(moves.begin(), moves.end(), point) - moves.begin() + 1;
  return fmt::format("{} has a stone on it, move {}", to_string(point), move);
}

std::string outside_in_words(const OpeningAct& act, int box) {
  const auto* offer = std::get_if<OfferFifths>(&act);
  const Point point = offer != nullptr ? offer->fifths.front() : std::get<PlaceStone>(act).point;
  if (box == 1) return to_string(point) + " is not h8";
  return fmt::format("{} lies outside the central {}x{}", to_string(point), box, box);
}

/// Whether Black swapped after move 4, and with that chose a single fifth move, and offers now.
bool is_disputed(const OpeningAct& act, const OpeningGame& game) {
  const auto* choose = std::get_if<Choose>(&act);
  const bool offers = std::holds_alternative<OfferFifths>(act) ||
                      (choose != nullptr && choose->choice == Choice::offer);
  return offers && game.choice() == Choice::single && game.line().size() == 4 &&
         !game.acts().empty() && std::holds_alternative<Swap>(game.acts().back());
}

std::string not_due_in_words(const OpeningAct& act, const OpeningGame& game) {
  std::string text = fmt::format("'{}' is not due: {}", to_string(act),
                                 in_words(game.possible_acts().value(), game.rule()));
  if (is_disputed(act, game)) {
    text += "; whether an offer may follow a swap after move 4 is disputed, and here it may not";
  }
  return text;
}

std::string faults_in_words(const OfferFifths& act, const OpeningGame& game) {
  const OfferReport report = report_of(act, game);
  std::string text;
  for (const OfferFinding& finding : report.findings) {
    text += (text.empty() ? "" : "; ") + in_words(finding, report);
  }
  return text;
}

struct ActInWords {
  Colour colour;

  std::string operator()(const PlaceStone& act) const { return "places " + to_string(act.point); }
  std::string operator()(const PlaceOpening& act) const {
    return "places " + to_string(std::span<const Point>(act.moves));
  }
  std::string operator()(const Swap&) const {
    return fmt::format("swaps and takes {}", name_of(opposite(colour)));
  }
  std::string operator()(const Stay&) const { return fmt::format("stays {}", name_of(colour)); }
  std::string operator()(const Declare& act) const {
    return fmt::format("declares {}", act.number);
  }
  std::string operator()(const Choose& act) const {
    return fmt::format("chooses {}", to_string(act.choice));
  }
  std::string operator()(const OfferFifths& act) const {
    return "offers " + to_string(std::span<const Point>(act.fifths));
  }
  std::string operator()(const PickFifth& act) const { return "keeps " + to_string(act.point); }
};

}  // namespace

std::string in_words(Player player, Colour colour) {
  return fmt::format("{} ({})", to_string(player), name_of(colour));
}

std::string in_words(const PossibleActs& acts, const OpeningRule& rule) {
  const std::string who = in_words(acts.by, acts.colour);
  switch (acts.kind) {
    case StageKind::place:
      return fmt::format("{} places move {} {}", who, acts.move, place_in_words(acts.box));
    case StageKind::place_opening:
      return who + " places one of the 26 openings, moves 1 to 3";
    case StageKind::swap:
      return fmt::format("{} may swap and take {}, or stay", who, name_of(opposite(acts.colour)));
    case StageKind::declare:
      return fmt::format("{} declares how many fifth moves are to be offered, {} to {}", who,
                         acts.least, acts.greatest);
    case StageKind::choose:
      return fmt::format("{} chooses: {}", who, choices_in_words(rule));
    case StageKind::offer:
      return fmt::format("{} offers {} {}, no two symmetric", who, fifth_moves(acts.greatest),
                         place_in_words(acts.box));
    case StageKind::pick:
      return who + " keeps one of the fifth moves offered";
  }
  return {};
}

std::string typed_form(const PossibleActs& acts) {
  switch (acts.kind) {
    case StageKind::place:
      return "a point, such as " + to_string(nearest_to_centre(acts.points));
    case StageKind::place_opening:
      return "an opening (D7, Kinsei) or its three moves, such as h8 h9 j8";
    case StageKind::swap:
      return "swap or stay";
    case StageKind::declare:
      return fmt::format("declare and a number, such as declare {}", acts.greatest);
    case StageKind::choose:
      return "single or offer";
    case StageKind::offer:
      return fmt::format("offer and {} points", acts.greatest);
    case StageKind::pick:
      return "pick and a point, such as pick " + to_string(*acts.points.begin());
  }
  return {};
}

std::string in_words(const OpeningAct& act, Colour colour) {
  return std::visit(ActInWords{colour}, act);
}

OfferReport report_of(const OfferFifths& act, const OpeningGame& game) {
  return report_offer({.position = {.board = game.board(), .line = game.line()},
                       .rule = game.rule(),
                       .choice = game.rule().default_choice(),
                       .fifths = act.fifths,
                       .declared = game.declared(),
                       .reading = game.reading()},
                      false);
}

std::string reason_in_words(const Refusal& refusal, const OpeningAct& act,
                            const OpeningGame& game) {
  switch (refusal.kind) {
    case RefusalKind::opening_over:
      return fmt::format("'{}' is not due: the opening is over", to_string(act));
    case RefusalKind::not_due:
      return not_due_in_words(act, game);
    case RefusalKind::occupied:
      return occupied_in_words(act, game);
    case RefusalKind::outside_box:
      return outside_in_words(act, refusal.due.value().box);
    case RefusalKind::not_an_opening:
      return fmt::format("{} is none of the 26 openings", to_string(act));
    case RefusalKind::out_of_range:
      return fmt::format("{} cannot be declared, {} to {} can", std::get<Declare>(act).number,
                         refusal.due.value().least, refusal.due.value().greatest);
    case RefusalKind::bad_offer:
      return faults_in_words(std::get<OfferFifths>(act), game);
    case RefusalKind::not_offered:
      return fmt::format("{} was not offered; {} were", to_string(std::get<PickFifth>(act).point),
                         to_string(game.offered()));
  }
  return {};
}

std::string in_words(const Refusal& refusal, const OpeningAct& act, const OpeningGame& game) {
  return fmt::format("{}. {} ({}, {})", reason_in_words(refusal, act, game), refusal.clause,
                     game.rule().name(), refusal.source);
}

}  // namespace shukei::analyzer
