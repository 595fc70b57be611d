#include "analyzer/commands/check_summary.h"

#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/output/text_table.h"

namespace shukei::analyzer {
namespace {

/// Calls visit(kind, tally) for the kinds that were found.
template <typename Visit>
void for_each_found(const RecordSummary& summary, const Visit& visit) {
  for (const RecordFindingKind kind : all_record_finding_kinds()) {
    const RecordSummary::Tally& tally = summary.kinds[static_cast<std::size_t>(kind)];
    if (tally.findings > 0) visit(kind, tally);
  }
}

void write_summary_json(Output& output, const RecordSummary& summary) {
  JsonWriter json(output);
  json.begin_object();
  json.member("games", summary.games());
  json.member("ok", summary.ok);
  json.member("broken", summary.broken);
  json.member("unreadable", summary.unreadable);
  json.key("kinds");
  json.begin_object();
  for_each_found(summary, [&](RecordFindingKind kind, const RecordSummary::Tally& tally) {
    json.key(to_string(kind));
    json.begin_object();
    json.member("games", tally.games);
    json.member("findings", tally.findings);
    json.member("note", is_note(kind));
    json.end_object();
  });
  json.end_object();
  json.end_object();
}

void write_summary_csv(Output& output, const RecordSummary& summary) {
  CsvWriter csv(output);
  csv.row("kind", "games", "findings", "note");
  for_each_found(summary, [&](RecordFindingKind kind, const RecordSummary::Tally& tally) {
    csv.row(to_string(kind), tally.games, tally.findings, is_note(kind));
  });
}

void write_summary_text(Output& output, const RecordSummary& summary) {
  output.print("{}.\n", wrapped(summary_in_words(summary), output.width() - 1));
  using enum TextTable::Align;
  TextTable table({{"finding"}, {"games", right}, {"findings", right}});
  bool any = false;
  for_each_found(summary, [&](RecordFindingKind kind, const RecordSummary::Tally& tally) {
    any = true;
    table.add({std::string(to_string(kind)) + (is_note(kind) ? " (note)" : ""),
               std::to_string(tally.games), std::to_string(tally.findings)});
  });
  if (!any) return;
  output.write("\n");
  table.write(output);
}

}  // namespace

void write_summary(Output& output, const RecordSummary& summary) {
  if (output.format() == Format::json) return write_summary_json(output, summary);
  if (output.format() == Format::csv) return write_summary_csv(output, summary);
  write_summary_text(output, summary);
}

std::string summary_in_words(const RecordSummary& summary) {
  const auto counted = [](std::uint64_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
  };
  std::string text = fmt::format("{}: {}, {}", counted(summary.games(), "game", "games"),
                                 counted(summary.ok, "keeps its rule", "keep their rule"),
                                 counted(summary.broken, "breaks it", "break it"));
  if (summary.unreadable > 0) {
    text += "; " + counted(summary.unreadable, "record", "records") + " cannot be read";
  }
  return text;
}

std::string summary_line(const RecordSummary& summary) {
  std::string text = summary_in_words(summary);
  std::string_view before = "; ";
  for_each_found(summary, [&](RecordFindingKind kind, const RecordSummary::Tally& tally) {
    text += fmt::format("{}{} {}", before, to_string(kind), tally.findings);
    before = ", ";
  });
  return text;
}

}  // namespace shukei::analyzer
