#include "db/import/file_reader.h"

#include "db/import/byte_source.h"
#include "db/import/format_detection.h"
#include "db/import/move_lines_reader.h"
#include "db/import/renjunet_reader.h"
#include "db/import/renlib_position_reader.h"
#include "db/import/renlib_reader.h"
#include "db/import/sgf_reader.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

ReadReport read_as(Format format, ByteSource& source, const ReadOptions& options,
                   ImportSink& sink) {
  switch (format) {
    case Format::renlib:
      return read_renlib(source, options, sink);
    case Format::renlib_position:
      return read_renlib_position(source, options, sink);
    case Format::renjunet:
      return read_renjunet(source, options, sink);
    case Format::sgf:
      return read_sgf(source, options, sink);
    case Format::move_lines:
      return read_move_lines(source, options, sink);
    default:
      break;
  }
  throw ParseError(source.name(), 0, 0,
                   "is of a format not read yet: " + std::string(to_string(format)));
}

}  // namespace

ReadReport read_source(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  const Format format = detect_format(source);
  ReadReport report = read_as(format, source, options, sink);
  source.check_unchanged();
  return report;
}

ReadReport read_file(const std::string& path, const ReadOptions& options, ImportSink& sink) {
  const auto source = open_source(path, options.limits.file_bytes);
  return read_source(*source, options, sink);
}

}  // namespace shukei::db
