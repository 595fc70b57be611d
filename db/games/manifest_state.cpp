#include "db/games/manifest_state.h"

#include <sys/stat.h>

#include <system_error>

#include "db/durable_files.h"

namespace shukei::db {

std::string manifest_state(const std::filesystem::path& directory) {
  std::error_code ignored;
  struct stat status {};
  if (::stat(directory.c_str(), &status) != 0) return "";
  std::string name = read_file(directory / "CURRENT");
  while (!name.empty() && name.back() == '\n') name.pop_back();
  const auto size = std::filesystem::file_size(directory / name, ignored);
  return std::to_string(status.st_ino) + " " + name + " " + std::to_string(size);
}

}  // namespace shukei::db
