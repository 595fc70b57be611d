#include "db/import/file_reader.h"

#include "db/import/bdt_reader.h"
#include "db/import/byte_source.h"
#include "db/import/format_detection.h"
#include "db/import/move_lines_reader.h"
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

/// REQUIRES a format that is known.
Reader reader_of(Format format) {
  switch (format) {
    case Format::renlib:
      return &read_renlib;
    case Format::renlib_position:
      return &read_renlib_position;
    case Format::renjunet:
      return &read_renjunet;
    case Format::sgf:
      return &read_sgf;
    case Format::psq:
      return &read_psq;
    case Format::move_lines:
      return &read_move_lines;
    case Format::playok:
      return &read_playok;
    case Format::grades:
      return &read_opening_grades;
    case Format::bdt:
      return &read_bdt;
    case Format::wzq:
      return &read_wzq;
    case Format::unknown:
      break;
  }
  return nullptr;
}

}  // namespace

ReadReport read_source(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  const Reader read = reader_of(detect_format(source));
  ReadReport report = read(source, options, sink);
  source.check_unchanged();
  return report;
}

ReadReport read_file(const std::string& path, const ReadOptions& options, ImportSink& sink) {
  const auto source = open_source(path, options.limits.file_bytes);
  return read_source(*source, options, sink);
}

}  // namespace shukei::db
