#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a RenjuNet game database (.rif), XML:
///
///     <database> <rules> <openings> <players> <tournaments>   tables of ids, before the games
///     <games> <game id publisher tournament round rule black white bresult opening alt swap>
///               <move>h8 h9 ...</move> [<info>...</info>]
///
/// A game under a rule whose category is not renju is skipped as gomoku, one without moves as
/// that; every other game is handed over, with flags for what is out of the ordinary. Its date is
/// its tournament's. `alt`, the other fifth moves, is kept as text whatever it is and taken for
/// offers when it is points.
/// Throws ParseError with line and column when the file is no well-formed XML, is cut short or goes
/// beyond the limits.
/// Memory: the tables, one game, and 64 KiB of the file.
ReadReport read_renjunet(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
