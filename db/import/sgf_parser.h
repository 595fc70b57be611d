#pragma once

#include <cstdint>
#include <string>

#include "db/import/read_limits.h"
#include "db/import/text_stream.h"

namespace shukei::db {

/// One thing that stands in an SGF file.
enum class SgfToken : std::uint8_t {
  begin_tree,  ///< (
  end_tree,    ///< )
  node,        ///< ;
  value,       ///< A value of a property: ident() and value() say which.
  end,         ///< The end of the file, all trees being closed.
};

/// Takes an SGF file (FF[1] to FF[4]) apart, front to back, holding one value at a time. What
/// stands outside all trees is passed over, as FF[4] says.
class SgfParser {
 public:
  /// All must outlive the parser; `name` is the file's, for messages.
  SgfParser(TextStream& stream, const std::string& name, const ReadLimits& limits)
      : reader_(stream), name_(name), limits_(limits) {}

  /// Goes to the next thing. A property with several values gives as many of them.
  /// Throws ParseError with line and column when the file is cut short or not SGF, a value is too
  /// long, or trees stand too deep within each other.
  SgfToken next();

  /// The property's name in capital letters: small ones, as FF[1] has them, are left out.
  [[nodiscard]] const std::string& ident() const { return ident_; }
  /// The value in marked UTF-8, escapes resolved, lines parted by LF.
  [[nodiscard]] const std::string& value() const { return value_; }
  /// The line on which the last thing began.
  [[nodiscard]] std::int64_t line() const { return line_; }

  [[noreturn]] void refuse(const std::string& why);

 private:
  void skip_blanks();
  SgfToken begin_tree();
  SgfToken end_tree();
  SgfToken property();
  void read_ident();
  void read_value();
  void append_escaped();
  void append(char character);
  char get_in_value();

  CharacterReader reader_;
  const std::string& name_;
  const ReadLimits& limits_;
  std::string ident_;
  std::string value_;
  std::int64_t line_ = 1;
  int open_trees_ = 0;
  bool has_value_ = false;  ///< Whether ident_ has had a value and may have another.
};

}  // namespace shukei::db
