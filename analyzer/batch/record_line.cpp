#include "analyzer/batch/record_line.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/batch/json_line.h"
#include "analyzer/command_line/usage_error.h"
#include "db/import/game_record.h"
#include "db/import/move_text.h"
#include "db/import/table_lines.h"
#include "db/import/words.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

// --- rows of cells ------------------------------------------------------------------------------

std::optional<RecordField> field_named(std::string_view name) {
  for (std::size_t i = 0; i < kRecordFields; ++i) {
    const auto field = static_cast<RecordField>(i);
    if (to_string(field) == name) return field;
  }
  return std::nullopt;
}

RecordColumns all_columns() {
  RecordColumns columns;
  for (std::size_t i = 0; i < kRecordFields; ++i) {
    columns.emplace_back(static_cast<RecordField>(i));
  }
  return columns;
}

/// What the cells of a row without a header are. A row of several cells is one of all fields unless
/// moves stand where its rule would be, or at its head before a result.
RecordColumns guessed_columns(const std::vector<std::string_view>& cells) {
  using enum RecordField;
  if (cells.size() == 1) return {moves};
  if (db::begins_with_move(cells[1])) return {id, moves, result};
  if (db::begins_with_move(cells[0]) && db::parse_result(cells[1])) return {moves, result};
  return all_columns();
}

RecordText text_of(std::string_view line, const std::vector<std::string_view>& cells,
                   const RecordColumns& columns) {
  RecordText text{.line = line};
  for (std::size_t i = 0; i < std::min(cells.size(), columns.size()); ++i) {
    if (columns[i]) text.of(*columns[i]) = cells[i];
  }
  return text;
}

// --- JSON ---------------------------------------------------------------------------------------

std::string text_of(const rapidjson::Value& value, std::string_view key) {
  if (value.IsNull()) return "";
  if (value.IsString()) return {value.GetString(), value.GetStringLength()};
  if (value.IsInt64()) return std::to_string(value.GetInt64());
  if (value.IsUint64()) return std::to_string(value.GetUint64());
  throw UsageError(fmt::format("'{}' is no text, whole number or array of such", key));
}

/// The text of a member; those of an array parted by blanks.
std::string member_text(const rapidjson::Value& value, std::string_view key) {
  if (!value.IsArray()) return text_of(value, key);
  std::string text;
  for (const rapidjson::Value& each : value.GetArray()) {
    text += (text.empty() ? "" : " ") + text_of(each, key);
  }
  return text;
}

}  // namespace

bool is_json_line(std::string_view line) {
  const std::size_t head = line.find_first_not_of(" \t");
  return head != std::string_view::npos && line[head] == '{';
}

std::optional<RecordColumns> record_columns(std::string_view line) {
  RecordColumns columns;
  for (const std::string_view cell : db::cells_of(line)) {
    auto field = field_named(db::lower_case(cell));
    if (std::find(columns.begin(), columns.end(), field) != columns.end()) field.reset();
    columns.push_back(field);
  }
  const auto moves = std::find(columns.begin(), columns.end(), RecordField::moves);
  return moves == columns.end() ? std::nullopt : std::optional(std::move(columns));
}

void RecordLines::parse(std::string_view line, std::optional<RecordId>& id,
                        std::optional<PlayedGame>& game) const {
  if (is_json_line(line)) {
    parse_json(line, id, game);
  } else {
    parse_row(line, id, game);
  }
}

void RecordLines::parse_json(std::string_view line, std::optional<RecordId>& id,
                             std::optional<PlayedGame>& game) const {
  const rapidjson::Document object = parse_json_text(line);
  std::array<std::string, kRecordFields> texts;
  RecordText text;
  for (std::size_t i = 0; i < kRecordFields; ++i) {
    const std::string_view key = to_string(static_cast<RecordField>(i));
    const auto member = object.FindMember(
        rapidjson::StringRef(key.data(), static_cast<rapidjson::SizeType>(key.size())));
    if (member == object.MemberEnd()) continue;
    texts[i] = member_text(member->value, key);
    text.fields[i] = db::trimmed(texts[i]);
    if (i == 0 && !text.fields[i].empty()) {
      id = RecordId{texts[i], member->value.IsNumber()};
    }
  }
  if (!object.HasMember("moves")) throw UsageError("no 'moves': a text or an array of points");
  game = parse_record(text, defaults_);
}

void RecordLines::parse_row(std::string_view line, std::optional<RecordId>& id,
                            std::optional<PlayedGame>& game) const {
  const std::vector<std::string_view> cells = db::cells_of(line);
  const RecordColumns columns = header_ ? *header_ : guessed_columns(cells);
  const RecordText text = text_of(line, cells, columns);
  const std::string_view told_id = text.of(RecordField::id);
  if (!told_id.empty()) id = RecordId{std::string(told_id), false};
  const auto moves = std::find(columns.begin(), columns.end(), RecordField::moves);
  const auto moves_cell = static_cast<std::size_t>(moves - columns.begin());
  if (cells.size() <= moves_cell) {
    throw UsageError(fmt::format("no moves: they are cell {} of a row parted by tabs, this has {}",
                                 moves_cell + 1, cells.size()));
  }
  game = parse_record(text, defaults_);
}

bool looks_like_record(std::string_view line) {
  if (is_json_line(line) || record_columns(line)) return true;
  const std::vector<std::string_view> cells = db::cells_of(line);
  return cells.size() > 2 || std::any_of(cells.begin(), cells.end(), db::begins_with_move);
}

}  // namespace shukei::analyzer
