#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/batch/record_text.h"
#include "analyzer/reports/record_report.h"

namespace shukei::analyzer {

/// What the cells of a table's rows are; nothing for columns that are left alone.
using RecordColumns = std::vector<std::optional<RecordField>>;

/// The columns that a header row names, in any order; of several for one field the first counts,
/// other names are left alone. Nothing when the line is no header row: one has a cell "moves".
std::optional<RecordColumns> record_columns(std::string_view line);

/// Reads records written one a line:
///
///     {"id": 7, "rule": "rif", "moves": "h8 h9 j8", ...}    JSON: texts, numbers, arrays of them
///     7<TAB>rif<TAB>h8 h9 j8<TAB>...                        the cells of a header row, or without
///                                                           one in the order of RecordField
///     7<TAB>h8 h9 j8<TAB>1-0                                id, moves, result
///     h8 h9 j8                                              moves alone
///
/// Immutable; thread safe.
class RecordLines {
 public:
  /// `header` are the columns that a header row has named.
  RecordLines(RecordDefaults defaults, std::optional<RecordColumns> header)
      : defaults_(defaults), header_(std::move(header)) {}

  /// Reads one line into `question`: its game, and its id even when the rest cannot be read.
  /// Throws ParseError with the column, or UsageError.
  void parse(std::string_view line, std::optional<RecordId>& id,
             std::optional<PlayedGame>& game) const;

 private:
  void parse_json(std::string_view line, std::optional<RecordId>& id,
                  std::optional<PlayedGame>& game) const;
  void parse_row(std::string_view line, std::optional<RecordId>& id,
                 std::optional<PlayedGame>& game) const;

  RecordDefaults defaults_;
  std::optional<RecordColumns> header_;
};

/// Whether a line begins as a JSON object does.
bool is_json_line(std::string_view line);

/// Whether a line, by its looks, is a record in one of these forms or their header row.
bool looks_like_record(std::string_view line);

}  // namespace shukei::analyzer
