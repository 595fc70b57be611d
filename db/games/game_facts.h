#pragma once

#include <optional>
#include <string>

#include "db/import/game_record.h"

namespace shukei::db {

/// By what two records of equal moves are told to be one game or two.
struct GameFacts {
  Player black;  ///< Empty when it is not known, as white.
  Player white;
  int year = 0;
  std::optional<GameResult> result;

  friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

GameFacts facts_of(const GameRecord& game);

/// Whether the facts cannot be of one game: something that both know is different. Players are
/// compared by their names where both have one, else by their ids where both have one.
bool contradict(const GameFacts& a, const GameFacts& b);

/// The facts as one text: equal for equal facts only.
std::string facts_text(const GameFacts& facts);

}  // namespace shukei::db
