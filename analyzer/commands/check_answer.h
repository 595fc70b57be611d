#pragma once

#include <optional>
#include <string_view>

#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "analyzer/reports/record_report.h"

namespace shukei::analyzer {

/// Writes what came of records, one after the other, in the output's format: text for people, a
/// JSON object a line, or a row of CSV for each finding (one without a kind where there is none).
/// Not thread safe.
class RecordWriter {
 public:
  explicit RecordWriter(Output& output)
      : output_(output), json_(output, JsonWriter::Layout::line) {}

  void write(const RecordReport& report);
  /// A record that cannot be read: what is wrong, and its id when that is known.
  void write_error(const RecordPlace& where, const std::optional<RecordId>& id,
                   std::string_view message);

 private:
  Output& output_;
  JsonWriter json_;
};

/// The header row, where the format has one.
void write_record_header(Output& output);

}  // namespace shukei::analyzer
