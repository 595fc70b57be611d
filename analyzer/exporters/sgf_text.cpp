#include "analyzer/exporters/sgf_text.h"

namespace shukei::analyzer {

std::string sgf_point(db::Move move) {
  if (move.is_pass()) return "";
  const auto letter = [](int index) { return static_cast<char>('a' + index); };
  return {letter(move.point().column()), letter(kBoardSize - 1 - move.point().row())};
}

std::string sgf_escaped(std::string_view text) {
  std::string escaped;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r') {
      if (!text.substr(i + 1).starts_with('\n')) escaped += '\n';
      continue;
    }
    if (text[i] == ']' || text[i] == '\\') escaped += '\\';
    escaped += text[i];
  }
  return escaped;
}

std::string sgf_property(std::string_view ident, std::string_view value) {
  std::string property(ident);
  property.append("[").append(sgf_escaped(value)).append("]");
  return property;
}

}  // namespace shukei::analyzer
