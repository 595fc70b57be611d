#include "db/games/games_totals.h"

#include "db/games/packed_bytes.h"

namespace shukei::db {
namespace {

constexpr std::uint8_t kVersion = 1;

}  // namespace

std::string encode_totals(const GamesTotals& totals) {
  std::string value(1, static_cast<char>(kVersion));
  for (const std::uint32_t count : {totals.sources, totals.rules, totals.games})
    append_big_endian(count, 4, value);
  append_big_endian(totals.games_digest, 8, value);
  return value;
}

std::optional<GamesTotals> decode_totals(std::string_view value) {
  PackedReader reader(value);
  if (reader.byte() != kVersion) return std::nullopt;
  GamesTotals totals;
  for (std::uint32_t* const count : {&totals.sources, &totals.rules, &totals.games})
    *count = static_cast<std::uint32_t>(reader.big_endian(4));
  totals.games_digest = reader.big_endian(8);
  if (!reader.is_sound() || !reader.at_end()) return std::nullopt;
  return totals;
}

}  // namespace shukei::db
