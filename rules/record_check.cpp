#include "rules/record_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "rules/line.h"
#include "rules/opening.h"
#include "rules/rows.h"

namespace shukei {
namespace {

using Kind = RecordFindingKind;

constexpr int kFifth = 5;

bool has_stage(const OpeningRule& rule, StageKind kind) {
  return std::any_of(rule.stages().begin(), rule.stages().end(),
                     [kind](const Stage& stage) { return stage.kind == kind; });
}

/// Goes through one record.
class RecordCheck {
 public:
  explicit RecordCheck(const PlayedGame& game)
      : game_(game), chances_(game.rule.swap_chances()), choices_(told_choices()) {}

  std::vector<RecordFinding> findings() {
    check_swaps();
    check_moves();
    check_declaration();
    check_offers();
    check_pick();
    check_outcome();
    std::vector<RecordFinding> ordered;
    for (auto& [move, finding] : found_) ordered.push_back(std::move(finding));
    return ordered;
  }

 private:
  /// Adds a finding and gives it for more to be told.
  RecordFinding& find(Kind kind, int move) {
    constexpr int kLast = 1'000'000;  // after all moves
    const int place = kind == Kind::result_against_board ? kLast : move;
    RecordFinding& finding = found_.emplace(place, RecordFinding{})->second;
    finding.kind = kind;
    finding.move = move;
    return finding;
  }

  [[nodiscard]] bool tells_offer() const {
    return game_.picked || (game_.offers && game_.offers->size() > 1);
  }

  [[nodiscard]] bool tells_swap_after(int move) const {
    return game_.swaps &&
           std::find(game_.swaps->begin(), game_.swaps->end(), move) != game_.swaps->end();
  }

  /// The choices that the record leaves open: an offer that is told, or a swap after the fifth
  /// move, settles it. A swap after the fourth does not, see is_note().
  [[nodiscard]] std::vector<Choice> told_choices() const {
    std::vector<Choice> known = game_.rule.choices();
    if (known.size() == 1) return known;
    if (tells_offer()) return {Choice::offer};
    for (const OpeningRule::SwapChance& chance : chances_) {
      if (chance.branch && chance.after >= kFifth && tells_swap_after(chance.after)) {
        return {*chance.branch};
      }
    }
    return known;
  }

  [[nodiscard]] bool is_open(Choice choice) const {
    return std::find(choices_.begin(), choices_.end(), choice) != choices_.end();
  }

  void check_swaps() {
    if (!game_.swaps) return;
    std::vector<int> taken;
    for (const int after : *game_.swaps) {
      const auto is_chance = [&](const OpeningRule::SwapChance& chance) {
        return chance.after == after && (!chance.branch || is_open(*chance.branch));
      };
      const auto allowed = std::count_if(chances_.begin(), chances_.end(), is_chance);
      const auto before = std::count(taken.begin(), taken.end(), after);
      taken.push_back(after);
      if (before < allowed) continue;
      find(is_disputed(after, before) ? Kind::swap_before_offer : Kind::swap_not_allowed, after);
    }
  }

  /// Whether the swap is a chance of the branch that was not taken, before the fifth move.
  [[nodiscard]] bool is_disputed(int after, std::ptrdiff_t swaps_before) const {
    return swaps_before == 0 && after < kFifth &&
           std::any_of(chances_.begin(), chances_.end(),
                       [after](const auto& chance) { return chance.after == after; });
  }

  // --- moves ------------------------------------------------------------------------------------

  void check_moves() {
    for (std::size_t i = 0; i < game_.moves.size(); ++i) {
      const int move = static_cast<int>(i) + 1;
      if (!is_going_on(move)) return;
      if (!game_.moves[i]) {
        check_pass(move);
      } else if (board_.at(*game_.moves[i])) {
        find(Kind::occupied_point, move);
        return;
      } else {
        check_stone(move, *game_.moves[i]);
      }
    }
  }

  /// Whether the game goes on before this move; tells when it is played on though it does not.
  bool is_going_on(int move) {
    if (five_) {
      find(Kind::moves_after_five, move).five = five_;
      return false;
    }
    if (passes_ >= 2) find(Kind::moves_after_passes, move);
    return passes_ < 2;
  }

  void check_pass(int move) {
    ++passes_;
    const auto& stages = game_.rule.stages();
    const bool told = std::any_of(stages.begin(), stages.end(),
                                  [move](const Stage& stage) { return stage.move >= move; });
    if (told) find(Kind::pass_in_opening, move);
  }

  void check_stone(int move, Point point) {
    passes_ = 0;
    check_box(move, point);
    const Colour colour = Line::colour_of(static_cast<std::size_t>(move));
    if (colour == Colour::black) {
      const auto kind = forbidden_kind(board_, point);
      if (kind) find(Kind::forbidden_move, move).forbidden = kind;
    }
    if (move == kFifth) four_ = board_;
    board_.place(colour, point);
    if (is_in_five(board_, point)) five_ = colour;
  }

  /// The greatest box that the choices left open allow.
  [[nodiscard]] int box_of_move(int move) const {
    int box = 1;
    for (const Choice choice : choices_) {
      box = std::max(box, game_.rule.box_of_move(move, choice));
    }
    return box;
  }

