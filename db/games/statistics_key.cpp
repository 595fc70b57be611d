#include "db/games/statistics_key.h"

namespace shukei::db {
namespace {

/// Puts ascending stones of one colour on the board; false when they cannot stand there.
bool place_all(std::string_view codes, Colour colour, Board& board) {
  int last = -1;
  for (const char byte : codes) {
    const auto code = static_cast<std::uint8_t>(byte);
    if (!Point::is_code(code) || code <= last) return false;
    last = code;
    if (board.at(Point::from_code(code))) return false;
    board.place(colour, Point::from_code(code));
  }
  return true;
}

}  // namespace

std::optional<Board> decode_statistics_key(std::string_view key) {
  if (key.size() < 2) return std::nullopt;
  const auto blacks = static_cast<std::uint8_t>(key[0]);
  const auto whites = static_cast<std::uint8_t>(key[1]);
  if (key.size() != 2U + blacks + whites || key.size() > kMostPlies + 2U) return std::nullopt;
  Board board;
  if (!place_all(key.substr(2, blacks), Colour::black, board)) return std::nullopt;
  if (!place_all(key.substr(2U + blacks), Colour::white, board)) return std::nullopt;
  return board;
}

}  // namespace shukei::db
