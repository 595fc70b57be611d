#pragma once

#include <span>
#include <string_view>

#include "db/import/game_record.h"

namespace shukei::db {

/// Each of these reads one field of a record from a source's text, in marked UTF-8 without blanks
/// around it, and flags the game when the text cannot be read. Text that is not empty is REQUIRED:
/// an empty field says nothing and is not read.

void read_date_field(std::string_view marked, GameRecord& game);
/// "*" and "?" are read as no result.
void read_result_field(std::string_view marked, GameRecord& game);
/// The rule's name is kept, known or not.
void read_rule_field(std::string_view marked, GameRecord& game);
void read_opening_field(std::string_view marked, GameRecord& game);
/// A number above 0.
void read_declared_field(std::string_view marked, GameRecord& game);
/// Other fifth moves that were offered: kept as text, and as offers when it is points. Comes after
/// the moves.
void read_offers_field(std::string_view marked, GameRecord& game);

/// Takes `others` as fifth moves that were offered beside the one played, and writes offers, the
/// one played first, and picked. Does nothing without a fifth move that is a stone.
void record_other_offers(std::span<const Point> others, GameRecord& game);

/// Makes a game that was read field by field keep what records promise, whatever the file says of
/// itself: what is picked was offered, unread moves have a flag that tells why. Comes last.
void settle_told_fields(GameRecord& game);

/// Adds a line to what the game is commented with.
void append_info(std::string_view marked, GameRecord& game);

}  // namespace shukei::db
