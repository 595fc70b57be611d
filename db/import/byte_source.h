#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace shukei::db {

/// The bytes of one input, read from front to back, and again from the front as often as wanted.
/// Not thread-safe; two sources of one file do not disturb each other.
class ByteSource {
 public:
  explicit ByteSource(std::string name) : name_(std::move(name)) {}
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  /// Fills the front of `buffer` and returns how many bytes there were; fewer than asked for is no
  /// sign of the end, 0 is. REQUIRES a buffer that is not empty.
  /// Throws ParseError when the input cannot be read on.
  virtual std::size_t read(std::span<char> buffer) = 0;
  /// Fills `buffer` and returns its size; less only where the input ends. What is made of an input
  /// block by block is the same then whatever pieces it comes in. Throws as read() does.
  std::size_t fill(std::span<char> buffer);
  /// Starts again at the front.
  virtual void rewind() = 0;
  /// How many bytes there are in all.
  [[nodiscard]] virtual std::uint64_t size() const = 0;
  /// Throws ParseError when the input is not what it was when it was opened: what has been read
  /// may then be no one's file.
  virtual void check_unchanged() {}

  /// What people call it in messages.
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

/// Bytes in memory, for tests and for texts that come from elsewhere. The bytes are not copied and
/// must outlive the source.
class MemorySource : public ByteSource {
 public:
  MemorySource(std::string name, std::string_view bytes)
      : ByteSource(std::move(name)), bytes_(bytes) {}
  /// A string that is gone before the source is no source.
  template <std::same_as<std::string> Bytes>
  MemorySource(std::string name, Bytes&& bytes) = delete;

  std::size_t read(std::span<char> buffer) override;
  void rewind() override { offset_ = 0; }
  [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }

 private:
  std::string_view bytes_;
  std::size_t offset_ = 0;
};

/// Opens a regular file of at most `largest` bytes. "-" is standard input, which is copied to a
/// nameless temporary file first when it is no regular file itself; `taken` are the bytes that have
/// been read of it already.
/// Throws ParseError, one line that names the file, when it is a directory, a pipe or a device,
/// is empty, is too large, or cannot be opened or read. Never waits for a pipe.
std::unique_ptr<ByteSource> open_source(const std::string& path, std::uint64_t largest,
                                        std::string_view taken = {});

}  // namespace shukei::db
