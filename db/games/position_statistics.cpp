#include "db/games/position_statistics.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "db/games/packed_bytes.h"

namespace shukei::db {
namespace {

auto order_of(const GamesOfYear& row) { return std::tuple(row.rule, row.year); }

OutcomeCounts& row_of(GamesByYear& rows, RuleNumber rule, int year) {
  const std::tuple wanted(rule, year);
  auto row = std::lower_bound(rows.begin(), rows.end(), wanted,
                              [](const auto& each, auto& key) { return order_of(each) < key; });
  if (row == rows.end() || order_of(*row) != wanted) row = rows.insert(row, {rule, year, {}});
  return row->games;
}

GamesByYear& rows_of(std::vector<PlayedMove>& played, NextMove move) {
  auto place =
      std::lower_bound(played.begin(), played.end(), move,
                       [](const PlayedMove& each, NextMove key) { return each.move < key; });
  if (place == played.end() || place->move != move) place = played.insert(place, {move, {}});
  return place->games;
}

void add(GamesByYear& sum, const GamesByYear& other) {
  if (sum.empty()) {
    sum = other;
    return;
  }
  for (const GamesOfYear& row : other) row_of(sum, row.rule, row.year) += row.games;
}

void add_top(std::vector<TopGame>& top, TopGame game) {
  if (top.size() == kMostTopGames && !(game < top.back())) return;
  top.insert(std::upper_bound(top.begin(), top.end(), game), game);
  if (top.size() > kMostTopGames) top.pop_back();
}

// --- bytes --------------------------------------------------------------------------------------

std::array<std::uint64_t, 4> columns_of(const OutcomeCounts& counts) {
  return {counts.black, counts.draw, counts.white, counts.unknown};
}

void append_row(const GamesOfYear& row, std::string& bytes) {
  append_varint(to_integer(row.rule), bytes);
  append_varint(static_cast<std::uint64_t>(row.year), bytes);
  const auto columns = columns_of(row.games);
  unsigned present = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) present |= (columns[i] != 0 ? 1U : 0U) << i;
  bytes += static_cast<char>(present);
  for (const std::uint64_t count : columns) {
    if (count != 0) append_varint(count, bytes);
  }
}

void append_rows(const GamesByYear& rows, std::string& bytes) {
  append_varint(rows.size(), bytes);
  for (const GamesOfYear& row : rows) append_row(row, bytes);
}

constexpr std::uint64_t kMostYear = 9999;

GamesOfYear read_row(PackedReader& reader) {
  GamesOfYear row;
  row.rule = static_cast<RuleNumber>(reader.varint_up_to(0xFFFF'FFFF));
  row.year = static_cast<int>(reader.varint_up_to(kMostYear));
  const std::uint8_t present = reader.byte();
  if (present == 0 || present > 0xF) reader.fail();
  const std::array counts{&row.games.black, &row.games.draw, &row.games.white, &row.games.unknown};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if ((present >> i & 1U) == 0) continue;
    *counts[i] = reader.varint();
    if (*counts[i] == 0) reader.fail();
  }
  return row;
}

GamesByYear read_rows(PackedReader& reader) {
  GamesByYear rows;
  const std::uint64_t count = reader.varint();
  if (count == 0) reader.fail();
  for (std::uint64_t i = 0; i < count && reader.is_sound(); ++i) {
    rows.push_back(read_row(reader));
    if (i > 0 && order_of(rows[i - 1]) >= order_of(rows[i])) reader.fail();
  }
  return rows;
}

void read_moves(PackedReader& reader, std::vector<PlayedMove>& played) {
  const std::uint64_t count = reader.varint();
  for (std::uint64_t i = 0; i < count && reader.is_sound(); ++i) {
    const auto move = NextMove::from_code(reader.varint());
    if (!move || (i > 0 && played.back().move >= *move)) return reader.fail();
    played.push_back({*move, read_rows(reader)});
  }
}

void read_top(PackedReader& reader, std::vector<TopGame>& top) {
  const std::uint64_t count = reader.varint_up_to(kMostTopGames);
  for (std::uint64_t i = 0; i < count && reader.is_sound(); ++i) {
    const int year = static_cast<int>(reader.varint_up_to(kMostYear));
    const auto number = static_cast<GameNumber>(reader.varint_up_to(0xFFFF'FFFF));
    if (i > 0 && !(top.back() < TopGame{year, number})) return reader.fail();
    top.push_back({year, number});
  }
}

}  // namespace

OutcomeCounts total(const GamesByYear& games) {
  OutcomeCounts sum;
  for (const GamesOfYear& row : games) sum += row.games;
  return sum;
}

void PositionStatistics::add_visit(const PositionVisit& visit) {
  row_of(reached, visit.rule, visit.year).add(visit.result);
  add_top(top, {visit.year, visit.game});
}

void PositionStatistics::add_move(NextMove move, const PositionVisit& visit) {
  row_of(rows_of(played, move), visit.rule, visit.year).add(visit.result);
}

PositionStatistics& PositionStatistics::operator+=(const PositionStatistics& other) {
  add(reached, other.reached);
  for (const PlayedMove& move : other.played) add(rows_of(played, move.move), move.games);
  for (const TopGame game : other.top) add_top(top, game);
  return *this;
}

std::string encode_statistics(const PositionStatistics& statistics) {
  std::string bytes(1, static_cast<char>(kStatisticsVersion));
  append_rows(statistics.reached, bytes);
  append_varint(statistics.played.size(), bytes);
  for (const PlayedMove& move : statistics.played) {
    append_varint(move.move.code(), bytes);
    append_rows(move.games, bytes);
  }
  append_varint(statistics.top.size(), bytes);
  for (const TopGame game : statistics.top) {
    append_varint(static_cast<std::uint64_t>(game.year), bytes);
    append_varint(to_integer(game.number), bytes);
  }
  return bytes;
}

std::optional<PositionStatistics> decode_statistics(std::string_view value) {
  PackedReader reader(value);
  PositionStatistics statistics;
  if (reader.byte() != kStatisticsVersion) return std::nullopt;
  statistics.reached = read_rows(reader);
  read_moves(reader, statistics.played);
  read_top(reader, statistics.top);
  if (!reader.is_sound() || !reader.at_end()) return std::nullopt;
  return statistics;
}

void append_single_visit(const PositionVisit& visit, std::optional<NextMove> move,
                         std::string& value) {
  GamesOfYear row{visit.rule, visit.year, {}};
  row.games.add(visit.result);
  value += static_cast<char>(kStatisticsVersion);
  value += '\1';
  append_row(row, value);
  value += static_cast<char>(move ? 1 : 0);
  if (move) {
    append_varint(move->code(), value);
    value += '\1';
    append_row(row, value);
  }
  value += '\1';
  append_varint(static_cast<std::uint64_t>(visit.year), value);
  append_varint(to_integer(visit.game), value);
}

}  // namespace shukei::db
