/// Readers of foreign files. Every input is read three times: at once, in small pieces, which must
/// make no difference, and under narrow limits, which must be kept.

#include <algorithm>
#include <array>
#include <optional>

#include "db/games/content_digest.h"
#include "db/import/bdt_reader.h"
#include "db/import/csv_reader.h"
#include "db/import/file_reader.h"
#include "db/import/format_detection.h"
#include "db/import/move_lines_reader.h"
#include "db/import/ndjson_reader.h"
#include "db/import/opening_grades_reader.h"
#include "db/import/playok_reader.h"
#include "db/import/psq_reader.h"
#include "db/import/renjunet_reader.h"
#include "db/import/renlib_position_reader.h"
#include "db/import/renlib_reader.h"
#include "db/import/sgf_reader.h"
#include "db/import/wzq_reader.h"
#include "tests/fuzz/checking_sink.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/law.h"

namespace shukei::fuzz {
namespace {

using Reader = db::ReadReport (*)(db::ByteSource&, const db::ReadOptions&, db::ImportSink&);

/// Gives bytes a few at a time, as pipes do.
class TricklingSource : public db::MemorySource {
 public:
  using MemorySource::MemorySource;
  std::size_t read(std::span<char> buffer) override {
    return MemorySource::read(buffer.first(std::min<std::size_t>(buffer.size(), 7)));
  }
};

/// What came of reading: all that was handed over, and the message when the file was refused.
struct ReadResult {
  std::string transcript;
  std::string refusal;

  friend bool operator==(const ReadResult&, const ReadResult&) = default;
};

ReadResult read(Reader reader, db::ByteSource& source, std::string_view input,
                const db::ReadOptions& options) {
  CheckingSink sink;
  ReadResult result;
  try {
    const db::ReadReport report = reader(source, options, sink);
    sink.check_report(report, options.limits.warnings);
  } catch (const ParseError& error) {
    check_error(error, input);
    result.refusal = error.what();
  }
  sink.finish();
  result.transcript = sink.transcript();
  return result;
}

db::ReadOptions narrow_options() {
  db::ReadOptions options;
  options.limits.text_bytes = 64;
  options.limits.depth = 8;
  options.limits.table_entries = 4;
  options.limits.table_bytes = 512;
  options.limits.warnings = 2;
  options.charset = "GB18030";
  options.sgf_rows = db::SgfRows::bottom;
  return options;
}

void check_reader(Reader reader, std::string_view input) {
  db::MemorySource whole("input", input);
  const ReadResult result = read(reader, whole, input, {});
  TricklingSource pieces("input", input);
  must_hold(read(reader, pieces, input, {}) == result,
            "a file is read the same whatever pieces it comes in");
  db::MemorySource narrow("input", input);
  read(reader, narrow, input, narrow_options());
}

template <Reader reader>
void run(std::string_view input) {
  check_reader(reader, input);
}

/// Any file: what it is told to be, and what is read of it then.
void run_any(std::string_view input) {
  const db::Format format = db::detect_format(input.substr(0, db::kHeadSize), input.size());
  db::MemorySource source("input", input);
  try {
    must_hold(db::detect_format(source) == format, "the format is told from the head");
    db::content_digest(source, {});
  } catch (const ParseError& error) {
    must_hold(format == db::Format::unknown, "known formats are not refused");
    check_error(error, input);
  }
  check_reader(&db::read_source, input);
}

constexpr std::size_t kLongest = 16384;

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"any_file", &run_any, kLongest},
    {"renlib", &run<&db::read_renlib>, kLongest},
    {"renlib_position", &run<&db::read_renlib_position>, 1024},
    {"renjunet", &run<&db::read_renjunet>, kLongest},
    {"sgf", &run<&db::read_sgf>, kLongest},
    {"psq", &run<&db::read_psq>, 4096},
    {"move_lines", &run<&db::read_move_lines>, 4096},
    {"playok", &run<&db::read_playok>, 4096},
    {"grades", &run<&db::read_opening_grades>, 4096},
    {"bdt", &run<&db::read_bdt>, 4096},
    {"csv", &run<&db::read_csv>, 4096},
    {"ndjson", &run<&db::read_ndjson>, 4096},
    {"wzq", &run<&db::read_wzq>, 2048},
});

}  // namespace

std::span<const FuzzTarget> reader_targets() { return kTargets; }

}  // namespace shukei::fuzz
