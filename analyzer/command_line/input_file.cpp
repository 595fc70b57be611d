#include "analyzer/command_line/input_file.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {

InputFile::InputFile(const std::string& name)
    : name_(name),
      descriptor_(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {
  if (descriptor_ >= 0) return;
  throw UsageError(fmt::format("cannot read {}: {}", name, std::generic_category().message(errno)));
}

InputFile::~InputFile() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

std::size_t InputFile::read(std::span<char> buffer) const {
  for (;;) {
    const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno == EINTR) continue;
    if (errno == EISDIR) throw UsageError(fmt::format("cannot read {}: it is a folder", name_));
    throw std::system_error(errno, std::generic_category(),
                            fmt::format("cannot read {}", source_name(name_)));
  }
}

std::string source_name(std::string_view name) {
  return name == "-" ? "standard input" : std::string(name);
}

}  // namespace shukei::analyzer
