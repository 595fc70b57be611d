#include "db/building_directory.h"

#include "db/publish_directory.h"
#include "db/storage_error.h"

namespace shukei::db {

BuildingDirectory::BuildingDirectory(const std::filesystem::path& database)
    : path_(building_path(database)) {
  remove_leftovers(database);
  std::error_code error;
  std::filesystem::create_directory(path_, error);
  if (error) throw system_error(error.value(), path_.string(), "cannot make the directory");
}

BuildingDirectory::~BuildingDirectory() {
  std::error_code ignored;  // the next build tries again
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace shukei::db
