#include "db/backup/database_snapshot.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "db/durable_files.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/games_format.h"
#include "db/games/games_schema.h"
#include "db/games/manifest_state.h"
#include "db/held_directory.h"
#include "db/inventory.h"
#include "db/publish_directory.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr int kMostAttempts = 200;

void wait_a_moment(int attempt) {
  std::this_thread::sleep_for(std::chrono::milliseconds(attempt < 10 ? attempt : 10));
}

void make_directory(const fs::path& directory) {
  std::error_code error;
  fs::create_directory(directory, error);
  if (error) throw system_error(error.value(), directory.string(), "cannot make the directory");
}

/// The files of a directory: what was acknowledged first, so that the rest has at least that, then
/// in ascending order of names, so that logs come in order.
std::vector<fs::path> files_of(const fs::path& directory) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(directory, error)) {
    if (entry.is_regular_file(error)) files.push_back(entry.path());
  }
  if (error) throw system_error(error.value(), directory.string(), "cannot read the directory");
  std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) {
    const auto is_later = [](const fs::path& file) { return file.filename() != kAcknowledgedFile; };
    return std::pair(is_later(a), a) < std::pair(is_later(b), b);
  });
  return files;
}

void require_ours(const fs::path& directory, const fs::path& path) {
  if (has_inventory(directory) || has_games(directory)) return;
  throw StorageError(StorageFault::not_a_database, path.string(),
                     "this directory is not a database of Shukei's: it has no file SHUKEI");
}

}  // namespace

DatabaseSnapshot::DatabaseSnapshot(const fs::path& database, fs::path place)
    : place_(std::move(place)) {
  try {
    for (int attempt = 1;; ++attempt) {
      try {
        if (take(database)) return;
        if (attempt == kMostAttempts)
          throw StorageError(StorageFault::io, database.string(),
                             "it changes too often to be read at one moment; try again");
      } catch (const StorageError& error) {
        // A file may be gone because a writer was done with it, or the directory was replaced.
        const bool is_lasting = error.path() == database.string();
        if (is_lasting || error.fault() != StorageFault::missing || attempt == kMostAttempts) throw;
      }
      wait_a_moment(attempt);
    }
  } catch (...) {
    let_go();
    throw;
  }
}

DatabaseSnapshot::~DatabaseSnapshot() { let_go(); }

void DatabaseSnapshot::let_go() {
  for (const int file : held_) ::close(file);
  held_.clear();
  std::error_code ignored;  // the next snapshot in this place tries again
  fs::remove_all(place_, ignored);
}

/// Whether what was held is of one moment.
bool DatabaseSnapshot::take(const fs::path& database) {
  let_go();
  const fs::path directory = directory_to_read(database);
  const HeldDirectory held(directory);
  if (!held.is_open()) throw held.cannot_open(database);
  require_ours(directory, database);
  require_marked_games(directory);
  if (!has_inventory(directory) && fs::exists(directory / "CURRENT"))
    throw StorageError(StorageFault::damaged, database.string(),
                       "there are openings here, but their file SHUKEI is gone");
  make_directory(place_);
  if (has_inventory(directory)) hold_files(directory, place_);
  if (has_games(directory)) {
    const std::string before = manifest_state(games_path(directory));
    make_directory(games_path(place_));
    hold_files(games_path(directory), games_path(place_));
    if (manifest_state(games_path(directory)) != before) return false;
  }
  return held.is_at(directory);
}

void DatabaseSnapshot::hold_files(const fs::path& from, const fs::path& to) {
  for (const fs::path& file : files_of(from)) {
    if (file.extension() == ".sst")
      hold(file, to / file.filename());
    else
      write_file(to / file.filename(), read_file(file));
  }
}

void DatabaseSnapshot::hold(const fs::path& file, const fs::path& link) {
  const int number = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (number < 0) throw system_error(errno, file.string(), "cannot open");
  held_.push_back(number);
  // Who opens the link gets the file that is held, even when its name is gone.
  const std::string target = "/proc/self/fd/" + std::to_string(number);
  if (::symlink(target.c_str(), link.c_str()) == 0) return;
  if (errno != EPERM && errno != ENOTSUP)
    throw system_error(errno, link.string(), "cannot make the link");
  write_file(link, read_file(file));  // a file system without symbolic links
}

}  // namespace shukei::db
