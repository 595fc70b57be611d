#pragma once

#include <optional>
#include <vector>

#include "db/import/game_record.h"

namespace shukei::analyzer {

/// After which moves the colours were exchanged, as far as the record's own way of telling it can
/// be understood; an empty list when they never were, nothing when it cannot:
///
///     3, 1 3      numbers of moves
///     -, none     never
///     --R--       a letter for each chance to swap that the record's rule gives, in their order,
///                 R where it was taken: as RenjuNet writes it. With as many letters as the rule
///                 has chances, or as it has before an offer (Taraguchi: five, or three).
std::optional<std::vector<int>> swaps_of(const db::GameRecord& game);

}  // namespace shukei::analyzer
