#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/import/game_record.h"
#include "tests/support/random_games.h"

namespace shukei::analyzer {

/// Expects two records to tell the same in every field but the place.
void expect_same_game(const db::GameRecord& found, const db::GameRecord& expected);

/// Made-up games, flagged as a reader hands them over.
std::vector<db::GameRecord> random_games(int count, std::uint64_t seed);

}  // namespace shukei::analyzer
