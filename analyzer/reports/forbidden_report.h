#pragma once

#include <optional>
#include <vector>

#include "rules/forbidden.h"
#include "rules/forbidden_evidence.h"
#include "rules/notation.h"
#include "rules/rows.h"

namespace shukei::analyzer {

/// What decides the next move of either colour, and who has won already.
struct ForbiddenReport {
  Position asked;
  ForbiddenPoints black;                    ///< Where Black may not play, and Black's fives.
  std::vector<BlackMoveVerdict> forbidden;  ///< Of every forbidden point, in ascending order.
  PointSet white_fives;      ///< Points where White makes exactly five in some direction.
  PointSet white_overlines;  ///< Points where White makes six or more, which wins as well.
  std::optional<Colour> winner;
  std::vector<Row> black_rows;  ///< Five or more stones that stand in a row already.
  std::vector<Row> white_rows;

  /// Who moves next when players alternate; nothing on a full board.
  [[nodiscard]] std::optional<Colour> to_move() const;
};

/// Any board: without stones, full, with more stones of one colour than a game can have.
ForbiddenReport report_forbidden(const Position& position);

/// What a single move of Black's is, and why.
struct BlackMoveReport {
  Position asked;
  BlackMoveVerdict verdict;
  std::optional<Colour> winner;

  [[nodiscard]] const BlackMoveEvidence& move() const { return verdict.moves.front(); }
};

/// REQUIRES that `point` is free.
BlackMoveReport report_black_move(const Position& position, Point point);

}  // namespace shukei::analyzer
