#include "db/games/stones_key.h"

#include <cstdint>

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

std::string stones_key(const CanonicalBoard& canonical) {
  const Board& board = canonical.board();
  std::string key;
  key += static_cast<char>(board.black().size());
  key += static_cast<char>(board.white().size());
  for (const Point point : board.black()) key += static_cast<char>(point.code());
  for (const Point point : board.white()) key += static_cast<char>(point.code());
  return key;
}

std::optional<Board> take_stones(std::string_view& bytes) {
  if (bytes.size() < 2) return std::nullopt;
  const auto blacks = static_cast<std::uint8_t>(bytes[0]);
  const auto whites = static_cast<std::uint8_t>(bytes[1]);
  const std::size_t size = std::size_t{2} + blacks + whites;
  if (bytes.size() < size) return std::nullopt;
  Board board;
  if (!place_all(bytes.substr(2, blacks), Colour::black, board)) return std::nullopt;
  if (!place_all(bytes.substr(std::size_t{2} + blacks, whites), Colour::white, board))
    return std::nullopt;
  bytes.remove_prefix(size);
  return board;
}

}  // namespace shukei::db
