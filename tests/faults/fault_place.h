#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/db/temporary_place.h"
#include "tests/faults/program_run.h"

namespace shukei::faults {

/// What a database holds: digests of the levels of its openings and what `verify` says of its
/// games, as text to be compared. A database that is not whole has a text that says why.
using State = std::string;

/// A directory with small databases that the program works on.
class FaultPlace {
 public:
  FaultPlace();

  [[nodiscard]] const std::filesystem::path& path() const { return place_.path(); }
  /// The database that commands work on.
  [[nodiscard]] std::string database() const { return (path() / "openings.db").string(); }
  /// One of games format 1, levels 1 to 4 of the openings, six games, a library and grades; see
  /// tests/cases/upgrade. Not to be changed.
  [[nodiscard]] std::filesystem::path old_database() const { return path() / "old.db"; }
  /// The same in this program's format, and a note of h8 h9. Not to be changed.
  [[nodiscard]] std::filesystem::path base() const { return path() / "base.db"; }

  /// Puts a copy of a database in the place of database(): files that never change are linked.
  void reset(const std::filesystem::path& from) const;
  void reset() const { reset(base()); }

  /// Runs a command on database().
  [[nodiscard]] Answer run_here(std::vector<std::string> arguments,
                                const Conditions& conditions = {}) const;
  /// The words of such a command.
  [[nodiscard]] std::vector<std::string> here(std::vector<std::string> arguments) const;

  /// Writes a file; its path.
  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const;
  /// So many files of made-up games.
  [[nodiscard]] std::vector<std::string> game_files(int files, int games) const;
  /// What is beside the database though nobody works on it: names that begin as its own does.
  [[nodiscard]] std::vector<std::string> leftovers() const;

 private:
  db::TemporaryPlace place_;
};

/// The state of a database.
State state_of(const std::filesystem::path& database);

/// The command and the files.
std::vector<std::string> words(const std::string& command, const std::vector<std::string>& files);

/// A build in place of a database of four levels, which gives it five.
std::vector<std::string> rebuild();

/// Copies a directory; SST files are hard links unless `with_links` is false.
void copy_directory(const std::filesystem::path& from, const std::filesystem::path& to,
                    bool with_links);

}  // namespace shukei::faults
