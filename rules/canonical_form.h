#pragma once

#include "rules/symmetry.h"

namespace shukei {

struct CanonicalForm;

/// The least of the eight images of a position: of the images the one whose black set comes
/// first, and of those the one whose white set comes first, in the order of precedes().
/// Positions that are images of each other have one and the same CanonicalBoard, and a position
/// shifted on the board has another: the edges count. Only canonicalise() makes one.
class CanonicalBoard {
 public:
  [[nodiscard]] constexpr const Board& board() const { return board_; }
  friend constexpr bool operator==(const CanonicalBoard&, const CanonicalBoard&) = default;

 private:
  friend CanonicalForm canonicalise(const Board& board);
  explicit constexpr CanonicalBoard(const Board& board) : board_(board) {}
  Board board_;
};

/// What canonicalise() finds: apply(to_canonical, asked) == representative.board(), and
/// apply(inverse(to_canonical), ...) brings points of the representative back to the asker.
struct CanonicalForm {
  CanonicalBoard representative;
  Symmetry to_canonical;
};

/// The canonical form of a position of any number of stones. Of the symmetries that lead to the
/// representative the first in the order of kSymmetries is given. Cost: eight images.
CanonicalForm canonicalise(const Board& board);

/// Whether `a` comes before `b` in the order of keys: black sets first, then white sets.
/// REQUIRES equal numbers of black and of white stones.
constexpr bool precedes(const Board& a, const Board& b) {
  if (a.black() != b.black()) return precedes(a.black(), b.black());
  return precedes(a.white(), b.white());
}

}  // namespace shukei
