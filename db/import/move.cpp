#include "db/import/move.h"

namespace shukei::db {

std::string to_string(Move move) { return move.is_pass() ? "--" : to_string(move.point()); }

std::string to_string(std::span<const Move> moves) {
  std::string text;
  for (const Move move : moves) {
    if (!text.empty()) text += ' ';
    text += to_string(move);
  }
  return text;
}

}  // namespace shukei::db
