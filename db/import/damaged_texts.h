#pragma once

#include <string>
#include <string_view>

#include "db/import/game_record.h"

namespace shukei::db {

/// The names of a game's damaged texts, parted by blanks, as tables and JSON name them: black,
/// white, event, round, rule_name, swaps_text, offers_text, unread_moves, publisher, info. "" when
/// all are whole.
std::string damaged_text_names(const GameRecord& game);

/// Marks the texts that a list of these names names as damaged, and no others: what an export says
/// of texts that it has written as they are kept, with \xHH and doubled backslashes. Texts that the
/// game does not have, and other names, are left alone.
void mark_damaged_texts(std::string_view names, GameRecord& game);

}  // namespace shukei::db
