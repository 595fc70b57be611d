#pragma once

#include <string>

#include "analyzer/reports/offer_report.h"
#include "rules/opening_game.h"

namespace shukei::analyzer {

/// An opening in progress in a player's words: what is due, why an act is refused, who is who.
/// Sentences have no full stop. Rules are told by their tables alone, so that the words are right
/// for any table. Pure; thread safe.

/// "P1 (Black)".
std::string in_words(Player player, Colour colour);

/// Who may do what now, without the rule's name:
///
///     P1 (Black) places move 1 on h8
///     P2 (White) places move 2 in the central 3x3
///     P1 (Black) places one of the 26 openings, moves 1 to 3
///     P2 (White) may swap and take Black, or stay
///     P2 (White) declares how many fifth moves are to be offered, 1 to 8
///     P1 (Black) chooses: single (one fifth move in the central 9x9, after a chance to swap) or
///         offer (10 fifth moves anywhere, no two symmetric, of which White keeps one)
///     P1 (Black) offers 10 fifth moves anywhere, no two symmetric
///     P2 (White) keeps one of the fifth moves offered
std::string in_words(const PossibleActs& acts, const OpeningRule& rule);

/// What is typed for it: "a point, such as h8", "swap or stay", "declare 5, or another number".
/// The text after "such as" is an act that parse_act() reads and the rule allows.
std::string typed_form(const PossibleActs& acts);

/// The act in the past, as it is told of a game: "places h8", "swaps and takes White".
/// `colour` is the one the player held before the act.
std::string in_words(const OpeningAct& act, Colour colour);

/// What is wrong with an act that `game` refused: "j10 lies outside the central 3x3"; of an offer
/// everything, parted by semicolons. REQUIRES that game.apply(act) gives `refusal`.
std::string reason_in_words(const Refusal& refusal, const OpeningAct& act, const OpeningGame& game);

/// The whole refusal: the reason, then what the rule says and where it is published:
/// "j10 lies outside the central 3x3. White places move 2 in the central 3x3 (taraguchi-10,
/// www.renju.net/rule/25)". REQUIRES as above.
std::string in_words(const Refusal& refusal, const OpeningAct& act, const OpeningGame& game);

/// The offer as `offer` judges it, for its drawing and its findings.
/// REQUIRES that an offer is due in `game`.
OfferReport report_of(const OfferFifths& act, const OpeningGame& game);

}  // namespace shukei::analyzer
