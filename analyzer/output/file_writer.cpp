#include "analyzer/output/file_writer.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace shukei::analyzer {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path) {
  throw std::system_error(errno, std::generic_category(),
                          fmt::format("cannot write {}", path.string()));
}

/// A file open for writing.
class OutputFile {
 public:
  /// Errors name `told`, the file that was asked for.
  OutputFile(const std::filesystem::path& path, int flags, std::filesystem::path told)
      : told_(std::move(told)),
        descriptor_(::open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666)) {
    if (descriptor_ < 0) fail(told_);
  }
  ~OutputFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t written = ::write(descriptor_, text.data(), text.size());
      if (written < 0 && errno != EINTR) fail(told_);
      if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  /// Sees the text to the disk and closes.
  void finish() {
    if (::fsync(descriptor_) != 0 && errno != EINVAL) fail(told_);
    const int descriptor = descriptor_;
    descriptor_ = -1;
    if (::close(descriptor) != 0) fail(told_);
  }

 private:
  std::filesystem::path told_;
  int descriptor_;
};

/// A new file that is taken away again unless it was given its name.
class NewFile {
 public:
  explicit NewFile(const std::filesystem::path& target)
      : target_(target),
        path_(fmt::format("{}.{}.new", target.string(), ::getpid())),
        file_(path_, O_CREAT | O_EXCL, target) {}
  ~NewFile() {
    if (!published_) ::unlink(path_.c_str());
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(std::string_view text) const { file_.write(text); }
  void publish() {
    file_.finish();
    if (::rename(path_.c_str(), target_.c_str()) != 0) fail(target_);
    published_ = true;
  }

 private:
  std::filesystem::path target_;
  std::filesystem::path path_;
  OutputFile file_;
  bool published_ = false;
};

}  // namespace

/// Either a new file to be put in place, or what is no plain file and is written to as it is.
class FileStream::File {
 public:
  explicit File(const std::filesystem::path& path) {
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
      direct_.emplace(path, 0, path);
    } else {
      fresh_.emplace(exists ? std::filesystem::canonical(path) : path);
    }
  }

  void write(std::string_view text) { direct_ ? direct_->write(text) : fresh_->write(text); }
  void finish() {
    if (fresh_) fresh_->publish();
  }

 private:
  std::optional<OutputFile> direct_;
  std::optional<NewFile> fresh_;
};

FileStream::FileStream(const std::filesystem::path& path) : file_(std::make_unique<File>(path)) {}
FileStream::~FileStream() = default;
void FileStream::write(std::string_view text) { file_->write(text); }
void FileStream::finish() { file_->finish(); }

void write_file(const std::filesystem::path& path, std::string_view text) {
  FileStream stream(path);
  stream.write(text);
  stream.finish();
}

}  // namespace shukei::analyzer
