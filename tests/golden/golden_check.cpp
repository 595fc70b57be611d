/// Runs the commands of a golden file and compares what they print with what stands there.
///
///     golden_check FOLDER_OF_THE_PROGRAM FILE           status 1 and a diff when something differs
///     golden_check --write FOLDER_OF_THE_PROGRAM FILE   writes the file anew
///
/// A golden file is a transcript; see tests/golden/README.md.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tests/golden/command_run.h"

namespace {

namespace fs = std::filesystem;
using namespace shukei::golden;

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

/// Runs one command line in the work folder and tells it as a transcript does.
std::string transcript_of(const std::string& command, const fs::path& program_folder,
                          const WorkFolder& folder) {
  const CommandRun run = run_command(command, program_folder, folder);
  std::string text = "$ " + command + "\n" + prefixed(run.output, '|') + prefixed(run.errors, '!');
  if (run.status != 0) text += "= " + std::to_string(run.status) + "\n";
  return text;
}

/// The file with every answer made anew; comments, empty lines and commands stay.
std::string made_anew(const std::string& golden, const fs::path& program_folder) {
  const WorkFolder folder;
  std::string text;
  std::istringstream lines(golden);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("$ ")) {
      text += transcript_of(line.substr(2), program_folder, folder);
    } else if (line.empty() || line[0] == '#') {
      text += line + "\n";
    } else if (line[0] != '|' && line[0] != '!' && line[0] != '=') {
      throw std::runtime_error("a line that is neither comment, command nor answer: " + line);
    }
  }
  return text;
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
    if (!write) return show_difference(golden, anew) ? 1 : 0;
    write_file(golden, anew);
    std::printf("written anew: %s\n", golden.c_str());
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", golden.c_str(), error.what());
    return 2;
  }
}
