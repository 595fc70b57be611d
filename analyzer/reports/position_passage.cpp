#include "analyzer/reports/position_passage.h"

#include <algorithm>

namespace shukei::analyzer {

PassageFinder::PassageFinder(const Board& asked)
    : blacks_(asked.black().size()), whites_(asked.white().size()) {
  for (const Symmetry symmetry : kSymmetries) {
    const Board image = apply(symmetry, asked);
    const bool is_known = std::any_of(images_.begin(), images_.end(),
                                      [&](const Image& each) { return each.board == image; });
    if (!is_known) images_.push_back({image, inverse(symmetry)});
  }
}

std::optional<Passage> PassageFinder::find(std::span<const db::Move> moves) const {
  Board board;
  int blacks = 0;
  int whites = 0;
  for (std::size_t ply = 0;; ++ply) {
    if (blacks == blacks_ && whites == whites_) {
      for (const Image& image : images_) {
        if (image.board == board) return Passage{ply, image.to_asker};
      }
    }
    // Stones are never taken away, so that beyond these numbers nothing can come.
    if (ply == moves.size() || blacks > blacks_ || whites > whites_) return std::nullopt;
    if (moves[ply].is_pass()) continue;
    board.place(ply % 2 == 0 ? Colour::black : Colour::white, moves[ply].point());
    ++(ply % 2 == 0 ? blacks : whites);
  }
}

}  // namespace shukei::analyzer
