#include "analyzer/reports/stored_games.h"

#include "analyzer/reports/stored_database.h"

namespace shukei::analyzer {

std::optional<db::GameStore> find_games(const std::filesystem::path& database) {
  try {
    return db::GameStore::open(database);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

db::GameStore open_games(const std::filesystem::path& database) {
  auto games = find_games(database);
  if (games) return std::move(*games);
  throw db::StorageError(db::StorageFault::missing, database.string(),
                         "no games are stored here; 'shukei import FILES' brings some in");
}

SourceNames::SourceNames(const db::GameStore& games) {
  for (const db::Source& source : games.sources()) {
    names_.resize(to_integer(source.number));
    names_.push_back(source.file);
  }
}

const std::string& SourceNames::of(db::SourceNumber number) const {
  static const std::string kNone;
  return to_integer(number) < names_.size() ? names_[to_integer(number)] : kNone;
}

}  // namespace shukei::analyzer
