#pragma once

#include <filesystem>
#include <vector>

namespace shukei::db {

/// Whether a database that stands at the path already may be replaced.
enum class Replace : bool { no, yes };

/// How one directory takes the place of another. `exchange` is one step of the file system
/// (renameat2 with RENAME_EXCHANGE); `aside` is for file systems that do not know it: the old one
/// is renamed to `<path>.previous`, then the new one to its place. Between the two steps readers
/// find the old one under that name, and recover_previous() puts it back should the second step
/// never come.
enum class ReplaceStep { exchange, aside };

/// The path of a database as the builder uses it: absolute, symbolic links followed, nothing but
/// a name at its end. Throws StorageError when it names no place for a directory.
std::filesystem::path resolve_database_path(const std::filesystem::path& path);

/// Throws StorageError unless a database may be put at `path`: there is nothing, or an empty
/// directory, or games without openings, or a database of Shukei's in any state and `replace`
/// allows it. What Shukei did not make is never replaced.
void require_replaceable(const std::filesystem::path& path, Replace replace);

/// Puts the finished directory `built`, on the same file system, at `path` in one atomic step, and
/// hands the names over to the disk; then deletes the database that stood there. When it throws
/// before the step, all is as it was. `preferred` is for tests.
void publish_directory(const std::filesystem::path& built, const std::filesystem::path& path,
                       Replace replace, ReplaceStep preferred = ReplaceStep::exchange);

/// `<path>.previous`: where the old database is for a moment, see ReplaceStep::aside.
std::filesystem::path previous_path(const std::filesystem::path& path);

/// Where to read the database of a path: the path itself, or the old one while a new one takes its
/// place in two steps.
std::filesystem::path directory_to_read(const std::filesystem::path& path);

/// Puts things right after a publish that was killed: what was renamed aside comes back when
/// nothing has taken its place, else it is deleted. REQUIRES that the caller holds the BuildLock.
void recover_previous(const std::filesystem::path& path);

/// The working directory of this process's build: `<path>.building-PID`.
std::filesystem::path building_path(const std::filesystem::path& path);

/// The working directories of builds at the path, `<path>.building-*`, in no certain order.
std::vector<std::filesystem::path> building_directories(const std::filesystem::path& path);

/// Deletes the working directories of builds that were killed. REQUIRES that the caller holds
/// the BuildLock, so that nobody is at work in them.
void remove_leftovers(const std::filesystem::path& path);

}  // namespace shukei::db
