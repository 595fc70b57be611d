/// Runs the commands of a golden file and compares what they print with what stands there.
///
///     golden_check FOLDER_OF_THE_PROGRAM FILE           status 1 and a diff when something differs
///     golden_check --write FOLDER_OF_THE_PROGRAM FILE   writes the file anew
///
/// A golden file is a transcript; see tests/golden/README.md.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace {

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

/// A folder of its own for the commands of one file, taken away at the end.
class WorkFolder {
 public:
  WorkFolder()
      : path_(fs::temp_directory_path() / ("shukei-golden-" + std::to_string(::getpid()))) {
    fs::create_directories(path_ / "work");
  }
  ~WorkFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// The lines of a text, each with a prefix: "| " before one that is not empty, "|" before an empty
/// one. A last line without a line end is told by a line "|\".
std::string prefixed(const std::string& text, char sign) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    result += sign;
    result += line.empty() ? "\n" : " " + line + "\n";
  }
  if (!text.empty() && text.back() != '\n') result += std::string{sign, '\\', '\n'};
  return result;
}

/// SHUKEI_DB as the caller has it: the database that the commands are to ask.
std::string database_setting() {
  const char* database = std::getenv("SHUKEI_DB");
  return database == nullptr ? "" : " SHUKEI_DB='" + std::string(database) + "'";
}

/// Runs one command line in the work folder and tells it as a transcript does.
std::string transcript_of(const std::string& command, const fs::path& program_folder,
                          const fs::path& folder) {
  write_file(folder / "command", command + "\n");
  const std::string quoted = "'" + folder.string() + "'";
  const std::string line = "cd " + quoted + "/work && exec env -i PATH='" +
                           program_folder.string() + "':/usr/bin:/bin HOME=" + quoted +
                           database_setting() +
                           " LC_ALL=C.UTF-8 COLUMNS=80 TZ=UTC sh ../command > ../out 2> ../err";
  const int status = std::system(line.c_str());
  const int exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  std::string text = "$ " + command + "\n";
  text += prefixed(read_file(folder / "out"), '|') + prefixed(read_file(folder / "err"), '!');
  if (exit_status != 0) text += "= " + std::to_string(exit_status) + "\n";
  return text;
}

/// The file with every answer made anew; comments, empty lines and commands stay.
std::string made_anew(const std::string& golden, const fs::path& program_folder) {
  const WorkFolder folder;
  std::string text;
  std::istringstream lines(golden);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("$ ")) {
      text += transcript_of(line.substr(2), program_folder, folder.path());
    } else if (line.empty() || line[0] == '#') {
      text += line + "\n";
    } else if (line[0] != '|' && line[0] != '!' && line[0] != '=') {
      throw std::runtime_error("a line that is neither comment, command nor answer: " + line);
    }
  }
  return text;
}

int show_difference(const fs::path& golden, const std::string& anew) {
  const WorkFolder folder;
  const fs::path now = folder.path() / golden.filename();
  write_file(now, anew);
  const std::string command = "diff -u '" + golden.string() + "' '" + now.string() + "'";
  std::fflush(stdout);
  return std::system(command.c_str()) == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** values) {
  const bool write = count > 1 && std::string_view(values[1]) == "--write";
  const int first = write ? 2 : 1;
  if (count != first + 2) {
    std::fputs("usage: golden_check [--write] FOLDER FILE\n", stderr);
    return 2;
  }
  const fs::path program_folder = fs::absolute(values[first]);
  const fs::path golden = fs::absolute(values[first + 1]);
  try {
    const std::string before = read_file(golden);
    const std::string anew = made_anew(before, program_folder);
    if (before == anew) return 0;
    if (!write) return show_difference(golden, anew);
    write_file(golden, anew);
    std::printf("written anew: %s\n", golden.c_str());
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", golden.c_str(), error.what());
    return 2;
  }
}
