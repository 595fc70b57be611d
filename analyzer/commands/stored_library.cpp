#include "analyzer/commands/stored_library.h"

#include <fmt/core.h>

#include <string>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/reports/stored_games.h"
#include "db/games/library_store.h"

namespace shukei::analyzer {
namespace {

/// The sources of which `count`, a member of Source, is not 0: "1 (book.lib), 4 (new.lib)", "none".
std::string sources_with(std::uint64_t db::Source::*count, const db::GameStore& games) {
  std::string text;
  for (const db::Source& source : games.sources()) {
    if (source.*count == 0) continue;
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
    throw UsageError(fmt::format("source {} is no library; stored are: {}", source,
                                 sources_with(&db::Source::nodes, games)));
  return nodes;
}

std::uint64_t replay_grades(const std::filesystem::path& database, int source,
                            db::ImportSink& sink) {
  const db::GameStore games = open_games(database);
  const auto number = static_cast<db::SourceNumber>(source);
  const std::uint64_t grades = db::LibraryStore(games).replay_grades(number, sink);
  if (grades == 0)
    throw UsageError(fmt::format("source {} has no grades; those that have: {}", source,
                                 sources_with(&db::Source::grades, games)));
  return grades;
}

}  // namespace shukei::analyzer
