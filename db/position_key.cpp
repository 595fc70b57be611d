#include "db/position_key.h"

namespace shukei::db {
namespace {

/// Puts the stones of one colour on the board; the fault, if there is one.
std::string_view place_all(std::string_view codes, Colour colour, Board& board) {
  int last = -1;
  for (const char byte : codes) {
    const auto code = static_cast<std::uint8_t>(byte);
    if (!Point::is_code(code)) return "a byte is not the code of a point";
    if (code <= last) return "the stones of one colour are not in ascending order";
    last = code;
    const Point point = Point::from_code(code);
    if (board.at(point)) return "a point carries two stones";
    board.place(colour, point);
  }
  return "";
}

}  // namespace

DecodedKey decode_key(std::string_view bytes, int stones, CheckCanonical canonical) {
  DecodedKey decoded;
  if (bytes.size() != key_size(stones)) {
    decoded.fault = "the key has the wrong size";
    return decoded;
  }
  decoded.board.place(Colour::black, kCentre);
  const auto blacks = static_cast<std::size_t>(black_stones(stones)) - 1;
  decoded.fault = place_all(bytes.substr(0, blacks), Colour::black, decoded.board);
  if (decoded.fault.empty())
    decoded.fault = place_all(bytes.substr(blacks), Colour::white, decoded.board);
  if (decoded.fault.empty() && canonical == CheckCanonical::yes &&
      canonicalise(decoded.board).representative.board() != decoded.board)
    decoded.fault = "the position is not the canonical one of its eight images";
  return decoded;
}

std::string hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  if (bytes.empty()) return "(empty)";
  std::string text;
  for (const char byte : bytes) {
    const auto value = static_cast<std::uint8_t>(byte);
    if (!text.empty()) text += ' ';
    text += kDigits[value >> 4U];
    text += kDigits[value & 0x0FU];
  }
  return text;
}

}  // namespace shukei::db
