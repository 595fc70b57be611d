#include "tests/golden/command_run.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace shukei::golden {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void write_file(const fs::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

WorkFolder::WorkFolder() {
  std::string path = (fs::temp_directory_path() / "shukei-golden-XXXXXX").string();
  if (::mkdtemp(path.data()) == nullptr) throw std::runtime_error("cannot make " + path);
  path_ = path;
  fs::create_directories(path_ / "work");
}

WorkFolder::~WorkFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

namespace {

/// SHUKEI_DB as the caller has it: the database that the commands are to ask.
std::string database_setting() {
  const char* database = std::getenv("SHUKEI_DB");
  return database == nullptr ? "" : " SHUKEI_DB='" + std::string(database) + "'";
}

}  // namespace

CommandRun run_command(const std::string& command, const fs::path& program_folder,
                       const WorkFolder& folder) {
  write_file(folder.path() / "command", command + "\n");
  const std::string quoted = "'" + folder.path().string() + "'";
  const std::string line = "cd " + quoted + "/work && exec env -i PATH='" +
                           program_folder.string() + "':/usr/bin:/bin HOME=" + quoted +
                           database_setting() +
                           " LC_ALL=C.UTF-8 COLUMNS=80 TZ=UTC sh ../command > ../out 2> ../err";
  const int status = std::system(line.c_str());
  return {read_file(folder.path() / "out"), read_file(folder.path() / "err"),
          WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

bool show_difference(const fs::path& file, std::string_view text) {
  const WorkFolder folder;
  const fs::path now = folder.path() / file.filename();
  write_file(now, text);
  const std::string command = "diff -u '" + file.string() + "' '" + now.string() + "'";
  std::fflush(stdout);
  return std::system(command.c_str()) != 0;
}

}  // namespace shukei::golden
