#include "rules/opening_game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/opening.h"

namespace shukei {
namespace {

/// The kind of stage an act belongs to.
struct StageOfAct {
  StageKind operator()(const PlaceStone&) const { return StageKind::place; }
  StageKind operator()(const PlaceOpening&) const { return StageKind::place_opening; }
  StageKind operator()(const Swap&) const { return StageKind::swap; }
  StageKind operator()(const Stay&) const { return StageKind::swap; }
  StageKind operator()(const Declare&) const { return StageKind::declare; }
  StageKind operator()(const Choose&) const { return StageKind::choose; }
  StageKind operator()(const OfferFifths&) const { return StageKind::offer; }
  StageKind operator()(const PickFifth&) const { return StageKind::pick; }
};

}  // namespace

std::string_view to_string(RefusalKind kind) {
  constexpr std::array<std::string_view, 8> kNames{"opening_over", "not_due",        "occupied",
                                                   "outside_box",  "not_an_opening", "out_of_range",
                                                   "bad_offer",    "not_offered"};
  return kNames[static_cast<std::size_t>(kind)];
}

/// Does an act that is due, or says why not. The game may be left half changed when it refuses.
class OpeningGame::ActPerformer {
 public:
  explicit ActPerformer(OpeningGame& game) : game_(game) {}

  std::optional<Refusal> operator()(const PlaceStone& act) { return place(act.point); }

  std::optional<Refusal> operator()(const PlaceOpening& act) {
    const auto& [first, second, third] = act.moves;
    if (first == second || first == third || second == third) return refuse(RefusalKind::occupied);
    if (first != kCentre || !opening_of(second, third)) return refuse(RefusalKind::not_an_opening);
    for (const Point point : act.moves) game_.place(point);
    return done();
  }

  std::optional<Refusal> operator()(const Swap&) {
    game_.swapped_ = !game_.swapped_;
    return done();
  }

  std::optional<Refusal> operator()(const Stay&) { return done(); }

  std::optional<Refusal> operator()(const Declare& act) {
    if (act.number < 1 || act.number > game_.rule_.number_of(game_.due().count)) {
      return refuse(RefusalKind::out_of_range);
    }
    game_.declared_ = act.number;
    return done();
  }

  std::optional<Refusal> operator()(const Choose& act) {
    game_.choose(act.choice);
    return std::nullopt;
  }

  std::optional<Refusal> operator()(const OfferFifths& act) {
    if (game_.due_kind() == StageKind::place) return place(act.fifths.front());
    const Offer offer{game_.rule_, game_.branch(),  game_.board(),
                      act.fifths,  game_.declared_, game_.reading_};
    const OfferVerdict verdict = judge_offer(offer);
    if (!verdict.accepted()) {
      Refusal refusal = game_.refusal(RefusalKind::bad_offer);
      refusal.findings = shukei::findings(offer, verdict);
      return refusal;
    }
    game_.offered_ = act.fifths;
    return done();
  }

  std::optional<Refusal> operator()(const PickFifth& act) {
    const auto& offered = game_.offered_;
    if (std::find(offered.begin(), offered.end(), act.point) == offered.end()) {
      return refuse(RefusalKind::not_offered);
    }
    game_.place(act.point);
    return done();
  }

 private:
  std::optional<Refusal> place(Point point) {
    if (game_.board().at(point)) return refuse(RefusalKind::occupied);
    if (!central_box(game_.due().box).contains(point)) return refuse(RefusalKind::outside_box);
    game_.place(point);
    return done();
  }

  std::optional<Refusal> refuse(RefusalKind kind) { return game_.refusal(kind); }

  std::optional<Refusal> done() {
    game_.finish_stage();
    return std::nullopt;
  }

  OpeningGame& game_;
};

OpeningGame::OpeningGame(const OpeningRule& rule, SymmetryReading reading)
    : rule_(rule), reading_(reading) {}

int OpeningGame::offer_size() const {
  const Quantity& count = due().count;
  return count.kind == Quantity::Kind::declared ? declared_.value() : rule_.number_of(count);
}

StageKind OpeningGame::due_kind() const {
  const bool is_played = due().kind == StageKind::offer && offer_size() == 1;
  return is_played ? StageKind::place : due().kind;
}

Choice OpeningGame::branch() const { return choice_.value_or(rule_.default_choice()); }

void OpeningGame::skip_other_branch() {
  while (!is_over()) {
    const bool other = due().choice && due().choice != choice_;
    const bool nothing_to_pick = due().kind == StageKind::pick && offered_.empty();
    if (!other && !nothing_to_pick) return;
    ++stage_;
  }
}

void OpeningGame::finish_stage() {
  ++stage_;
  skip_other_branch();
}

void OpeningGame::choose(Choice choice) {
  choice_ = choice;
  finish_stage();
}

/// Makes the choice that is due when the act can follow one choice only.
void OpeningGame::choose_by(const OpeningAct& act) {
  std::optional<Choice> fitting;
  for (const Choice choice : {Choice::single, Choice::offer}) {
    OpeningGame chosen = *this;
    chosen.choose(choice);
    if (!chosen.is_due(act)) continue;
    if (fitting) return;
    fitting = choice;
  }
  if (fitting) choose(*fitting);
}

bool OpeningGame::is_due(const OpeningAct& act) const {
  if (is_over()) return false;
  const StageKind stage = std::visit(StageOfAct(), act);
  if (stage == due_kind()) return true;
  const auto* offer = std::get_if<OfferFifths>(&act);
  return offer != nullptr && due().kind == StageKind::offer && offer->fifths.size() == 1;
}

void OpeningGame::place(Point point) {
  const auto move = line_.size() + 1;
  if (Line::colour_of(move) == Colour::black) {
    if (const auto kind = forbidden_kind(board(), point)) {
      forbidden_moves_.push_back({static_cast<int>(move), *kind});
    }
  }
  line_.append(point);
}

Refusal OpeningGame::refusal(RefusalKind kind) const {
  const Stage& stage = is_over() ? rule_.stages().back() : due();
  return {kind, stage.clause, rule_.table().source, possible_acts(), {}};
}

std::optional<Refusal> OpeningGame::apply(const OpeningAct& act) {
  if (is_over()) return refusal(RefusalKind::opening_over);
  OpeningGame next = *this;
  if (due_kind() == StageKind::choose && !std::holds_alternative<Choose>(act)) next.choose_by(act);
  if (!next.is_due(act)) return refusal(RefusalKind::not_due);
  if (auto refused = std::visit(ActPerformer(next), act)) return refused;
  next.acts_.push_back(act);
  *this = std::move(next);
  return std::nullopt;
}

std::optional<PossibleActs> OpeningGame::possible_acts() const {
  if (is_over()) return std::nullopt;
  const Stage& stage = due();
  PossibleActs acts{due_kind(), stage.by, holder(stage.by)};
  acts.clause = stage.clause;
  const bool names_box = stage.kind == StageKind::place || stage.kind == StageKind::offer;
  if (names_box) acts.points = central_box(stage.box) & board().free();
  if (names_box) acts.box = stage.box;
  if (names_box || stage.kind == StageKind::pick || stage.kind == StageKind::place_opening) {
    acts.move = static_cast<int>(line_.size()) + 1;
  }
  if (acts.kind == StageKind::offer) acts.least = acts.greatest = offer_size();
  if (stage.kind == StageKind::declare) {
    acts.least = 1;
    acts.greatest = rule_.number_of(stage.count);
  }
  if (stage.kind == StageKind::pick) {
    for (const Point point : offered_) acts.points.insert(point);
  }
  return acts;
}

}  // namespace shukei
