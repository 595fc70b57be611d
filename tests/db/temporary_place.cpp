#include "tests/db/temporary_place.h"

#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp is POSIX

#include <stdexcept>
#include <string>

namespace shukei::db {

namespace fs = std::filesystem;

TemporaryPlace::TemporaryPlace() {
  std::string name = (fs::temp_directory_path() / "shukei-test-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary directory");
  path_ = name;
}

TemporaryPlace::~TemporaryPlace() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::size_t TemporaryPlace::leftovers() const {
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(path_)) {
    const auto name = entry.path().filename();
    if (name != "openings.db" && name != "openings.db.lock") ++count;
  }
  return count;
}

}  // namespace shukei::db
