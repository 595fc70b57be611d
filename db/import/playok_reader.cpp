#include "db/import/playok_reader.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "db/import/delivery.h"
#include "db/import/playok_moves.h"
#include "db/import/record_fields.h"
#include "db/import/text_stream.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

struct Tag {
  std::string name;
  std::string_view value;
};

/// [Name "value"], a value of "?" or "-" being none.
std::optional<Tag> tag_of(std::string_view line) {
  const std::size_t quote = line.find(" \"");
  if (!line.starts_with("[") || !line.ends_with("\"]") || quote == std::string_view::npos) {
    return std::nullopt;
  }
  std::string_view value = line.substr(quote + 2);
  value.remove_suffix(std::min<std::size_t>(2, value.size()));
  if (value == "?" || value == "-") value = {};
  return Tag{lower_case(line.substr(1, quote - 1)), value};
}

class PlayokReader {
 public:
  PlayokReader(Delivery& delivery, const ReadLimits& limits)
      : delivery_(delivery), limits_(limits) {}

  void take(std::string_view line, std::int64_t number) {
    const auto tag = tag_of(line);
    if (tag && !moves_.empty()) end_game();
    if (!has_game_) begin_game(number);
    if (tag) {
      take_tag(*tag);
    } else if (moves_.size() + line.size() < limits_.text_bytes) {
      moves_.append(moves_.empty() ? "" : " ").append(line);
    } else {
      is_too_long_ = true;
    }
  }

  void end_game() {
    if (!has_game_) return;
    has_game_ = false;
    const PlayokMoves kind = read_playok_moves(moves_, game_);
    moves_.clear();
    if (is_too_long_) {
      delivery_.skip(SkipReason::too_long, game_.place, "a transcript that is too long");
    } else if (is_called_gomoku_ || kind == PlayokMoves::gomoku) {
      delivery_.skip(SkipReason::gomoku);
    } else {
      delivery_.give(game_);
    }
  }

 private:
  void begin_game(std::int64_t number) {
    game_ = GameRecord();
    game_.place = Place::line(number);
    has_game_ = true;
    is_too_long_ = false;
    is_called_gomoku_ = false;
  }

  void take_tag(const Tag& tag) {
    if (tag.value.empty()) return;
    if (tag.name == "event") game_.event = text_of(tag.value);
    if (tag.name == "round") game_.round = text_of(tag.value);
    if (tag.name == "date") read_date_field(tag.value, game_);
    if (tag.name == "black") game_.black = Player{"", text_of(tag.value)};
    if (tag.name == "white") game_.white = Player{"", text_of(tag.value)};
    if (tag.name == "result") read_result_field(tag.value, game_);
    if (tag.name == "event" || tag.name == "variant" || tag.name == "gametype") {
      const std::string words = lower_case(tag.value);
      is_called_gomoku_ = is_called_gomoku_ || words.find("gomoku") != std::string::npos;
    }
  }

  Delivery& delivery_;
  const ReadLimits& limits_;
  GameRecord game_;
  std::string moves_;
  bool has_game_ = false;
  bool is_too_long_ = false;
  bool is_called_gomoku_ = false;
};

}  // namespace

ReadReport read_playok(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::playok;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  LineReader lines(stream, options.limits.text_bytes);
  PlayokReader reader(delivery, options.limits);
  while (lines.next()) {
    if (lines.is_too_long()) {
      delivery.warn(Place::line(lines.number()), "the line is too long and not read");
      continue;
    }
    const std::string_view line = trimmed(lines.line());
    if (!line.empty()) reader.take(line, lines.number());
  }
  reader.end_game();
  return report;
}

}  // namespace shukei::db
