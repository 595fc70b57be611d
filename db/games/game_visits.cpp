#include "db/games/game_visits.h"

#include <algorithm>
#include <array>

#include "rules/symmetry.h"

namespace shukei::db {
namespace {

/// A position in its eight orientations, while stones are put on it.
class EightImages {
 public:
  void place(Colour colour, Point point) {
    for (const Symmetry symmetry : kSymmetries)
      images_[static_cast<std::size_t>(symmetry)].place(colour, apply(symmetry, point));
  }

  /// The symmetries that lead to the canonical position.
  [[nodiscard]] SymmetrySet to_least() const {
    SymmetrySet least;
    least.insert(kSymmetries.front());
    const Board* best = &images_.front();
    for (const Symmetry symmetry : kSymmetries) {
      const Board& image = images_[static_cast<std::size_t>(symmetry)];
      if (precedes(image, *best)) {
        least = {};
        best = &image;
      }
      if (image == *best) least.insert(symmetry);
    }
    return least;
  }

  [[nodiscard]] const Board& image(Symmetry symmetry) const {
    return images_[static_cast<std::size_t>(symmetry)];
  }

 private:
  std::array<Board, 8> images_;
};

/// The least image of a point under some symmetries.
Point least_image(Point point, SymmetrySet symmetries) {
  std::optional<Point> least;
  for (const Symmetry symmetry : kSymmetries) {
    if (!symmetries.contains(symmetry)) continue;
    const Point image = apply(symmetry, point);
    if (!least || image < *least) least = image;
  }
  return *least;
}

const Board& least_board(const EightImages& images, SymmetrySet to_least) {
  for (const Symmetry symmetry : kSymmetries) {
    if (to_least.contains(symmetry)) return images.image(symmetry);
  }
  return images.image(Symmetry::identity);  // not reached: one leads there
}

/// One game on its way.
class Walk {
 public:
  Walk(std::uint32_t game, std::vector<GameVisit>& visits) : game_(game), visits_(visits) {}

  void visit(std::optional<Move> next) {
    const SymmetrySet to_least = images_.to_least();
    const Board& board = least_board(images_, to_least);
    std::optional<NextMove> move;
    if (next) {
      const Move seen = next->is_pass() ? *next : Move(least_image(next->point(), to_least));
      move = NextMove(seen, turn_ != board.to_move());
    }
    const auto here = visits_.end() - static_cast<std::ptrdiff_t>(visits_here_);
    const auto same = [&](const GameVisit& visit) { return visit.move == move; };
    if (visits_here_ > 0 && (!move || std::any_of(here, visits_.end(), same))) return;
    visits_.push_back({StatisticsKey::of_least_image(board), move, visits_here_ > 0, game_});
    ++visits_here_;
  }

  void go(Move move) {
    if (!move.is_pass()) {
      images_.place(turn_, move.point());
      visits_here_ = 0;
    }
    turn_ = opposite(turn_);
  }

 private:
  std::uint32_t game_;
  std::vector<GameVisit>& visits_;
  EightImages images_;
  Colour turn_ = Colour::black;
  std::size_t visits_here_ = 0;  ///< How many of the last visits are at this position.
};

}  // namespace

void append_visits(std::span<const Move> moves, std::uint32_t game,
                   std::vector<GameVisit>& visits) {
  Walk walk(game, visits);
  for (std::size_t ply = 0; ply <= kMostPlies; ++ply) {
    if (ply == moves.size()) return walk.visit(std::nullopt);
    walk.visit(moves[ply]);
    walk.go(moves[ply]);
  }
}

Point canonical_move(const CanonicalForm& form, Point move) {
  return least_image(apply(form.to_canonical, move), board_stabiliser(form.representative.board()));
}

}  // namespace shukei::db
