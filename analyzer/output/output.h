#pragma once

#include <fmt/core.h>

#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/output/output_settings.h"

namespace shukei::analyzer {

class FileStream;

/// The reader of standard output has gone away: the program ends quietly.
class ReaderGone : public std::exception {
 public:
  [[nodiscard]] const char* what() const noexcept override { return "the reader has gone"; }
};

/// Where answers go: standard output, buffered, a file, or memory. Not thread safe. When standard
/// output is a terminal it is given no control characters but our own; see terminal_text.h.
class Output {
 public:
  /// Answers go to standard output.
  explicit Output(const OutputSettings& settings) : settings_(settings) {}
  /// Answers are kept for text(): for tests and for small files.
  static Output in_memory(const OutputSettings& settings) { return {settings, true, nullptr}; }
  /// Answers go to a file, which must outlive the output.
  static Output to_file(const OutputSettings& settings, FileStream& file) {
    return {settings, false, &file};
  }

  [[nodiscard]] const OutputSettings& settings() const { return settings_; }
  [[nodiscard]] Format format() const { return settings_.format; }
  [[nodiscard]] bool colour() const { return settings_.colour; }
  [[nodiscard]] bool unicode() const { return settings_.unicode; }
  [[nodiscard]] int width() const { return settings_.width; }
  [[nodiscard]] bool quiet() const { return settings_.quiet; }

  /// Writes text as it is. Throws ReaderGone or std::system_error when a full buffer cannot be
  /// written out.
  void write(std::string_view text);

  template <typename... Values>
  void print(fmt::format_string<Values...> format, Values&&... values) {
    write(fmt::vformat(format, fmt::make_format_args(values...)));
  }

  /// Writes the buffer out. Throws ReaderGone or std::system_error (disk full, ...).
  void flush();

  /// What was written so far. REQUIRES in_memory().
  [[nodiscard]] const std::string& text() const { return buffer_; }

 private:
  Output(const OutputSettings& settings, bool to_memory, FileStream* file)
      : settings_(settings), to_memory_(to_memory), file_(file) {}

  OutputSettings settings_;
  std::string buffer_;
  bool to_memory_ = false;
  FileStream* file_ = nullptr;
};

/// Writes one line to standard error: "shukei: MESSAGE". Control characters become blanks, so that
/// it stays one line whatever the message quotes. Faults of standard error are ignored.
void complain(std::string_view message);

}  // namespace shukei::analyzer
