#pragma once

#include <cstdint>
#include <string_view>

#include "db/import/game_record.h"

namespace shukei::db {

/// What a transcript's moves show it to be.
enum class PlayokMoves : std::uint8_t {
  renju,  ///< With the opening of renju: three stones, a choice of colour, two fifth moves offered.
  gomoku,  ///< With a choice of colour, but no fifth moves offered.
  plain,   ///< Moves alone.
};

/// Reads the moves of a PlayOK transcript, without its header, into `game`, which has none yet;
/// swaps, offers and picked too. The players and the result, if already read, are changed over when
/// White took black.
PlayokMoves read_playok_moves(std::string_view marked, GameRecord& game);

}  // namespace shukei::db
