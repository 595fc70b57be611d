#pragma once

#include <string>

#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a file of any of the formats, told by its content, and hands over what is in it in the
/// order of the file. "-" is standard input. Memory is bounded by ReadLimits, never by the file.
/// Throws ParseError, one line, when the file cannot be read as a whole: it is no regular file, of
/// no known format, cut short, damaged beyond repair, or changed while it was read. What was handed
/// over by then is to be dropped.
/// Thread safety: files can be read in parallel; each needs its own sink.
ReadReport read_file(const std::string& path, const ReadOptions& options, ImportSink& sink);

/// The same for a source that is already open.
ReadReport read_source(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
