#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a game of Piskvork (.psq):
///
///     Piskvorky 15x15, 11:11, 0      board, kinds of players, who begins (0 or 1)
///     8,8,1500                       column, row from the top, both from 1; milliseconds
///     ...
///     first player                   then the names, when it was a tournament,
///     second player
///     -1                             and a code for how it ended, which is not read
///
/// Black is the one who begins. A game on another board is skipped; a point off the board ends the
/// moves with a flag.
/// Throws ParseError when the source cannot be read or does not begin like this.
ReadReport read_psq(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
