#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/games/game_store.h"

namespace shukei::db {

/// Checks the libraries and grades of a database as they lie there: every node's key and value,
/// that a source has the nodes and grades it says it has and each node stands below its parent;
/// that the notes are found under the positions and lines that the nodes give when they are worked
/// out anew, and nothing else is. Returns one line for each problem, the first
/// kMostProblemsOfRange; none when all is well. Throws StorageError when rows cannot be read.
/// Cost: every row once. Memory: one line.
std::vector<std::string> check_libraries(const GameStore& store);

}  // namespace shukei::db
