#include "analyzer/reports/position_search.h"

namespace shukei::analyzer {
namespace {

bool has_classes(const db::PositionRecord& record, const PositionFilter& filter) {
  if (!filter.least_classes && !filter.greatest_classes) return true;
  const int classes = fifth_classes_in(record, filter);
  return classes >= filter.least_classes.value_or(classes) &&
         classes <= filter.greatest_classes.value_or(classes);
}

bool meets(const db::PositionRecord& record, const PositionFilter& filter) {
  const OpeningSet openings = openings_in(record);
  if (filter.opening && !openings.contains(*filter.opening)) return false;
  if (filter.least_openings && openings.size() < *filter.least_openings) return false;
  if (filter.board_symmetries && record.board_symmetries.size() != *filter.board_symmetries) {
    return false;
  }
  if (filter.pattern_symmetries && record.pattern_symmetries.size() != *filter.pattern_symmetries) {
    return false;
  }
  if (filter.possible_bit && (record.possible >> *filter.possible_bit & 1) == 0) return false;
  return has_classes(record, filter);
}

}  // namespace

OpeningSet openings_in(const db::PositionRecord& record) {
  OpeningSet openings;
  for (const std::uint8_t cell : record.openings) {
    if (cell != 0) openings.insert(OpeningCode::from_index(cell - 1));
  }
  return openings;
}

int fifth_classes_in(const db::PositionRecord& record, const PositionFilter& filter) {
  const db::FifthClassCounts& counts = record.fifth_classes;
  if (filter.reading == SymmetryReading::pattern) {
    return filter.fifths_in_9x9 ? counts.pattern_in_9x9 : counts.pattern_anywhere;
  }
  return filter.fifths_in_9x9 ? counts.board_in_9x9 : counts.board_anywhere;
}

void search_positions(const db::Database& database, const PositionFilter& filter,
                      const std::function<bool(const Board&, const db::PositionRecord&)>& found) {
  for (db::PositionScan scan = database.scan(filter.stones); scan.next();) {
    if (meets(scan.record(), filter) && !found(scan.board(), scan.record())) return;
  }
}

}  // namespace shukei::analyzer
