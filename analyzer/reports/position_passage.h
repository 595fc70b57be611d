#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "db/import/move.h"
#include "rules/symmetry.h"

namespace shukei::analyzer {

/// Where a game comes through a position.
struct Passage {
  std::size_t ply = 0;  ///< After so many moves, passes among them; the first time if several.
  Symmetry to_asker{};  ///< Takes the game's points to the position as it was asked.
};

/// Finds a position in games, in any of its eight orientations and whatever the order of moves, by
/// following each game's stones. Exact: the stones of both colours are compared.
class PassageFinder {
 public:
  explicit PassageFinder(const Board& asked);

  /// Where these moves first come to the position; nothing when they do not. Cost: a few
  /// operations a move, up to the position's number of stones.
  [[nodiscard]] std::optional<Passage> find(std::span<const db::Move> moves) const;

 private:
  struct Image {
    Board board;
    Symmetry to_asker;
  };
  int blacks_;
  int whites_;
  std::vector<Image> images_;  ///< Different ones.
};

}  // namespace shukei::analyzer
