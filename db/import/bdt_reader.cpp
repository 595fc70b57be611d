#include "db/import/bdt_reader.h"

#include <algorithm>
#include <array>
#include <optional>

#include "db/import/delivery.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/import/text_stream.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

constexpr std::size_t kFields = 7;
/// The fields before the comment, which may hold commas of its own; the last one of these.
constexpr std::size_t kLastRequired = 3;

using Fields = std::array<std::string_view, kFields>;

std::optional<Fields> fields_of(std::string_view list) {
  Fields fields;
  for (std::size_t i = 0; i < kFields; ++i) {
    const bool is_last = i + 1 == kFields;
    const std::size_t end = is_last ? list.size() : std::min(list.find(','), list.size());
    fields[i] = trimmed(list.substr(0, end));
    if (end == list.size()) return i >= kLastRequired ? std::optional(fields) : std::nullopt;
    list.remove_prefix(end + 1);
  }
  return fields;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

void read_moves(std::string_view text, GameRecord& game) {
  MoveRecorder recorder(game);
  for (; !text.empty(); text.remove_prefix(2)) {
    const int file = hex_digit(text[0]);
    const int rank = text.size() > 1 ? hex_digit(text[1]) : -1;
    const auto point = Point::at(file - 1, rank - 1);
    const bool is_pass = file == 0 && rank == 0;
    if (!point && !is_pass) {
      recorder.stop(GameFlag::unreadable_move, text);
      return;
    }
    if (!recorder.add(is_pass ? Move::pass() : Move(*point), text)) return;
  }
}

/// 5A has no file I: J is our i.
void read_other_fifth(std::string_view text, GameRecord& game) {
  std::string ours(text);
  for (char& letter : ours) {
    const bool is_beyond_i = (letter >= 'J' && letter <= 'P') || (letter >= 'j' && letter <= 'p');
    if (is_beyond_i) --letter;
  }
  read_offers_field(ours, game);
  game.offers_text = text_of(text);
}

GameRecord game_of(std::string_view tournament, const Fields& fields) {
  const auto [black, white, result, moves, other_fifth, reverse, comment] = fields;
  GameRecord game;
  if (!tournament.empty()) game.event = text_of(tournament);
  if (!black.empty()) game.black = Player{"", text_of(black)};
  if (!white.empty()) game.white = Player{"", text_of(white)};
  if (!result.empty()) read_result_field(result, game);
  read_moves(moves, game);
  if (!other_fifth.empty() && other_fifth != "?") read_other_fifth(other_fifth, game);
  if (!reverse.empty()) game.swaps = text_of(reverse);
  if (!comment.empty()) game.info = text_of(comment);
  return game;
}

void read_line(std::string_view line, Place place, Delivery& delivery) {
  const std::size_t open = line.find("=[");
  const std::size_t close = line.rfind(']');
  const bool has_list =
      open != std::string_view::npos && close != std::string_view::npos && close > open;
  const auto fields = has_list ? fields_of(line.substr(open + 2, close - open - 2)) : std::nullopt;
  if (!fields) {
    delivery.skip(SkipReason::unreadable, place, "no tournament=[black,white,result,moves,...]");
    return;
  }
  GameRecord game = game_of(trimmed(line.substr(0, open)), *fields);
  game.place = place;
  delivery.give(game);
}

}  // namespace

ReadReport read_bdt(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::bdt;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  LineReader lines(stream, options.limits.text_bytes);
  while (lines.next()) {
    const Place place = Place::line(lines.number());
    const std::string_view line = trimmed(lines.line());
    if (lines.is_too_long()) {
      delivery.skip(SkipReason::too_long, place, "the line is too long");
    } else if (!line.empty()) {
      read_line(line, place, delivery);
    }
  }
  return report;
}

}  // namespace shukei::db
