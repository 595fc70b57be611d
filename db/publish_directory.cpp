#include "db/publish_directory.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <string>

#include "db/durable_files.h"
#include "db/games/games_schema.h"
#include "db/inventory.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr const char* kBuilding = ".building-";

/// Whether Shukei made the directory: there are openings or games in it.
bool is_ours(const fs::path& path) { return has_inventory(path) || has_games(path); }

bool is_empty_directory(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error) && fs::is_empty(path, error) && !error;
}

StorageError put_here_meanwhile(const fs::path& path) {
  return {StorageFault::exists, path.string(),
          "something was put here while the database was built; it is left alone"};
}

void rename_directory(const fs::path& from, const fs::path& to) {
  if (::rename(from.c_str(), to.c_str()) == 0) return;
  const int error = errno;
  if (error == ENOTEMPTY || error == EEXIST || error == ENOTDIR) throw put_here_meanwhile(to);
  throw system_error(error, to.string(), "cannot put the database in its place");
}

/// Whether the two directories have changed names; false when the file system cannot do that.
bool exchange_directories(const fs::path& a, const fs::path& b) {
  if (::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0) return true;
  if (errno == EINVAL || errno == ENOSYS || errno == ENOTSUP) return false;
  throw system_error(errno, b.string(), "cannot put the database in its place");
}

void remove_directory(const fs::path& directory) {
  std::error_code error;
  fs::remove_all(directory, error);
  if (error) throw system_error(error.value(), directory.string(), "cannot delete");
}

}  // namespace

fs::path resolve_database_path(const fs::path& path) {
  std::error_code error;
  fs::path resolved = fs::weakly_canonical(fs::absolute(path), error);
  if (error) throw system_error(error.value(), path.string(), "cannot find the place");
  if (!resolved.has_filename()) resolved = resolved.parent_path();
  if (!resolved.has_filename())
    throw StorageError(StorageFault::not_a_database, path.string(), "cannot be a database");
  return resolved;
}

void require_replaceable(const fs::path& path, Replace replace) {
  std::error_code error;
  const auto type = fs::symlink_status(path, error).type();
  if (type == fs::file_type::not_found || is_empty_directory(path)) return;
  if (type == fs::file_type::none) throw system_error(error.value(), path.string(), "cannot look");
  if (type != fs::file_type::directory)
    throw StorageError(StorageFault::not_a_database, path.string(),
                       "there is a file here, not a database; it is left alone");
  if (!is_ours(path))
    throw StorageError(StorageFault::not_a_database, path.string(),
                       "there is a directory here that is no database of Shukei's (it has no "
                       "file SHUKEI); it is left alone");
  if (replace == Replace::no && has_inventory(path))
    throw StorageError(StorageFault::exists, path.string(), "there is a database here already");
}

fs::path previous_path(const fs::path& path) { return path.string() + ".previous"; }

void publish_directory(const fs::path& built, const fs::path& path, Replace replace,
                       ReplaceStep preferred) {
  require_replaceable(path, replace);
  if (!is_ours(path)) {
    rename_directory(built, path);
  } else if (preferred == ReplaceStep::aside || !exchange_directories(built, path)) {
    const fs::path previous = previous_path(path);
    rename_directory(path, previous);
    rename_directory(built, path);
    rename_directory(previous, built);
  } else if (!is_ours(built)) {
    // Between the look and the exchange someone put something else there: give it back.
    exchange_directories(built, path);
    throw put_here_meanwhile(path);
  }
  sync_path(path.parent_path());
  std::error_code ignored;  // what cannot be deleted now is a leftover for the next build
  fs::remove_all(built, ignored);
}

fs::path directory_to_read(const fs::path& path) {
  std::error_code ignored;
  if (!fs::exists(path, ignored) && is_ours(previous_path(path))) return previous_path(path);
  return path;
}

void recover_previous(const fs::path& path) {
  const fs::path previous = previous_path(path);
  if (!is_ours(previous)) return;
  std::error_code error;
  if (fs::exists(path, error) && !is_empty_directory(path))
    remove_directory(previous);
  else
    rename_directory(previous, path);
}

fs::path building_path(const fs::path& path) {
  return path.string() + kBuilding + std::to_string(::getpid());
}

std::vector<fs::path> building_directories(const fs::path& path) {
  std::vector<fs::path> directories;
  const std::string prefix = path.filename().string() + kBuilding;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(path.parent_path(), error)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with(prefix) || !entry.is_directory(error)) continue;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (std::all_of(name.begin() + static_cast<std::ptrdiff_t>(prefix.size()), name.end(),
                    is_digit))
      directories.push_back(entry.path());
  }
  return directories;
}

void remove_leftovers(const fs::path& path) {
  for (const fs::path& directory : building_directories(path)) remove_directory(directory);
}

}  // namespace shukei::db
