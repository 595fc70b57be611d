#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "rules/board.h"

namespace shukei {

/// An ordered list of moves without passes: move 1 is Black's, move 2 White's, and so on.
/// The points are distinct.
class Line {
 public:
  Line() = default;
  /// REQUIRES that the moves are distinct points.
  explicit Line(std::vector<Point> moves) : moves_(std::move(moves)) {}

  [[nodiscard]] std::span<const Point> moves() const { return moves_; }
  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  [[nodiscard]] bool empty() const { return moves_.empty(); }
  [[nodiscard]] Point operator[](std::size_t index) const { return moves_[index]; }

  /// The colour of move number `number`, counted from 1.
  static constexpr Colour colour_of(std::size_t number) {
    return number % 2 == 1 ? Colour::black : Colour::white;
  }

  void append(Point point) { moves_.push_back(point); }

  /// The position after the first `count` moves (all of them when there are fewer).
  [[nodiscard]] Board board(std::size_t count = SIZE_MAX) const {
    Board board;
    for (std::size_t i = 0; i < moves_.size() && i < count; ++i) {
      board.place(colour_of(i + 1), moves_[i]);
    }
    return board;
  }

  friend bool operator==(const Line&, const Line&) = default;

 private:
  std::vector<Point> moves_;
};

}  // namespace shukei