  void check_box(int move, Point point) {
    const int box = box_of_move(move);
    if (!central_box(box).contains(point)) {
      const bool of_opening = move <= 3 && has_stage(game_.rule, StageKind::place_opening);
      // The first of the three stones that does not fit says all.
      if (of_opening && std::exchange(is_no_opening_, true)) return;
      find(of_opening ? Kind::not_an_opening : Kind::outside_box, move).box = box;
    } else if (move == kFifth && choices_.size() > 1 && tells_swap_after(kFifth - 1) &&
               !central_box(game_.rule.box_of_move(move, Choice::single)).contains(point)) {
      find(Kind::swap_before_offer, kFifth - 1);
    }
  }

  // --- the number declared, the offers and the pick ---------------------------------------------

  void check_declaration() {
    if (!game_.declared) return;
    const bool in_range = std::any_of(choices_.begin(), choices_.end(), [&](Choice choice) {
      const auto [least, greatest] = game_.rule.offer_range(choice);
      return least <= *game_.declared && *game_.declared <= greatest;
    });
    if (!in_range) find(Kind::declared_out_of_range, move_before_declaration());
  }

  /// The last move before the declaration; the fifth where the rule has no declaration.
  [[nodiscard]] int move_before_declaration() const {
    int placed = 0;
    for (const Stage& stage : game_.rule.stages()) {
      if (stage.kind == StageKind::declare) return placed;
      placed = std::max(placed, stage.move);
    }
    return kFifth;
  }

  void check_offers() {
    if (!game_.offers) return;
    if (game_.offers->size() > 1 && !has_stage(game_.rule, StageKind::offer)) {
      find(Kind::offers_not_in_rule, kFifth);
      return;
    }
    if (choices_ != std::vector{Choice::offer}) return;
    if (game_.offers->empty() && game_.declared == 1) return;  // one is simply played
    const Offer offer{game_.rule,    Choice::offer,  four_.value_or(board_),
                      *game_.offers, game_.declared, game_.reading};
    const OfferVerdict verdict = judge_offer(offer);
    for (const OfferFinding& finding : shukei::findings(offer, verdict)) {
      note_offer(finding, verdict.required);
    }
  }

  /// The position and the declaration are told of elsewhere. Points are judged only when the four
  /// stones before them are known.
  void note_offer(const OfferFinding& finding, const std::optional<int>& required) {
    switch (finding.fault) {
      case OfferFault::position:
      case OfferFault::out_of_range:
        return;
      case OfferFault::too_few:
      case OfferFault::too_many:
        find(Kind::wrong_offer_count, kFifth).required = required;
        return;
      case OfferFault::symmetric:
        if (knows_four()) find(Kind::symmetric_offers, kFifth).offer = finding;
        return;
      case OfferFault::repeated:
        find(Kind::faulty_offer, kFifth).offer = finding;
        return;
      case OfferFault::occupied:
      case OfferFault::outside_box:
      case OfferFault::forbidden:
        if (knows_four()) find(Kind::faulty_offer, kFifth).offer = finding;
        return;
    }
  }

  [[nodiscard]] bool knows_four() const { return four_.value_or(board_).size() == kFifth - 1; }

  void check_pick() {
    const bool has_fifth = game_.moves.size() >= kFifth && game_.moves[kFifth - 1];
    const std::optional<Point> fifth = has_fifth ? game_.moves[kFifth - 1] : std::nullopt;
    const std::optional<Point> kept = game_.picked ? game_.picked : fifth;
    const bool judged = game_.offers && !game_.offers->empty();
    if (judged && kept &&
        std::find(game_.offers->begin(), game_.offers->end(), *kept) == game_.offers->end()) {
      find(Kind::pick_not_offered, kFifth);
    }
    if (game_.picked && fifth && *game_.picked != *fifth) find(Kind::pick_not_played, kFifth);
  }

  // --- the end ----------------------------------------------------------------------------------

  void check_outcome() {
    if (!game_.outcome) return;
    std::optional<Outcome> settled;
    if (five_) {
      settled = five_ == Colour::black ? Outcome::black_wins : Outcome::white_wins;
    } else if (passes_ >= 2 || board_.free().empty()) {
      settled = Outcome::draw;
    }
    if (settled && settled != game_.outcome) {
      find(Kind::result_against_board, static_cast<int>(game_.moves.size())).five = five_;
    }
  }

  const PlayedGame& game_;
  std::vector<OpeningRule::SwapChance> chances_;
  std::vector<Choice> choices_;
  std::multimap<int, RecordFinding> found_;  ///< By move, for one move in the order found.
  Board board_;
  std::optional<Board> four_;  ///< The board before the fifth stone.
  std::optional<Colour> five_;
  bool is_no_opening_ = false;
  int passes_ = 0;
};

}  // namespace

std::string_view to_string(RecordFindingKind kind) {
  constexpr std::array<std::string_view, kRecordFindingKinds> kNames{
      "occupied_point",      "pass_in_opening",   "outside_box",           "not_an_opening",
      "swap_not_allowed",    "swap_before_offer", "declared_out_of_range", "offers_not_in_rule",
      "wrong_offer_count",   "symmetric_offers",  "faulty_offer",          "pick_not_offered",
      "pick_not_played",     "forbidden_move",    "moves_after_five",      "moves_after_passes",
      "result_against_board"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::vector<RecordFinding> check_record(const PlayedGame& game) {
  return RecordCheck(game).findings();
}

bool keeps_the_rules(const std::vector<RecordFinding>& findings) {
  return std::all_of(findings.begin(), findings.end(),
                     [](const RecordFinding& finding) { return is_note(finding.kind); });
}

}  // namespace shukei
