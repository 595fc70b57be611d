#pragma once

#include <functional>
#include <optional>

#include "db/database.h"
#include "rules/opening.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// Which stored positions are asked for: those that meet every condition given.
struct PositionFilter {
  int stones = 4;
  std::optional<OpeningCode> opening;     ///< Can be this opening.
  std::optional<int> least_openings;      ///< Can be at least so many openings.
  std::optional<int> board_symmetries;    ///< Order of the group under the board reading.
  std::optional<int> pattern_symmetries;  ///< Order of the group under the pattern reading.
  std::optional<int> possible_bit;        ///< Possible under this (rule, choice) of the database.
  std::optional<int> least_classes;       ///< At least so many classes of fifth moves ...
  std::optional<int> greatest_classes;    ///< ... at most so many; both need four stones.
  SymmetryReading reading = SymmetryReading::pattern;  ///< By which classes are counted ...
  bool fifths_in_9x9 = false;                          ///< ... and where.
};

/// The openings that the position of a record can be.
OpeningSet openings_in(const db::PositionRecord& record);

/// The number of classes of fifth moves that a filter counts. REQUIRES a record of four stones.
int fifth_classes_in(const db::PositionRecord& record, const PositionFilter& filter);

/// Calls `found` for every position that meets the filter, in key order, until it returns false or
/// there is none left. Throws db::StorageError.
void search_positions(const db::Database& database, const PositionFilter& filter,
                      const std::function<bool(const Board&, const db::PositionRecord&)>& found);

}  // namespace shukei::analyzer
