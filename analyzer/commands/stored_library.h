#pragma once

#include <filesystem>

#include "db/import/import_sink.h"

namespace shukei::analyzer {

/// Hands over the nodes of the library that `import` stored as this source; returns how many.
/// Throws UsageError, which names the libraries there are, when there is none of that number, and
/// db::StorageError.
std::uint64_t replay_library(const std::filesystem::path& database, int source,
                             db::ImportSink& sink);

/// The same for the graded positions of a source.
std::uint64_t replay_grades(const std::filesystem::path& database, int source,
                            db::ImportSink& sink);

}  // namespace shukei::analyzer
