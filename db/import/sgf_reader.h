#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads Smart Game Format (FF[1] to FF[4]): a collection of game trees, each of them
///
/// * a game: its main line is handed over as a record, when it is nothing but that or when players,
///   a result or an event are told;
/// * a library: every node is handed over, in the order of the file, when there are variations or
///   comments, names or labels on moves. Labels (LB) become board texts, of a child when there is
///   one on that point, else of a node of the kind `label` after the children. Comments become
///   comments of several lines, names of nodes comments of one line.
///
/// Points are column and row from the top, or as ReadOptions::sgf_rows says; there is a warning
/// when comments that name the moves agree with the other way only. A pass is empty or tt. Renju is
/// GM[4]; GM[1], another board size or none are read all the same when the first stone is on h8 as
/// on a board of 15. Left out as a whole, with their reason: other games, gomoku, other boards,
/// positions that are set up. The charset is what CA states when all of the file is in it, else
/// UTF-8 if it is, else a guess. Throws ParseError with line and column when the file is no SGF,
/// cut short or beyond the limits. Memory: one path of the tree and the labels on it.
ReadReport read_sgf(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
