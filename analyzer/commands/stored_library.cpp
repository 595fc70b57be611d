#include "analyzer/commands/stored_library.h"

#include <fmt/core.h>

#include <string>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/reports/stored_games.h"
#include "db/games/library_store.h"

namespace shukei::analyzer {
namespace {

/// "1 (book.lib), 4 (new.lib)", "none".
std::string libraries_of(const db::GameStore& games) {
  std::string text;
  for (const db::Source& source : games.sources()) {
    if (source.nodes == 0) continue;
    text +=
        fmt::format("{}{} ({})", text.empty() ? "" : ", ", to_integer(source.number), source.file);
  }
  return text.empty() ? "none" : text;
}

}  // namespace

std::uint64_t replay_library(const std::filesystem::path& database, int source,
                             db::ImportSink& sink) {
  const db::GameStore games = open_games(database);
  const auto number = static_cast<db::SourceNumber>(source);
  const std::uint64_t nodes = db::LibraryStore(games).replay(number, sink);
  if (nodes == 0)
    throw UsageError(
        fmt::format("source {} is no library; stored are: {}", source, libraries_of(games)));
  return nodes;
}

}  // namespace shukei::analyzer
