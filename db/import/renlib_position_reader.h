#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a RenLib position (.pos), one game without names:
///
///     count  row * 15 + column ...      row 0 is rank 15, column 0 is file a; 240 is a pass
///
/// Zjrenju writes what it knows of the game into the file's name, parted by #:
/// table#rule#black#white#swap#state.pos; players, rule, swaps and result are taken from there.
/// Throws ParseError that names the byte when the file is cut short or a byte is no point.
ReadReport read_renlib_position(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
