#pragma once

#include <optional>
#include <span>
#include <string>

#include "analyzer/reports/game_score.h"
#include "db/import/game_record.h"

namespace shukei::analyzer {

/// A player's name; "player 17" when only the id is known, "" when nothing is.
std::string player_name(const std::optional<db::Player>& player);

/// Who played, where, when and how it ended, as far as it is known, in one line: "Eda - Ilm, Open,
/// round 3, 2019-03-02, 1-0". "" when nothing is known.
std::string in_words(const db::GameRecord& game);

/// "53 % (51-55)": a share of the points and its interval; "-" when there is none.
std::string in_words(const std::optional<GameScore>& score);

/// The moves after which colours were exchanged: "1 3", or "-" when they never were.
std::string swaps_text(std::span<const int> swaps);

}  // namespace shukei::analyzer
