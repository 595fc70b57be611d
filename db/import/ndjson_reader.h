#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads games as JSON, an object a line, our own exports among them: members are named as columns
/// are (see game_columns.h), `offers` are all fifth moves offered. A value is a text, a whole
/// number, or an array of such; null is nothing told. Empty lines and lines that begin with # are
/// no games. Text is UTF-8 unless it is something else. A line that is no game is skipped with its
/// number: one that is no JSON object, without `moves`, with a word that is no move, or with a
/// point twice. Throws ParseError when the source cannot be read.
ReadReport read_ndjson(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
