#pragma once

#include <optional>

#include "rules/colour.h"
#include "rules/point_set.h"

namespace shukei {

/// A position: a set of black and a set of white stones, disjoint. How they came there is a Line.
class Board {
 public:
  constexpr Board() = default;
  /// REQUIRES (black & white).empty().
  constexpr Board(const PointSet& black, const PointSet& white) : black_(black), white_(white) {}

  [[nodiscard]] constexpr const PointSet& black() const { return black_; }
  [[nodiscard]] constexpr const PointSet& white() const { return white_; }
  [[nodiscard]] constexpr const PointSet& stones(Colour colour) const {
    return colour == Colour::black ? black_ : white_;
  }
  [[nodiscard]] constexpr PointSet occupied() const { return black_ | white_; }
  [[nodiscard]] constexpr PointSet free() const { return PointSet::all() - occupied(); }
  [[nodiscard]] constexpr int size() const { return black_.size() + white_.size(); }

  /// The colour of the stone on `point`; nothing when it is free.
  [[nodiscard]] constexpr std::optional<Colour> at(Point point) const {
    if (black_.contains(point)) return Colour::black;
    if (white_.contains(point)) return Colour::white;
    return std::nullopt;
  }

  /// Puts a stone down. REQUIRES that `point` is free.
  constexpr void place(Colour colour, Point point) {
    (colour == Colour::black ? black_ : white_).insert(point);
  }
  /// Takes the stone on `point`, if any, away.
  constexpr void remove(Point point) {
    black_.erase(point);
    white_.erase(point);
  }

  /// Whether the stones can be a game without passes: as many black as white ones, or one more.
  [[nodiscard]] constexpr bool is_alternating() const {
    const int lead = black_.size() - white_.size();
    return lead == 0 || lead == 1;
  }
  /// Who moves next when players alternate: White when Black leads by a stone, else Black.
  [[nodiscard]] constexpr Colour to_move() const {
    return black_.size() > white_.size() ? Colour::white : Colour::black;
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;

 private:
  PointSet black_;
  PointSet white_;
};

/// The board with one stone more. REQUIRES that `point` is free.
constexpr Board with_stone(Board board, Colour colour, Point point) {
  board.place(colour, point);
  return board;
}

}  // namespace shukei
