#include "db/import/sgf_parser.h"

#include "rules/parse_error.h"

namespace shukei::db {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
/// Digits belong to names of properties in FF[4]; 5A is one that renju servers made.
bool is_ident(char c) { return is_capital(c) || is_small(c) || (c >= '0' && c <= '9'); }

}  // namespace

void SgfParser::refuse(const std::string& why) {
  throw ParseError(name_, reader_.line(), reader_.column(), why);
}

void SgfParser::skip_blanks() {
  while (!reader_.at_end() && is_blank(reader_.peek())) reader_.get();
}

SgfToken SgfParser::next() {
  skip_blanks();
  line_ = reader_.line();
  if (open_trees_ == 0) {
    while (!reader_.at_end() && reader_.peek() != '(') reader_.get();
    line_ = reader_.line();
    return reader_.at_end() ? SgfToken::end : begin_tree();
  }
  if (reader_.at_end()) refuse("the file ends inside a game tree");
  switch (reader_.peek()) {
    case '(':
      return begin_tree();
    case ')':
      return end_tree();
    case ';':
      reader_.get();
      has_value_ = false;
      return SgfToken::node;
    default:
      return property();
  }
}

SgfToken SgfParser::begin_tree() {
  reader_.get();
  has_value_ = false;
  if (++open_trees_ > limits_.depth) {
    refuse("more than " + std::to_string(limits_.depth) + " trees within each other");
  }
  return SgfToken::begin_tree;
}

SgfToken SgfParser::end_tree() {
  reader_.get();
  has_value_ = false;
  --open_trees_;
  return SgfToken::end_tree;
}

SgfToken SgfParser::property() {
  if (reader_.peek() != '[') {
    read_ident();
  } else if (!has_value_) {
    refuse("a value without the name of its property");
  }
  read_value();
  has_value_ = true;
  return SgfToken::value;
}

void SgfParser::read_ident() {
  constexpr std::size_t kLongestIdent = 64;
  ident_.clear();
  while (!reader_.at_end() && is_ident(reader_.peek())) {
    const char character = reader_.get();
    if (!is_small(character)) ident_ += character;
    if (ident_.size() > kLongestIdent) refuse("a property with too long a name");
  }
  skip_blanks();
  if (reader_.at_end()) refuse("the file ends inside a game tree");
  if (ident_.empty() || reader_.peek() != '[') {
    refuse("text where SGF has a property with a value, ; ( or )");
  }
}

void SgfParser::read_value() {
  value_.clear();
  reader_.get();  // [
  for (char character = get_in_value(); character != ']'; character = get_in_value()) {
    if (character == '\\') {
      append_escaped();
    } else {
      append(character);
    }
  }
}

/// What follows a backslash stands for itself; a line end is taken back.
void SgfParser::append_escaped() {
  const char character = get_in_value();
  if (character == '\r') {
    if (!reader_.at_end() && reader_.peek() == '\n') reader_.get();
  } else if (character != '\n') {
    append(character);
  }
}

void SgfParser::append(char character) {
  if (value_.size() == limits_.text_bytes) {
    refuse("a value of more than " + std::to_string(limits_.text_bytes) + " bytes");
  }
  if (character == '\r') {
    if (!reader_.at_end() && reader_.peek() == '\n') return;
    character = '\n';
  }
  value_ += character;
}

char SgfParser::get_in_value() {
  if (reader_.at_end()) refuse("the file ends inside a value");
  return reader_.get();
}

}  // namespace shukei::db
