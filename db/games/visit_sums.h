#pragma once

#include <cstdint>
#include <vector>

#include "db/games/game_number.h"
#include "db/games/import_transaction.h"
#include "db/games/parsed_file.h"

namespace shukei::db {

/// Adds up the visits of a file's new games, position by position in ascending order, and adds the
/// sums to the transaction. `numbers` are the games' numbers by index, 0 for those left out;
/// `rules` the numbers of the rules by their index in the file. The visits are dropped then.
/// Internal to db/.
void add_statistics(ParsedFile& file, const std::vector<std::uint32_t>& numbers,
                    const std::vector<RuleNumber>& rules, ImportTransaction& transaction);

}  // namespace shukei::db
