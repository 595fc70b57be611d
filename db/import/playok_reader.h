#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads transcripts of PlayOK, formerly Kurnik: for each game a header of [Name "value"] lines and
///
///     1. h8 -- 2. h9 -- 3. h6 white 4. -- i8 5. j7 -- 6. i7 i7 7. -- j7 ... 0-1
///
/// In renju the player called Black places three stones; the other then says which colour to have;
/// after move 4 come two fifth moves, then the one that is kept. `--` fills the turn of a side that
/// does nothing. When White takes "black" the players change places, and the result with them: the
/// record has them as they played on.
/// A transcript whose second turn is no `--` is none of renju's opening: with a word for a colour,
/// or called gomoku, it is skipped as gomoku; else it is a plain list of moves.
/// Throws ParseError when the source cannot be read.
ReadReport read_playok(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
