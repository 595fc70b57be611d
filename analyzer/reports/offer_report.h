#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/drawing/board_drawing.h"
#include "rules/notation.h"
#include "rules/offer.h"
#include "rules/offer_suggestion.h"

namespace shukei::analyzer {

/// An offer as it was asked about. Unlike shukei::Offer it owns its points.
struct OfferQuestion {
  Position position;
  OpeningRule rule;
  Choice choice;
  std::vector<Point> fifths;
  std::optional<int> declared;
  SymmetryReading reading = SymmetryReading::pattern;
  std::vector<std::string> off_board{};  ///< Offered too, but no points of the board: "z9".

  /// The same as the rules judge it. The question must outlive it.
  [[nodiscard]] Offer offer() const {
    return {rule,
            choice,
            position.board,
            fifths,
            declared,
            reading,
            static_cast<int>(off_board.size())};
  }
};

/// A position whose writer left the first stone out, as everybody knows where it is: three stones,
/// h8 free, and with a black stone on h8 a position in turns. That position; any other as it is.
Position with_first_stone(Position position);

/// The judgement of an offer with all that is told of it.
struct OfferReport {
  OfferQuestion question;
  OfferVerdict verdict;
  std::vector<OfferFinding> findings;
  int remaining = 0;  ///< How many different offers could be added.
  std::optional<OfferSuggestion> suggestion;
};

/// Judges an offer; with `suggests` it is completed too.
OfferReport report_offer(OfferQuestion question, bool suggests);

/// One finding in a sentence without a full stop: "g8 and g7 are symmetric: mirror between rows 7
/// and 8", "5 fifth moves are required, 4 are offered".
std::string in_words(const OfferFinding& finding, const OfferReport& report);

/// How the verdict under the other reading differs, in one sentence; empty when nothing does.
std::string other_reading_in_words(const OfferReport& report);

/// "Refused under pattern: 2 different among 5 offered, 5 required".
std::string summary(const OfferReport& report);

/// The stones with the offers numbered in their order (1 to 9, then letters), clashing ones in one
/// colour, and the axes and centres of the symmetries between them.
BoardDrawing drawing_of(const OfferReport& report);

/// The label of the offer at `index` from 0 on the board: 1..9, then a, b, ...; empty beyond.
std::string offer_label(std::size_t index);

}  // namespace shukei::analyzer
