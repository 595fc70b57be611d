#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// Running the program's commands as a person does, for tests that compare what they print.
namespace shukei::golden {

/// The bytes of a file. Throws std::runtime_error when it cannot be read.
std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, std::string_view text);

/// A folder of its own for commands, taken away at the end.
class WorkFolder {
 public:
  WorkFolder();
  ~WorkFolder();
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// What a command line printed and how it ended: 128 and more when a signal ended it.
struct CommandRun {
  std::string output;
  std::string errors;
  int status;
};

/// Runs a line of `sh` in the folder `work` of `folder`, with the program's folder first in PATH,
/// 80 columns, the database that SHUKEI_DB names here, and nothing else of our environment.
CommandRun run_command(const std::string& command, const std::filesystem::path& program_folder,
                       const WorkFolder& folder);

/// Prints a diff from `file` to `text`. Whether there is a difference.
bool show_difference(const std::filesystem::path& file, std::string_view text);

}  // namespace shukei::golden
