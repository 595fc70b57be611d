#include "analyzer/commands/check_answer.h"

#include "analyzer/commands/forbidden_answer.h"
#include "analyzer/isometry_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/reports/record_words.h"

namespace shukei::analyzer {
namespace {

// --- JSON ---------------------------------------------------------------------------------------

void write_id(JsonWriter& json, const std::optional<RecordId>& id) {
  json.key("id");
  if (!id) return json.null();
  if (id->is_number) return json.number(id->text);
  json.value(id->text);
}

void write_place(JsonWriter& json, const RecordPlace& where) {
  json.member("file", where.file);
  if (where.place.is_line()) json.member("line", where.place.value());
  if (where.place.is_byte()) json.member("byte", where.place.value());
}

void write_finding(JsonWriter& json, const RecordFinding& finding, const PlayedGame& game) {
  json.begin_object();
  json.member("kind", to_string(finding.kind));
  json.member("move_number", finding.move);
  json.member("text", in_words(finding, game));
  json.member("note", is_note(finding.kind));
  if (finding.required) json.member("required", *finding.required);
  if (finding.offer) {
    json.member("fault", to_string(finding.offer->fault));
    json.member("moves", std::span<const Point>(finding.offer->points));
    if (finding.offer->by) {
      json.member("by", in_words(*finding.offer->by, board_before(game, 5).occupied()));
    }
  }
  if (finding.forbidden) {
    const Point point = game.moves[static_cast<std::size_t>(finding.move) - 1].value();
    json.member("point", point);
    json.member("forbidden", to_string(*finding.forbidden));
    write_evidence(json, judge_black_move(board_before(game, finding.move), point));
  }
  json.end_object();
}

void write_json(JsonWriter& json, const RecordReport& report) {
  const PlayedGame& game = report.question.game;
  json.begin_object();
  write_id(json, report.question.id);
  write_place(json, report.question.where);
  json.member("rule", game.rule.name());
  json.member("ok", report.ok);
  json.key("findings");
  json.begin_array();
  for (const RecordFinding& finding : report.findings) write_finding(json, finding, game);
  json.end_array();
  json.key("unknown");
  json.begin_array();
  for (const std::string_view field : unknown_fields(game)) json.value(field);
  json.end_array();
  json.end_object();
}

// --- CSV ----------------------------------------------------------------------------------------

std::string text_of(const std::optional<RecordId>& id) { return id ? id->text : ""; }

std::string text_of(db::Place place) {
  return place.is_line() ? std::to_string(place.value()) : "";
}

void write_csv(Output& output, const RecordReport& report) {
  CsvWriter csv(output);
  const RecordQuestion& question = report.question;
  const auto begin_row = [&] {
    csv.cell(question.where.file).cell(text_of(question.where.place)).cell(text_of(question.id));
    csv.cell(question.game.rule.name()).cell(report.ok);
  };
  for (const RecordFinding& finding : report.findings) {
    begin_row();
    csv.cell(to_string(finding.kind)).cell(finding.move).cell(is_note(finding.kind));
    csv.cell(in_words(finding, question.game)).end_row();
  }
  if (!report.findings.empty()) return;
  begin_row();
  csv.cell("").cell("").cell("").cell("").end_row();
}

// --- text ---------------------------------------------------------------------------------------

/// Text of a record's own as one line of UTF-8 that no terminal takes for more.
std::string one_line(std::string_view text) {
  std::string line = as_utf8(text);
  for (char& c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < ' ' || byte == 0x7F) c = ' ';
  }
  return line;
}

/// "game 7 (season.tsv:3)", "season.tsv:3".
std::string name_of(const std::optional<RecordId>& id, const RecordPlace& where) {
  return id ? fmt::format("game {} ({})", one_line(id->text), in_words(where)) : in_words(where);
}

std::string joined(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

void write_text(Output& output, const RecordReport& report) {
  const PlayedGame& game = report.question.game;
  const std::string verdict =
      styled(output, report.ok ? Style::good : Style::bad, report.ok ? "ok" : "breaks the rule");
  const std::string unknown = joined(unknown_fields(game));
  output.print("{}, {}: {}{}{}\n", name_of(report.question.id, report.question.where),
               game.rule.name(), verdict, unknown.empty() ? "" : "; unknown: ", unknown);
  for (const RecordFinding& finding : report.findings) {
    const std::string line = fmt::format("{}move {}: {}", is_note(finding.kind) ? "note, " : "",
                                         finding.move, in_words(finding, game));
    output.print("  {}\n", wrapped(line, output.width(), 4));
  }
}

}  // namespace

void RecordWriter::write(const RecordReport& report) {
  switch (output_.format()) {
    case Format::json:
      return write_json(json_, report);
    case Format::csv:
      return write_csv(output_, report);
    case Format::text:
      return write_text(output_, report);
  }
}

void RecordWriter::write_error(const RecordPlace& where, const std::optional<RecordId>& id,
                               std::string_view message) {
  if (output_.format() == Format::csv) {
    CsvWriter(output_).row(where.file, text_of(where.place), text_of(id), "", "", "unreadable", "",
                           "", one_line(message));
  } else if (output_.format() == Format::text) {
    output_.print("{}: {}: {}\n", name_of(id, where), styled(output_, Style::bad, "cannot be read"),
                  one_line(message));
  } else {
    json_.begin_object();
    write_id(json_, id);
    write_place(json_, where);
    json_.member("error", message);
    json_.end_object();
  }
}

void write_record_header(Output& output) {
  if (output.format() != Format::csv) return;
  CsvWriter(output).row("file", "line", "id", "rule", "ok", "kind", "move_number", "note", "text");
}

}  // namespace shukei::analyzer
