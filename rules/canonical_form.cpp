#include "rules/canonical_form.h"

namespace shukei {

CanonicalForm canonicalise(const Board& board) {
  Board least = board;
  Symmetry to_least = Symmetry::identity;
  for (const Symmetry symmetry : kSymmetries) {
    const Board image = apply(symmetry, board);
    if (precedes(image, least)) {
      least = image;
      to_least = symmetry;
    }
  }
  return {CanonicalBoard(least), to_least};
}

}  // namespace shukei
