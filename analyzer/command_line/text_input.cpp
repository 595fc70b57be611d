#include "analyzer/command_line/text_input.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <span>
#include <system_error>

#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {
namespace {

/// An open file that closes itself; standard input is left open.
class InputFile {
 public:
  explicit InputFile(const std::string& name)
      : descriptor_(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (descriptor_ >= 0) return;
    throw UsageError(
        fmt::format("cannot read {}: {}", name, std::generic_category().message(errno)));
  }
  ~InputFile() {
    if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
  }
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// Reads on; 0 at the end.
  std::size_t read(std::span<char> buffer, const std::string& name) const {
    for (;;) {
      const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
      if (count >= 0) return static_cast<std::size_t>(count);
      if (errno == EINTR) continue;
      if (errno == EISDIR) throw UsageError(fmt::format("cannot read {}: it is a folder", name));
      throw std::system_error(errno, std::generic_category(),
                              fmt::format("cannot read {}", source_name(name)));
    }
  }

 private:
  int descriptor_;
};

}  // namespace

std::string read_text(const std::string& name) {
  if (name.empty()) throw UsageError("'@' needs the name of a file: @FILE");
  const InputFile file(name);
  std::string text;
  std::array<char, 1U << 16U> buffer;
  while (const std::size_t count = file.read(buffer, name)) {
    text.append(buffer.data(), count);
    if (text.size() > kGreatestText) {
      throw UsageError(fmt::format("{} is longer than 64 MiB", source_name(name)));
    }
  }
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.erase(0, kByteOrderMark.size());
  return text;
}

std::string source_name(std::string_view name) {
  return name == "-" ? "standard input" : std::string(name);
}

}  // namespace shukei::analyzer
