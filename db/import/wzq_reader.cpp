#include "db/import/wzq_reader.h"

#include <algorithm>
#include <array>

#include "db/import/delivery.h"
#include "db/import/library_texts.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

constexpr std::size_t kRecordSize = 1024;
constexpr std::size_t kNames = 10;
constexpr char kCentreCode = '\x70';
constexpr std::size_t kBeforeOffers = 4;
constexpr std::size_t kOffers = 2;

[[noreturn]] void refuse(const ByteSource& source, std::size_t offset, const std::string& why) {
  throw ParseError(source.name(), 0, 0, "byte " + std::to_string(offset) + ": " + why);
}

std::string read_record(ByteSource& source) {
  std::string record(kRecordSize, '\0');
  source.rewind();
  const std::size_t length = source.fill(record);
  if (length < record.size()) refuse(source, length, "the file ends inside its record");
  return record;
}

/// Takes a length and as many bytes off the record at `offset`.
std::string_view take_name(const ByteSource& source, std::string_view record, std::size_t& offset) {
  const std::size_t length = static_cast<unsigned char>(record[offset]);
  if (offset + 1 + length >= record.size()) refuse(source, offset, "a name that does not end");
  const std::string_view name = record.substr(offset + 1, length);
  offset += 1 + length;
  return name;
}

void read_moves(const ByteSource& source, std::string_view moves, std::size_t offset,
                GameRecord& game) {
  MoveRecorder recorder(game);
  std::vector<Point> offers;
  bool is_picked = false;
  for (; !moves.empty(); moves.remove_prefix(1), ++offset) {
    const int code = static_cast<unsigned char>(moves[0]);
    if (code == 0) continue;
    auto point = Point::at(code / kBoardSize, kBoardSize - 1 - code % kBoardSize);
    if (!point) refuse(source, offset, std::to_string(code) + " is no point");
    if (game.moves.size() == kBeforeOffers && offers.size() < kOffers) {
      offers.push_back(*point);
      continue;
    }
    // White takes one away; the other is played.
    if (offers.size() == kOffers && !std::exchange(is_picked, true)) {
      point = *point == offers[0] ? offers[1] : offers[0];
    }
    if (!recorder.add(*point, to_string(*point))) return;
  }
  record_other_offers(offers, game);
}

}  // namespace

ReadReport read_wzq(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::wzq;
  Delivery delivery(sink, report, options.limits);
  const std::string record = read_record(source);
  std::size_t offset = kNames;
  const std::string_view black = take_name(source, record, offset);
  const std::string_view white = take_name(source, record, offset);
  LibraryTexts texts(options.charset);
  texts.survey(black);
  texts.survey(white);
  report.charset = texts.decide();
  GameRecord game;
  game.place = Place::byte(0);
  if (!black.empty()) game.black = Player{"", texts.decode(black)};
  if (!white.empty()) game.white = Player{"", texts.decode(white)};
  const std::size_t first = record.find(kCentreCode, offset);
  if (first == std::string::npos) refuse(source, offset, "no move on h8");
  read_moves(source, std::string_view(record).substr(first), first, game);
  delivery.give(game);
  return report;
}

}  // namespace shukei::db
