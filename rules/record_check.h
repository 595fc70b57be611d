#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/forbidden.h"
#include "rules/offer.h"
#include "rules/opening_rule.h"

namespace shukei {

/// How a game ended.
enum class Outcome : std::uint8_t { black_wins, draw, white_wins };

/// A game as recorded, with the rule it was opened by. What the record does not tell is absent:
/// that is "unknown", and nothing is held against it.
struct PlayedGame {
  OpeningRule rule;
  /// The moves in their order, Black's first; nothing stands for a pass.
  std::vector<std::optional<Point>> moves;
  /// After which moves the colours were exchanged, by number; an empty list tells that they never
  /// were. A swap after a declaration is one after the last move before it.
  std::optional<std::vector<int>> swaps;
  std::optional<int> declared;
  /// All fifth moves that were offered.
  std::optional<std::vector<Point>> offers;
  /// The offered fifth move that White kept.
  std::optional<Point> picked;
  std::optional<Outcome> outcome;
  SymmetryReading reading = SymmetryReading::pattern;
};

/// What can be found in a record.
enum class RecordFindingKind : std::uint8_t {
  occupied_point,         ///< A move is on a stone: this is no game. What follows is not judged.
  pass_in_opening,        ///< A pass among the moves that the rule tells.
  outside_box,            ///< A move outside its box; see box.
  not_an_opening,         ///< Moves 1 to 3 are none of the 26: the first that does not fit.
  swap_not_allowed,       ///< A swap where the rule has none.
  swap_before_offer,      ///< A note: see is_note().
  declared_out_of_range,  ///< A number that the rule does not let be declared, or has.
  offers_not_in_rule,     ///< Several fifth moves under a rule that knows no offers.
  wrong_offer_count,      ///< Too few or too many fifth moves; see required.
  symmetric_offers,       ///< Two of them are symmetric; see offer.
  faulty_offer,           ///< Repeated, occupied, outside the box or forbidden; see offer.
  pick_not_offered,       ///< The move kept, or played as the fifth, is not among them.
  pick_not_played,        ///< The fifth move is not the one that was kept.
  forbidden_move,         ///< Black's move is forbidden; see forbidden. A note.
  moves_after_five,       ///< A move after a five: the first one.
  moves_after_passes,     ///< A move after two passes running: the first one.
  result_against_board,   ///< The outcome is not that of the five, or of the passes, on the board.
};

inline constexpr std::size_t kRecordFindingKinds = 17;

/// Every kind, in the order of the enumerators.
constexpr std::array<RecordFindingKind, kRecordFindingKinds> all_record_finding_kinds() {
  std::array<RecordFindingKind, kRecordFindingKinds> kinds{};
  for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = static_cast<RecordFindingKind>(i);
  return kinds;
}

/// "occupied_point", "pass_in_opening", ... as the enumerators are written.
std::string_view to_string(RecordFindingKind kind);

/// Whether the finding is no breach of a rule but should be known:
/// forbidden_move: a forbidden move ends the game only when White claims it before he plays on.
/// swap_before_offer: under Taraguchi, whether one who has swapped after move 4 may still offer
/// the ten fifth moves is disputed; both are accepted.
constexpr bool is_note(RecordFindingKind kind) {
  return kind == RecordFindingKind::forbidden_move || kind == RecordFindingKind::swap_before_offer;
}

/// One thing found.
struct RecordFinding {
  RecordFindingKind kind;
  /// The move it is about. What is about no move: the last one before the declaration that is out
  /// of range, the fifth for the offers, the last one of the game for the result. For a swap the
  /// number that the record tells, such as no move may have.
  int move = 0;
  int box = kAnywhere;                     ///< outside_box: side of the square; not_an_opening too.
  std::optional<int> required;             ///< wrong_offer_count: how many there must be, if known.
  std::optional<OfferFinding> offer;       ///< symmetric_offers, faulty_offer: which and why.
  std::optional<ForbiddenKind> forbidden;  ///< forbidden_move: why.
  std::optional<Colour> five;              ///< moves_after_five, result_against_board: whose five.
};

/// Holds a record against its rule and the rules of the game (RIF 9). All there is to find, in the
/// order of moves, the result last. Where the rule leaves a choice that the
/// record does not tell, a move is right when it is right under one of them. Never throws but for
/// lack of memory. Cost: some microseconds for a game.
std::vector<RecordFinding> check_record(const PlayedGame& game);

/// Whether there is nothing among the findings but notes.
bool keeps_the_rules(const std::vector<RecordFinding>& findings);

}  // namespace shukei
