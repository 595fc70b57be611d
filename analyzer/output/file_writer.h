#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

namespace shukei::analyzer {

/// Writes a whole file or nothing: the text goes to a new file beside it, which then takes its
/// place. Through a symbolic link the file it names is written; what is no plain file (a pipe,
/// /dev/stdout) is written to directly. Throws std::system_error that names the path.
void write_file(const std::filesystem::path& path, std::string_view text);

/// The same for a text that comes in pieces: the file takes its place when finish() is called, and
/// never when the stream is destroyed before. Not thread-safe.
class FileStream {
 public:
  explicit FileStream(const std::filesystem::path& path);
  ~FileStream();
  FileStream(const FileStream&) = delete;
  FileStream& operator=(const FileStream&) = delete;

  /// Both throw std::system_error that names the path.
  void write(std::string_view text);
  void finish();

 private:
  class File;
  std::unique_ptr<File> file_;
};

}  // namespace shukei::analyzer
