#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace shukei {

/// Text that cannot be read: what is wrong, where, and what would be right.
///
/// `file` is empty for text given on the command line. `line` and `column` count from 1; 0 means
/// "not known". what() is one line: "FILE:LINE:COLUMN: MESSAGE" with the known parts only.
class ParseError : public std::runtime_error {
 public:
  ParseError(std::string file, std::int64_t line, std::int64_t column, const std::string& message)
      : std::runtime_error(compose(file, line, column, message)),
        file_(std::move(file)),
        message_(message),
        line_(line),
        column_(column) {}

  /// An error in a text of one line that comes from no file.
  ParseError(std::int64_t column, const std::string& message)
      : ParseError("", 0, column, message) {}

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] const std::string& message() const { return message_; }
  [[nodiscard]] std::int64_t line() const { return line_; }
  [[nodiscard]] std::int64_t column() const { return column_; }

  /// The same error, told to have happened in line `line` of `file`.
  [[nodiscard]] ParseError in(const std::string& file, std::int64_t line) const {
    return {file, line, column_, message_};
  }

 private:
  static std::string compose(const std::string& file, std::int64_t line, std::int64_t column,
                             const std::string& message) {
    std::string place = file;
    if (line > 0) place += (place.empty() ? "line " : ":") + std::to_string(line);
    if (column > 0) {
      if (place.empty())
        place = "column ";
      else
        place += line > 0 ? ":" : ": column ";
      place += std::to_string(column);
    }
    return place.empty() ? message : place + ": " + message;
  }

  std::string file_;
  std::string message_;
  std::int64_t line_;
  std::int64_t column_;
};

}  // namespace shukei
