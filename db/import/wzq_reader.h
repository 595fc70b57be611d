#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a game of Basecity (.wzq), one record of 1,024 bytes: from byte 10 on the length of
/// Black's name and the name, the same for White, then the moves from the first 70 hexadecimal (h8)
/// on, zeros being no moves. A move is column * 15 + row, row 0 being rank 15 (the other way round
/// than in .pos). After four moves come the two fifth moves offered, then the one White took away.
/// Throws ParseError that names the byte when the record is not like this.
ReadReport read_wzq(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
