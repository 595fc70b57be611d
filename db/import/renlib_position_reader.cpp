#include "db/import/renlib_position_reader.h"

#include <vector>

#include "db/import/byte_reader.h"
#include "db/import/delivery.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/import/text_decoder.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

constexpr int kPass = 0xF0;

[[noreturn]] void refuse(const ByteSource& source, std::uint64_t offset, const std::string& why) {
  throw ParseError(source.name(), 0, 0, "byte " + std::to_string(offset) + ": " + why);
}

Move move_of(const ByteSource& source, std::uint64_t offset, int byte) {
  if (byte == kPass) return Move::pass();
  const auto point = Point::at(byte % kBoardSize, kBoardSize - 1 - byte / kBoardSize);
  if (!point) refuse(source, offset, std::to_string(byte) + " is no point");
  return *point;
}

void read_moves(ByteSource& source, GameRecord& game) {
  ByteReader reader(source);
  MoveRecorder recorder(game);
  const int count = reader.at_end() ? 0 : reader.get();
  for (int i = 0; i < count; ++i) {
    const std::uint64_t offset = reader.offset();
    if (reader.at_end()) refuse(source, offset, "the file ends before its last move");
    const Move move = move_of(source, offset, reader.get());
    if (!recorder.add(move, to_string(move))) return;
  }
}

/// The parts of the file's name, without its directory and ending.
std::vector<std::string_view> name_parts(std::string_view name) {
  name.remove_prefix(name.rfind('/') + 1);
  name = name.substr(0, name.rfind('.'));
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = name.find('#');
    parts.push_back(name.substr(0, end));
    if (end == std::string_view::npos) return parts;
    name.remove_prefix(end + 1);
  }
}

/// Zjrenju's states of a game: 1 Black played a forbidden move, 2 a draw, 3 Black won, 4 White won,
/// 5 White resigned, 6 Black resigned. Which side 7 and 8, out of time, stand for is not known.
std::optional<GameResult> result_of(std::string_view state) {
  if (state == "2") return GameResult::draw;
  if (state == "3" || state == "5") return GameResult::black_wins;
  if (state == "1" || state == "4" || state == "6") return GameResult::white_wins;
  return std::nullopt;
}

std::string_view rule_of(std::string_view number) {
  if (number == "0") return "Sakata";
  if (number == "1") return "RIF";
  if (number == "2") return "Two swap";
  return number;
}

void read_name(const std::string& name, GameRecord& game) {
  constexpr std::size_t kParts = 6;
  const auto parts = name_parts(name);
  if (parts.size() != kParts) return;
  TextDecoder decoder("UTF-8");
  const auto text = [&](std::string_view part) { return decoder.decode(part); };
  game.id = text(parts[0]).value;
  if (!parts[1].empty()) read_rule_field(rule_of(parts[1]), game);
  game.black = Player{"", text(parts[2])};
  game.white = Player{"", text(parts[3])};
  game.swaps = text(parts[4]);
  game.result = result_of(parts[5]);
}

}  // namespace

ReadReport read_renlib_position(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::renlib_position;
  Delivery delivery(sink, report, options.limits);
  source.rewind();
  GameRecord game;
  game.place = Place::byte(0);
  read_moves(source, game);
  read_name(source.name(), game);
  delivery.give(game);
  return report;
}

}  // namespace shukei::db
