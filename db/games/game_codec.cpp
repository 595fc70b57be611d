#include "db/games/game_codec.h"

#include <optional>
#include <span>

#include "db/games/game_field.h"
#include "db/games/packed_bytes.h"

namespace shukei::db {
namespace {

using Field = GameField;

class FieldWriter {
 public:
  explicit FieldWriter(std::string& bytes) : bytes_(bytes) {}

  void write_bytes(Field field, std::string_view value, bool damaged = false) {
    bytes_ += static_cast<char>(static_cast<unsigned>(field) | (damaged ? kDamagedField : 0U));
    append_varint(value.size(), bytes_);
    bytes_ += value;
  }
  void write(Field field, const std::optional<Text>& text) {
    if (text) write_bytes(field, text->value, text->damaged);
  }
  void write(Field field, const std::optional<std::string>& text) {
    if (text) write_bytes(field, *text);
  }
  void write_number(Field field, std::uint64_t number) {
    std::string value;
    append_varint(number, value);
    write_bytes(field, value);
  }

 private:
  std::string& bytes_;
};

/// A player without an id has no field for it; the field of the name says that there is a player.
void write_player(FieldWriter& fields, Field id, Field name, const std::optional<Player>& player) {
  if (!player) return;
  if (!player->id.empty()) fields.write_bytes(id, player->id);
  fields.write_bytes(name, player->name.value, player->name.damaged);
}

std::string bytes_of(std::span<const Move> moves) {
  std::string bytes;
  for (const Move move : moves)
    bytes += static_cast<char>(move.is_pass() ? kPassCode : move.point().code());
  return bytes;
}

std::string bytes_of(std::span<const Point> points) {
  std::string bytes;
  for (const Point point : points) bytes += static_cast<char>(point.code());
  return bytes;
}

std::string bytes_of(const GameDate& date) {
  std::string bytes;
  append_varint(static_cast<std::uint64_t>(date.year), bytes);
  append_varint(static_cast<std::uint64_t>(date.month), bytes);
  append_varint(static_cast<std::uint64_t>(date.day), bytes);
  return bytes;
}

std::uint64_t mask_of(GameFlags flags) {
  std::uint64_t mask = 0;
  for (const GameFlag flag : all_game_flags()) {
    if (flags.contains(flag)) mask |= std::uint64_t{1} << static_cast<unsigned>(flag);
  }
  return mask;
}

std::string bytes_of(Place place) {
  std::string bytes(1, place.is_byte() ? '\1' : '\2');
  append_varint(place.value(), bytes);
  return bytes;
}

void write_opening(FieldWriter& fields, const GameRecord& record) {
  fields.write(Field::rule_name, record.rule_name);
  if (record.rule) fields.write_bytes(Field::rule, record.rule->name());
  if (!record.unread_moves.empty())
    fields.write_bytes(Field::unread_moves, record.unread_moves.value, record.unread_moves.damaged);
  fields.write(Field::swaps, record.swaps);
  if (record.declared)
    fields.write_number(Field::declared, static_cast<std::uint64_t>(*record.declared));
  fields.write(Field::offers_text, record.offers_text);
  if (!record.offers.empty()) fields.write_bytes(Field::offers, bytes_of(record.offers));
  if (record.picked) fields.write_number(Field::picked, record.picked->code());
}

}  // namespace

std::string encode_fields(const GameRecord& record) {
  std::string bytes;
  FieldWriter fields(bytes);
  fields.write_bytes(Field::moves, bytes_of(record.moves));
  fields.write(Field::id, record.id);
  fields.write(Field::publisher, record.publisher);
  write_player(fields, Field::black_id, Field::black_name, record.black);
  write_player(fields, Field::white_id, Field::white_name, record.white);
  fields.write(Field::event, record.event);
  fields.write(Field::event_id, record.event_id);
  fields.write(Field::round, record.round);
  if (record.date.is_known()) fields.write_bytes(Field::date, bytes_of(record.date));
  write_opening(fields, record);
  if (record.result) fields.write_number(Field::result, static_cast<std::uint64_t>(*record.result));
  if (record.opening)
    fields.write_number(Field::opening, static_cast<std::uint64_t>(record.opening->index()));
  fields.write(Field::info, record.info);
  if (!record.flags.empty()) fields.write_number(Field::flags, mask_of(record.flags));
  if (!record.place.is_file()) fields.write_bytes(Field::place, bytes_of(record.place));
  return bytes;
}

std::string encode_game(SourceNumber source, std::string_view fields) {
  std::string value(1, static_cast<char>(kGameVersion));
  append_varint(to_integer(source), value);
  return value.append(fields);
}

std::string game_key(GameNumber number) {
  std::string key;
  append_big_endian(to_integer(number), 4, key);
  return key;
}

}  // namespace shukei::db
