#pragma once

#include <cstddef>
#include <cstdint>

namespace shukei::db {

/// How much a file may ask for: each bounds memory that the input would otherwise decide on.
struct ReadLimits {
  std::uint64_t file_bytes = std::uint64_t{1} << 32U;  ///< A larger file is refused.
  std::size_t text_bytes = 1U << 20U;  ///< One comment, value, line; longer is an error or skipped.
  int depth = 1024;                    ///< Nodes above a node of a tree.
  std::size_t labels = 1024;           ///< Held of one node of a tree; more are left out.
  std::size_t table_entries = 1'000'000;  ///< Players, events ... in tables of ids.
  std::size_t table_bytes = 128U << 20U;  ///< All that those tables hold.
  std::size_t warnings = 100;             ///< Kept with their text; all are counted.
};

}  // namespace shukei::db
