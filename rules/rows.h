#pragma once

#include <optional>
#include <vector>

#include "rules/board.h"
#include "rules/direction.h"

namespace shukei {

/// Stones of one colour on one line; which stones, its owner tells.
struct Row {
  Direction direction;
  PointSet stones;

  friend constexpr bool operator==(const Row&, const Row&) = default;
};

/// RIF 3, unbroken row: the stones of `stones` next to each other along the direction, without a
/// gap, with that on `stone` among them. REQUIRES that `stones` contains `stone`.
PointSet unbroken_row(const PointSet& stones, Point stone, Direction direction);

/// The unbroken rows of five or more of these stones, each at its full length, by direction and
/// then by their first stones. RIF 3: five stones are a five in a row, six or more an overline.
std::vector<Row> long_rows(const PointSet& stones);

/// RIF 9.1: whether the stone on `stone` is in a row that wins: of exactly five when it is black,
/// of five or more when it is white. REQUIRES that there is a stone.
bool is_in_five(const Board& board, Point stone);

/// RIF 9.1: whether this colour has won: Black by a row of exactly five, White by five or more.
/// An overline of Black's is a forbidden move that White may claim or let pass; it wins for nobody.
bool has_won(const Board& board, Colour colour);

/// The colour that has won; nothing when neither has, or when both have, as in no game.
std::optional<Colour> winner(const Board& board);

}  // namespace shukei
