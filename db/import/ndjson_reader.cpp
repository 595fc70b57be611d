#include "db/import/ndjson_reader.h"

#include <rapidjson/error/en.h>

#include <optional>
#include <string>
#include <vector>

#include "db/import/delivery.h"
#include "db/import/game_columns.h"
#include "db/import/json_text.h"
#include "db/import/text_stream.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

std::string_view view_of(const rapidjson::Value& text) {
  return {text.GetString(), text.GetStringLength()};
}

/// A text as it is, a whole number in digits, "" for null; nothing for anything else.
std::optional<std::string> text_in(const rapidjson::Value& value) {
  if (value.IsNull()) return "";
  if (value.IsString()) return std::string(view_of(value));
  if (value.IsInt64()) return std::to_string(value.GetInt64());
  if (value.IsUint64()) return std::to_string(value.GetUint64());
  return std::nullopt;
}

/// The texts of an array are parted by blanks.
std::optional<std::string> member_text(const rapidjson::Value& value) {
  if (!value.IsArray()) return text_in(value);
  std::string texts;
  for (const rapidjson::Value& each : value.GetArray()) {
    const auto text = text_in(each);
    if (!text) return std::nullopt;
    texts.append(texts.empty() ? "" : " ").append(*text);
  }
  return texts;
}

/// Reads the object of a line; says why it is no game.
std::optional<Exclusion> read_object(const rapidjson::Value& object, GameRecord& game) {
  std::vector<std::string_view> names;
  std::vector<std::string> texts;
  for (const auto& member : object.GetObject()) {
    auto text = member_text(member.value);
    if (!text) continue;  // of another kind: not one of ours
    names.push_back(view_of(member.name));
    texts.push_back(std::move(*text));
  }
  const GameColumns columns(names, OfferColumn::all);
  if (!columns.has_moves())
    return Exclusion{SkipReason::no_moves, "no 'moves': a text or an array"};
  return columns.read(std::vector<std::string_view>(texts.begin(), texts.end()), game);
}

std::optional<Exclusion> read_line(std::string_view line, GameRecord& game) {
  rapidjson::Document document;
  if (const auto result = parse_json(line, document); result.IsError()) {
    return Exclusion{SkipReason::unreadable, "no JSON at column " +
                                                 std::to_string(result.Offset() + 1) + ": " +
                                                 rapidjson::GetParseError_En(result.Code())};
  }
  if (!document.IsObject()) return Exclusion{SkipReason::unreadable, "no JSON object"};
  return read_object(document, game);
}

}  // namespace

ReadReport read_ndjson(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::ndjson;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  LineReader lines(stream, options.limits.text_bytes);
  while (lines.next()) {
    GameRecord game;
    game.place = Place::line(lines.number());
    if (lines.is_too_long()) {
      delivery.skip(SkipReason::too_long, game.place, "the line is too long");
      continue;
    }
    const std::string_view line = trimmed(lines.line());
    if (line.empty() || line[0] == '#') continue;
    if (const auto exclusion = read_line(line, game)) {
      delivery.skip(*exclusion, game.place);
    } else {
      delivery.give(game);
    }
  }
  return report;
}

}  // namespace shukei::db
