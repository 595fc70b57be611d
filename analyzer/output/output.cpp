#include "analyzer/output/output.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "analyzer/output/file_writer.h"
#include "analyzer/output/terminal_text.h"

namespace shukei::analyzer {
namespace {

constexpr std::size_t kBufferSize = 1U << 16U;

}  // namespace

void Output::write(std::string_view text) {
  buffer_ += text;
  if (!to_memory_ && buffer_.size() >= kBufferSize) flush();
}

void Output::flush() {
  if (to_memory_) return;
  if (file_ != nullptr) {
    file_->write(buffer_);
    buffer_.clear();
    return;
  }
  if (settings_.terminal) buffer_ = for_terminal(buffer_);
  std::string_view rest = buffer_;
  while (!rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
      continue;
    }
    if (errno == EINTR) continue;
    const int error = errno;
    buffer_.clear();
    if (error == EPIPE) throw ReaderGone();
    throw std::system_error(error, std::generic_category(), "cannot write to standard output");
  }
  buffer_.clear();
}

void complain(std::string_view message) {
  std::string line = "shukei: " + for_terminal(message);
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' '; };
  std::replace_if(line.begin(), line.end(), is_control, ' ');
  line += '\n';
  std::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, rest.data(), rest.size());
    if (written < 0 && errno != EINTR) return;
    if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace shukei::analyzer
