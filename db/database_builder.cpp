#include "db/database_builder.h"

#include <cassert>
#include <stdexcept>
#include <utility>

#include "db/built_database.h"
#include "db/durable_files.h"
#include "db/games/games_creation.h"

namespace shukei::db {

DatabaseBuilder::DatabaseBuilder(BuildOrder order) : work_(std::move(order)) {}
DatabaseBuilder::DatabaseBuilder(const std::filesystem::path& path, BuildFacts facts,
                                 Replace replace)
    : DatabaseBuilder(BuildOrder{.path = path, .facts = std::move(facts), .replace = replace}) {}
DatabaseBuilder::~DatabaseBuilder() = default;

BuildWork& DatabaseBuilder::work() { return work_; }

LevelWriter DatabaseBuilder::open_writer(int stones, int range_index) {
  return work_.open_writer(stones, range_index);
}

const DatabaseFacts& DatabaseBuilder::check(int threads) {
  work_.close();
  database_ = std::make_unique<BuiltDatabase>(work_.product(), work_.facts(), work_.link_files(),
                                              work_.linked_directory());
  database_->check(threads);
  return work_.facts();
}

void DatabaseBuilder::publish(std::string_view facts_json) {
  if (!database_) throw std::logic_error("a database was not checked before publishing");
  database_->complete_and_close();
  database_.reset();
  write_file(work_.product() / "facts.json", facts_json);
  write_inventory(work_.product());
  carry_games(path(), work_.product());
  work_.publish();
}

const std::filesystem::path& DatabaseBuilder::path() const { return work_.path(); }

}  // namespace shukei::db
