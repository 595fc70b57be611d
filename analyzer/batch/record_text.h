#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/record_check.h"

namespace shukei::analyzer {

/// What a record leaves to the command line.
struct RecordDefaults {
  const RuleBook& rules;            ///< That records may name.
  std::optional<OpeningRule> rule;  ///< For records that name none.
  SymmetryReading reading = SymmetryReading::pattern;
};

/// The fields of a record, in the order in which they stand where nothing names them.
enum class RecordField : std::uint8_t { id, rule, moves, swaps, declared, offers, picked, result };
inline constexpr std::size_t kRecordFields = 8;

/// "id", "rule", "moves", ... as the enumerators are written.
std::string_view to_string(RecordField field);

/// A record as its source writes it: a text for each field, empty when nothing is told.
struct RecordText {
  std::array<std::string_view, kRecordFields> fields{};
  /// The line that all fields are parts of, for the columns of errors; empty when they are not.
  std::string_view line;

  [[nodiscard]] std::string_view of(RecordField field) const {
    return fields[static_cast<std::size_t>(field)];
  }
  std::string_view& of(RecordField field) { return fields[static_cast<std::size_t>(field)]; }
};

/// The rule of this name, any spelling; the default when the name is empty.
/// Throws UsageError when it is not known, or nothing names one.
OpeningRule record_rule(std::string_view name, const RecordDefaults& defaults);

/// Reads the fields:
///
///     rule      any spelling; the default when empty
///     moves     h8 h9 j8, also run together; -- or pass is a pass
///     swaps     after which moves colours were exchanged: 1 3; - or none: they never were
///     declared  a number
///     offers    all fifth moves offered: g8 i9
///     picked    a point
///     result    1-0, 0-1, 1/2-1/2, black, white, draw, B+...; * or ? is unknown
///
/// What is empty is unknown. Points may repeat and move numbers be any: that is for check_record().
/// Throws ParseError with the column in the line, UsageError that names the field.
PlayedGame parse_record(const RecordText& text, const RecordDefaults& defaults);

}  // namespace shukei::analyzer
