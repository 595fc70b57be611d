#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a game collection of ShowRenju (.bdt), a game a line:
///
///     tournament=[black,white,result,moves,5A,reverse,comment]
///
/// The result is + (Black won), - or =; a move is two hexadecimal digits, file and rank from 1, so
/// that 88 is h8 and 00 a pass; 5A is the other fifth move, its files being A to P without I;
/// reverse is R when the colours were changed. A line that is not like this is skipped with its
/// number. Throws ParseError when the source cannot be read.
ReadReport read_bdt(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
