#pragma once

#include "db/import/byte_source.h"
#include "db/import/import_sink.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Reads a RenLib library (.lib) of version 3.4 or before, with or without header, as a tree of
/// nodes in the order of the file; see LibraryNode. The report's `library` says what it is like.
///
/// Siblings promised but not there (an extracted branch), a byte too many, siblings that repeat
/// each other and children in any order are read as RenLib reads them, with a warning where
/// something may be amiss. A node on an occupied point is skipped with all below it. Texts have no
/// stated charset; the report says in which they were read. Throws ParseError that names the byte
/// when the file is of a later version, ends inside a record, has a position that is no point, or
/// goes beyond the limits. Cost: the file is read twice, once for the charset of its texts.
ReadReport read_renlib(ByteSource& source, const ReadOptions& options, ImportSink& sink);

}  // namespace shukei::db
