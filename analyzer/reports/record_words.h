#pragma once

#include <string>

#include "rules/record_check.h"

namespace shukei::analyzer {

/// A finding in a player's words, with its evidence: a sentence without a full stop. Pure.
///
///     d8 lies outside the central 7x7
///     g8 and g7 are symmetric: mirror between rows 7 and 8
///     j8 was forbidden for Black: 33: the threes h8-i8-j8 and j8-j9-j10; White could have claimed
///     it
///
/// REQUIRES that `finding` is one of check_record(game).
std::string in_words(const RecordFinding& finding, const PlayedGame& game);

}  // namespace shukei::analyzer
