#include "db/games/game_line.h"

#include <algorithm>
#include <cstdint>

#include "db/games/packed_bytes.h"
#include "rules/symmetry.h"

namespace shukei::db {
namespace {

constexpr unsigned kPassCode = 0xFF;

char code_of(Move move, Symmetry symmetry) {
  return static_cast<char>(move.is_pass() ? kPassCode : apply(symmetry, move.point()).code());
}

/// Drops the symmetries whose image of the move is not the least; what is left of them.
SymmetrySet with_least_image(Move move, SymmetrySet candidates) {
  SymmetrySet least;
  unsigned least_code = kPassCode + 1;
  for (const Symmetry symmetry : kSymmetries) {
    if (!candidates.contains(symmetry)) continue;
    const unsigned code = static_cast<std::uint8_t>(code_of(move, symmetry));
    if (code < least_code) least = {};
    if (code <= least_code) least.insert(symmetry);
    least_code = std::min(least_code, code);
  }
  return least;
}

Symmetry first_of(SymmetrySet symmetries) {
  for (const Symmetry symmetry : kSymmetries) {
    if (symmetries.contains(symmetry)) return symmetry;
  }
  return Symmetry::identity;  // not reached: one is always left
}

}  // namespace

std::string canonical_line(std::span<const Move> moves) {
  SymmetrySet candidates = SymmetrySet::all();
  for (const Move move : moves) {
    if (candidates.size() == 1) break;
    candidates = with_least_image(move, candidates);
  }
  const Symmetry symmetry = first_of(candidates);
  std::string line;
  line.reserve(moves.size());
  for (const Move move : moves) line += code_of(move, symmetry);
  return line;
}

std::string line_prefix(std::string_view line) {
  std::string key;
  append_big_endian(line.size(), 2, key);
  return key.append(line);
}

std::string line_key(std::string_view line, GameNumber number) {
  std::string key = line_prefix(line);
  append_big_endian(to_integer(number), 4, key);
  return key;
}

}  // namespace shukei::db
