#pragma once

#include "db/games/game_number.h"
#include "db/import/game_record.h"

namespace shukei::db {

/// A game of the database.
struct StoredGame {
  GameNumber number{};
  SourceNumber source{};  ///< The file it came from; record.place says where in it.
  GameRecord record;
};

}  // namespace shukei::db
