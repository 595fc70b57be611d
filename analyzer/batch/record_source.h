#pragma once

#include <span>
#include <string>
#include <string_view>

#include "analyzer/command_line/input_file.h"

namespace shukei::analyzer {

/// What a file of games is.
enum class RecordInput { lines, foreign };

/// A file of games whose head has been looked at to tell what it is. Of standard input no more is
/// read for that than needed, so that who sends lines one by one is answered one by one.
class RecordSource {
 public:
  /// Throws UsageError when the file cannot be read ("-" is standard input).
  explicit RecordSource(const std::string& name);

  [[nodiscard]] const std::string& name() const { return name_; }
  /// Records one a line, as RecordLines reads them, or a format of db/import. Text that is none of
  /// these is taken for lines, so that each is answered; what is no text for a foreign format.
  [[nodiscard]] RecordInput input() const { return input_; }
  /// What has been read of it.
  [[nodiscard]] std::string_view head() const { return head_; }
  /// The first line that is neither blank nor a comment; empty when the head has none.
  [[nodiscard]] std::string_view first_line() const;

  /// Reads it from its beginning, as InputFile::read() does.
  std::size_t read(std::span<char> buffer);

 private:
  std::string name_;
  InputFile file_;
  std::string head_;
  RecordInput input_;
  std::size_t given_ = 0;  ///< How much of the head read() has given.
};

}  // namespace shukei::analyzer
