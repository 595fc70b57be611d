#include <array>
#include <optional>
#include <utility>

#include "db/games/game_codec.h"
#include "db/games/game_field.h"
#include "db/games/packed_bytes.h"
#include "rules/point_set.h"

namespace shukei::db {
namespace {

using Field = GameField;

/// One field as it is met.
struct FieldValue {
  std::string_view bytes;
  bool damaged = false;

  [[nodiscard]] Text text() const { return {std::string(bytes), damaged}; }
};

/// Reads a field into a record; false when it cannot be what it says.
using ReadField = bool (*)(const FieldValue& value, GameRecord& record);

template <std::optional<Text> GameRecord::*member>
bool read_text(const FieldValue& value, GameRecord& record) {
  record.*member = value.text();
  return true;
}

template <std::optional<std::string> GameRecord::*member>
bool read_string(const FieldValue& value, GameRecord& record) {
  record.*member = std::string(value.bytes);
  return !value.damaged;
}

template <std::optional<Player> GameRecord::*member>
bool read_player_id(const FieldValue& value, GameRecord& record) {
  (record.*member).emplace().id = std::string(value.bytes);
  return !value.damaged && !value.bytes.empty();
}

template <std::optional<Player> GameRecord::*member>
bool read_player_name(const FieldValue& value, GameRecord& record) {
  if (!(record.*member)) (record.*member).emplace();
  (record.*member)->name = value.text();
  return true;
}

/// A number up to `greatest` that is all of the value.
std::optional<std::uint64_t> number_in(const FieldValue& value, std::uint64_t greatest) {
  PackedReader reader(value.bytes);
  const std::uint64_t number = reader.varint_up_to(greatest);
  if (!reader.is_sound() || !reader.at_end() || value.damaged) return std::nullopt;
  return number;
}

bool read_moves(const FieldValue& value, GameRecord& record) {
  PointSet taken;
  record.moves.reserve(value.bytes.size());
  for (const char byte : value.bytes) {
    const auto code = static_cast<std::uint8_t>(byte);
    if (code == kPassCode) {
      record.moves.push_back(Move::pass());
      continue;
    }
    if (!Point::is_code(code) || taken.contains(Point::from_code(code))) return false;
    taken.insert(Point::from_code(code));
    record.moves.emplace_back(Point::from_code(code));
  }
  return !value.damaged && !record.moves.empty() && record.moves.size() <= kMostMoves;
}

bool read_date(const FieldValue& value, GameRecord& record) {
  PackedReader reader(value.bytes);
  record.date.year = static_cast<int>(reader.varint_up_to(9999));
  record.date.month = static_cast<int>(reader.varint_up_to(12));
  record.date.day = static_cast<int>(reader.varint_up_to(31));
  return reader.is_sound() && reader.at_end() && record.date.is_known() && !value.damaged;
}

bool read_rule(const FieldValue& value, GameRecord& record) {
  record.rule = RuleBook::standard().parse(value.bytes);
  return record.rule.has_value() && record.rule->name() == value.bytes && !value.damaged;
}

bool read_unread_moves(const FieldValue& value, GameRecord& record) {
  record.unread_moves = value.text();
  return !value.bytes.empty();
}

bool read_declared(const FieldValue& value, GameRecord& record) {
  const auto number = number_in(value, 0x7FFF'FFFF);
  if (number) record.declared = static_cast<int>(*number);
  return number.has_value();
}

bool read_offers(const FieldValue& value, GameRecord& record) {
  for (const char byte : value.bytes) {
    const auto code = static_cast<std::uint8_t>(byte);
    if (!Point::is_code(code)) return false;
    record.offers.push_back(Point::from_code(code));
  }
  return !value.damaged && !value.bytes.empty();
}

bool read_picked(const FieldValue& value, GameRecord& record) {
  const auto number = number_in(value, 0xFF);
  if (!number || !Point::is_code(static_cast<std::uint8_t>(*number))) return false;
  record.picked = Point::from_code(static_cast<std::uint8_t>(*number));
  return true;
}

bool read_result(const FieldValue& value, GameRecord& record) {
  const auto number = number_in(value, 2);
  if (number) record.result = static_cast<GameResult>(*number);
  return number.has_value();
}

bool read_opening(const FieldValue& value, GameRecord& record) {
  const auto number = number_in(value, kOpeningCount - 1);
  if (number) record.opening = OpeningCode::from_index(static_cast<int>(*number));
  return number.has_value();
}

bool read_flags(const FieldValue& value, GameRecord& record) {
  const auto mask = number_in(value, (std::uint64_t{1} << kGameFlagCount) - 1);
  if (!mask || *mask == 0) return false;
  for (const GameFlag flag : all_game_flags()) {
    if ((*mask >> static_cast<unsigned>(flag) & 1U) != 0) record.flags.insert(flag);
  }
  return true;
}

bool read_place(const FieldValue& value, GameRecord& record) {
  PackedReader reader(value.bytes);
  const std::uint8_t kind = reader.byte();
  const std::uint64_t number =
      kind == 1 ? reader.varint() : reader.varint_up_to(Place::kGreatestLine);
  record.place = kind == 1 ? Place::byte(number) : Place::line(static_cast<std::int64_t>(number));
  return reader.is_sound() && reader.at_end() && (kind == 1 || kind == 2) && !value.damaged;
}

/// By tag, from 1.
constexpr std::array<ReadField, 24> kReadFields{
    &read_moves,
    &read_string<&GameRecord::id>,
    &read_text<&GameRecord::publisher>,
    &read_player_id<&GameRecord::black>,
    &read_player_name<&GameRecord::black>,
    &read_player_id<&GameRecord::white>,
    &read_player_name<&GameRecord::white>,
    &read_text<&GameRecord::event>,
    &read_string<&GameRecord::event_id>,
    &read_text<&GameRecord::round>,
    &read_date,
    &read_text<&GameRecord::rule_name>,
    &read_rule,
    &read_unread_moves,
    &read_text<&GameRecord::swaps>,
    &read_declared,
    &read_text<&GameRecord::offers_text>,
    &read_offers,
    &read_picked,
    &read_result,
    &read_opening,
    &read_text<&GameRecord::info>,
    &read_flags,
    &read_place,
};
static_assert(kReadFields.size() == static_cast<std::size_t>(Field::place));

/// Whether a field may follow another (0: the first, the end): in ascending order, and the id of a
/// player only with the name.
bool may_follow(unsigned tag, unsigned last) {
  for (const Field id : {Field::black_id, Field::white_id}) {
    if (last == static_cast<unsigned>(id) && tag != last + 1) return false;
  }
  return tag == 0 || (tag > last && tag <= kReadFields.size());
}

DecodedGame read_fields(PackedReader& reader, SourceNumber source) {
  DecodedGame decoded{.source = source, .record = {}, .fault = {}};
  unsigned last = 0;
  while (!reader.at_end()) {
    const std::uint8_t byte = reader.byte();
    const unsigned tag = byte & ~unsigned{kDamagedField};
    const FieldValue value{reader.bytes(reader.varint()), (byte & kDamagedField) != 0};
    if (!reader.is_sound()) decoded.fault = "the value is cut short";
    if (tag == 0 || !may_follow(tag, last))
      decoded.fault = "a field is unknown or out of order";
    else if (decoded.fault.empty() && !kReadFields[tag - 1](value, decoded.record))
      decoded.fault = "a field cannot be what it says";
    if (!decoded.fault.empty()) return decoded;
    last = tag;
  }
  if (!may_follow(0, last)) decoded.fault = "a player has no name";
  if (decoded.record.moves.empty()) decoded.fault = "the game has no moves";
  return decoded;
}

}  // namespace

DecodedGame decode_game(std::string_view value) {
  PackedReader reader(value);
  if (reader.byte() != kGameVersion) return {{}, {}, "the value is not of version 1"};
  const auto source = static_cast<SourceNumber>(reader.varint_up_to(0xFFFF'FFFF));
  if (!reader.is_sound()) return {{}, {}, "the value is cut short"};
  return read_fields(reader, source);
}

DecodedGame decode_fields(std::string_view fields) {
  PackedReader reader(fields);
  return read_fields(reader, SourceNumber{});
}

}  // namespace shukei::db
