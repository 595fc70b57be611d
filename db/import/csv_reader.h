#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a table of games as comma-separated values (RFC 4180), our own exports among them: a
/// header row names the columns (see game_columns.h), `moves` one of them. Text is UTF-8 unless it
/// is something else. A row that is no game is skipped with its line: one without moves, with a
/// word that is no move, with a point twice, or with more cells than the header has. Throws
/// ParseError when the source cannot be read, and with the line when it is not CSV.
ReadReport read_csv(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
