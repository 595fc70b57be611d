#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/forbidden.h"
#include "rules/line.h"
#include "rules/offer.h"
#include "rules/opening_act.h"
#include "rules/opening_rule.h"

namespace shukei {

/// The two at the board. P1 begins with Black and may hold White after a swap.
enum class Player : std::uint8_t { p1, p2 };

/// "P1" or "P2".
constexpr std::string_view to_string(Player player) { return player == Player::p1 ? "P1" : "P2"; }

/// What may be done next: one kind of thing at a time, as one row of the rule's table says.
struct PossibleActs {
  /// What is due. An offer of one fifth move is `place`: the move is simply played.
  StageKind kind;
  Colour colour;  ///< The colour that acts, and who holds it.
  Player by;
  /// place, offer, pick: the number of the stone; place_opening: 1, the first of three.
  int move = 0;
  int box = kAnywhere;        ///< place, offer: the side of the central square it must lie in.
  PointSet points{};          ///< place, offer: the free points of the box; pick: those offered.
  int least = 0;              ///< declare: the least number; offer: how many points, exactly.
  int greatest = 0;           ///< declare: the greatest number; offer: how many points, exactly.
  std::string_view clause{};  ///< What the rule says of this stage.
};

/// Why an act is refused.
enum class RefusalKind : std::uint8_t {
  opening_over,    ///< All stages are done: ordinary renju goes on.
  not_due,         ///< Something else is to be done now.
  occupied,        ///< A point has a stone on it or stands twice.
  outside_box,     ///< A stone outside the box of its move.
  not_an_opening,  ///< Three stones that are none of the 26 openings.
  out_of_range,    ///< A number that cannot be declared.
  bad_offer,       ///< An offer with faults; see findings.
  not_offered,     ///< A pick of a point that was not offered.
};

/// "opening_over", "not_due", ... as the enumerators are written.
std::string_view to_string(RefusalKind kind);

/// A refused act: what is wrong, and what the rule says.
struct Refusal {
  RefusalKind kind;
  std::string_view clause;  ///< Of the stage that is due; of the last one when all are done.
  std::string_view source;  ///< Where the rule is published.
  std::optional<PossibleActs> due;     ///< What may be done instead; nothing when all is done.
  std::vector<OfferFinding> findings;  ///< bad_offer: all that is wrong with it.
};

/// An opening in progress under a rule: who holds which colour, what lies on the board, what may
/// be done next. It knows no rule by name; tables alone tell it what to do.
///
/// A value: copy it to be able to go back. Equal when the same acts were done under one rule.
/// Thread safe as values are.
class OpeningGame {
 public:
  /// Begins with an empty board. The rule's table must outlive the game.
  explicit OpeningGame(const OpeningRule& rule, SymmetryReading reading = SymmetryReading::pattern);

  [[nodiscard]] const OpeningRule& rule() const { return rule_; }
  [[nodiscard]] SymmetryReading reading() const { return reading_; }

  /// What may be done now, and by whom; nothing when the opening is over.
  [[nodiscard]] std::optional<PossibleActs> possible_acts() const;
  /// Whether all stages of the rule are done: after move 6 under the standard rules.
  [[nodiscard]] bool is_over() const { return stage_ == rule_.stages().size(); }

  /// Does the act, or refuses it and leaves the game as it is. Nothing when it is done.
  ///
  /// Where a choice is due and the act belongs to one branch alone, it makes the choice too: an
  /// offer of points is an offer, a swap after move 4 in Taraguchi a single fifth move.
  std::optional<Refusal> apply(const OpeningAct& act);

  /// The stones in the order placed, and the position they make.
  [[nodiscard]] const Line& line() const { return line_; }
  [[nodiscard]] Board board() const { return line_.board(); }
  [[nodiscard]] Player holder(Colour colour) const {
    return (colour == Colour::black) != swapped_ ? Player::p1 : Player::p2;
  }
  /// The number declared, the branch chosen and the points offered, once they are.
  [[nodiscard]] std::optional<int> declared() const { return declared_; }
  [[nodiscard]] std::optional<Choice> choice() const { return choice_; }
  [[nodiscard]] std::span<const Point> offered() const { return offered_; }
  /// The acts done, in their order; a choice made by another act does not stand for itself.
  [[nodiscard]] std::span<const OpeningAct> acts() const { return acts_; }

  /// A black stone that was forbidden when it was placed (RIF 9). White may claim it; the opening
  /// goes on when he does not.
  struct ForbiddenMove {
    int move;
    ForbiddenKind kind;
    friend bool operator==(const ForbiddenMove&, const ForbiddenMove&) = default;
  };
  [[nodiscard]] std::span<const ForbiddenMove> forbidden_moves() const { return forbidden_moves_; }

  friend bool operator==(const OpeningGame& a, const OpeningGame& b) {
    return a.rule_ == b.rule_ && a.reading_ == b.reading_ && a.acts_ == b.acts_;
  }

 private:
  class ActPerformer;

  [[nodiscard]] const Stage& due() const { return rule_.stages()[stage_]; }
  [[nodiscard]] StageKind due_kind() const;
  [[nodiscard]] bool is_due(const OpeningAct& act) const;
  [[nodiscard]] int offer_size() const;
  [[nodiscard]] Choice branch() const;
  void skip_other_branch();
  void finish_stage();
  void choose(Choice choice);
  void choose_by(const OpeningAct& act);
  void place(Point point);
  [[nodiscard]] Refusal refusal(RefusalKind kind) const;

  OpeningRule rule_;
  SymmetryReading reading_;
  std::size_t stage_ = 0;
  bool swapped_ = false;
  std::optional<Choice> choice_;
  std::optional<int> declared_;
  Line line_;
  std::vector<Point> offered_;
  std::vector<OpeningAct> acts_;
  std::vector<ForbiddenMove> forbidden_moves_;
};

}  // namespace shukei
