#pragma once

#include <optional>
#include <string>

#include "db/games/game_number.h"
#include "db/import/place.h"

namespace shukei::db {

/// A game of an imported file whose moves are those of another game, or their image under a
/// symmetry of the board.
struct EqualGame {
  std::optional<std::string> id;     ///< The imported game's id in its file.
  Place place;                       ///< Where it stands there.
  GameNumber of{};                   ///< The other game.
  std::optional<std::string> of_id;  ///< That game's id in its file.

  friend bool operator==(const EqualGame&, const EqualGame&) = default;
};

}  // namespace shukei::db
