#pragma once

#include <optional>
#include <vector>

#include "analyzer/enumeration/rule_list.h"
#include "db/position_record.h"
#include "rules/board.h"

namespace shukei::analyzer {

/// What the database should hold of a position, worked out from the position alone with the plain
/// functions of rules/. The enumerator's RecordMaker comes to the same by a faster way.
///
/// Works for any board of 1..db::kMostStones stones in turns whose h8 is black; nothing for others.
std::optional<db::PositionRecord> position_facts(const Board& board,
                                                 const std::vector<RuleChoice>& rules);

/// The part `forbidden` of that record: bit i set when the i-th black stone in ascending order, h8
/// left out, is a forbidden move once all the other stones stand.
std::uint8_t forbidden_last_moves(const Board& board);

/// The part `fifth_classes`. REQUIRES four stones.
db::FifthClassCounts fifth_class_counts(const Board& board);

}  // namespace shukei::analyzer
