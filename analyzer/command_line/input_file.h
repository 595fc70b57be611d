#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace shukei::analyzer {

/// An open file that closes itself, or standard input ("-"), which is left open.
class InputFile {
 public:
  /// Throws UsageError when there is no such file or it may not be read.
  explicit InputFile(const std::string& name);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// Reads on and returns how many bytes there were: less than asked for when no more have come
  /// yet, 0 at the end alone. Throws UsageError when it is a folder, std::system_error when reading
  /// fails. REQUIRES room for one byte.
  std::size_t read(std::span<char> buffer) const;

 private:
  std::string name_;
  int descriptor_;
};

/// How a text is named in messages: the file's name, or "standard input" for "-".
std::string source_name(std::string_view name);

}  // namespace shukei::analyzer
