#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/import/read_limits.h"

namespace shukei::db {

/// From which side an SGF file counts its rows.
enum class SgfRows : std::uint8_t {
  top,     ///< As FF[4] says: a is the top row.
  bottom,  ///< As some writers do: a is rank 1.
};

/// What the one who imports knows better than the file.
struct ReadOptions {
  ReadLimits limits;
  /// A name of canonical_charset(), used whatever a file states.
  std::optional<std::string> charset;
  SgfRows sgf_rows = SgfRows::top;
};

}  // namespace shukei::db
