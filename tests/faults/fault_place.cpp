#include "tests/faults/fault_place.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "db/database.h"
#include "db/games/games_check.h"
#include "db/storage_error.h"
#include "db/verify_storage.h"
#include "tests/support/foreign_files.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::faults {

namespace fs = std::filesystem;

FaultPlace::FaultPlace() {
  const std::string archive = SHUKEI_SOURCE_DIR "/tests/cases/upgrade/games_format_1.tar.gz";
  const std::string unpack =
      "cd '" + path().string() + "' && " SHUKEI_CMAKE " -E tar xzf '" + archive + "'";
  if (std::system(unpack.c_str()) != 0) throw std::runtime_error(unpack);
  copy_directory(old_database(), base(), false);
  const std::string name = base().string();
  const bool is_ready = run({"--db", name, "upgrade"}).is_done() &&
                        run({"--db", name, "note", "h8 h9", "direct"}).is_done();
  if (!is_ready) throw std::runtime_error("cannot make the database to work on");
}

void copy_directory(const fs::path& from, const fs::path& to, bool with_links) {
  fs::create_directories(to);
  for (const auto& entry : fs::directory_iterator(from)) {
    const fs::path target = to / entry.path().filename();
    if (entry.is_directory())
      copy_directory(entry.path(), target, with_links);
    else if (with_links && entry.path().extension() == ".sst")
      fs::create_hard_link(entry.path(), target);
    else
      fs::copy_file(entry.path(), target);
  }
}

void FaultPlace::reset(const fs::path& from) const {
  fs::remove_all(database());
  copy_directory(from, database(), true);
}

std::vector<std::string> FaultPlace::here(std::vector<std::string> arguments) const {
  arguments.insert(arguments.begin(), {"--db", database(), "--threads", "2"});
  return arguments;
}

Answer FaultPlace::run_here(std::vector<std::string> arguments,
                            const Conditions& conditions) const {
  return run(here(std::move(arguments)), conditions);
}

std::string FaultPlace::file(const std::string& name, const std::string& text) const {
  const fs::path made = path() / name;
  std::ofstream(made, std::ios::binary) << text;
  return made.string();
}

std::vector<std::string> FaultPlace::game_files(int files, int games) const {
  std::vector<std::string> names;
  for (int i = 0; i < files; ++i)
    names.push_back(file("games" + std::to_string(i) + ".txt",
                         move_lines(games, static_cast<std::uint64_t>(i) + 1)));
  return names;
}

std::vector<std::string> FaultPlace::leftovers() const {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(path())) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("openings.db.") && name != "openings.db.lock") names.push_back(name);
  }
  for (const char* const name : {"games.making", "games.importing"}) {
    if (fs::exists(fs::path(database()) / name)) names.emplace_back(name);
  }
  return names;
}

namespace {

/// The text with the database's name taken out of it.
std::string without(std::string text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
    text.erase(at, name.size());
  return text;
}

/// What `verify` tells of a whole database.
std::string told_by_program(const fs::path& database) {
  const Answer answer = run({"--db", database.string(), "verify", "--format", "json"});
  if (!answer.is_done()) return "not whole: " + answer.output + answer.errors;
  std::string told;
  for (std::size_t at = 0; at < answer.output.size();) {
    const std::size_t end = answer.output.find('\n', at) + 1;
    const std::string line = answer.output.substr(at, end - at);
    if (line.find("\"database\"") == std::string::npos) told += line;
    at = end;
  }
  return told;
}

/// The same asked of the library, which works out no record anew: with sanitizers that takes a
/// dozen seconds for five levels.
std::string told_by_library(const fs::path& database) {
  try {
    std::vector<db::Problem> problems = db::verify_storage(database, 2);
    const auto games = db::verify_games(database, 2).value_or(db::GamesVerdict());
    problems.insert(problems.end(), games.problems.begin(), games.problems.end());
    if (!problems.empty()) return "not whole: " + problems.front().text;
    std::string told = "\"ok\": true\n";
    for (const std::uint64_t number :
         {games.games, games.positions, games.nodes, games.grades, games.notes, games.games_digest,
          games.statistics_digest, games.notes_digest})
      told += std::to_string(number) + "\n";
    return told;
  } catch (const db::StorageError&) {
    return told_by_program(database);
  }
}

}  // namespace

State state_of(const fs::path& database) {
  State state;
  try {
    const db::Database opened = db::Database::open(database);
    for (const auto& level : opened.facts().levels)
      state += std::to_string(level.stones) +
               " stones: " + std::to_string(level.tally.position_digest) + "\n";
  } catch (const db::StorageError& error) {
    if (error.fault() != db::StorageFault::missing) return error.message();
  }
  const std::string told = kIsSanitized ? told_by_library(database) : told_by_program(database);
  return state + without(told, database);
}

std::vector<std::string> words(const std::string& command, const std::vector<std::string>& files) {
  std::vector<std::string> all{command, "--quiet"};
  all.insert(all.end(), files.begin(), files.end());
  return all;
}

std::vector<std::string> rebuild() { return words("build", {"--replace"}); }

}  // namespace shukei::faults
