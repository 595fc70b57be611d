#include "db/import/file_reader.h"

#include <array>

#include "db/import/bdt_reader.h"
#include "db/import/byte_source.h"
#include "db/import/csv_reader.h"
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
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

using Reader = ReadReport (*)(ByteSource&, const ReadOptions&, ImportSink&);

/// In the order of the formats; none for what is unknown.
constexpr auto kReaders = std::to_array<Reader>({
    nullptr,
    &read_renlib,
    &read_renlib_position,
    &read_renjunet,
    &read_sgf,
    &read_psq,
    &read_move_lines,
    &read_playok,
    &read_opening_grades,
    &read_bdt,
    &read_wzq,
    &read_csv,
    &read_ndjson,
});
static_assert(kReaders.size() == kFormatCount);

}  // namespace

ReadReport read_source(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  const Reader read = kReaders[static_cast<std::size_t>(detect_format(source))];
  ReadReport report = read(source, options, sink);
  source.check_unchanged();
  return report;
}

ReadReport read_file(const std::string& path, const ReadOptions& options, ImportSink& sink) {
  const auto source = open_source(path, options.limits.file_bytes);
  return read_source(*source, options, sink);
}

}  // namespace shukei::db
