#include "analyzer/commands/import_answer.h"

#include <algorithm>

#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

// --- JSON ---------------------------------------------------------------------------------------

void write_optional(JsonWriter& json, std::string_view key,
                    const std::optional<std::string>& text) {
  json.key(key);
  text ? json.value(*text) : json.null();
}

void write_charset(JsonWriter& json, const db::Charset& charset) {
  json.key("charset");
  json.begin_object();
  json.member("name", charset.name);
  json.member("evidence", to_string(charset.evidence));
  if (charset.wrongly_stated) json.member("wrongly_stated", *charset.wrongly_stated);
  json.end_object();
}

/// Every reason there is something for, and how often.
template <typename Reason, typename Count>
void write_counts(JsonWriter& json, std::string_view key, std::size_t reasons, Count count) {
  json.key(key);
  json.begin_object();
  for (std::size_t i = 0; i < reasons; ++i) {
    const auto reason = static_cast<Reason>(i);
    if (const std::uint64_t found = count(reason); found > 0) json.member(to_string(reason), found);
  }
  json.end_object();
}

void write_warnings(JsonWriter& json, const db::ReadReport& report) {
  json.key("warnings");
  json.begin_array();
  for (const db::ReadWarning& warning : report.warnings) json.value(to_string(warning));
  json.end_array();
  json.member("warning_count", report.warning_count);
}

void write_equal_games(JsonWriter& json, std::string_view key,
                       const std::vector<db::EqualGame>& games) {
  json.key(key);
  json.begin_array();
  for (const db::EqualGame& game : games) {
    json.begin_object();
    write_optional(json, "id", game.id);
    json.member("place", to_string(game.place));
    json.member("of", to_integer(game.of));
    write_optional(json, "of_id", game.of_id);
    json.end_object();
  }
  json.end_array();
}

std::string version_of(const db::LibraryFacts& library) {
  return fmt::format("{}.{}", library.major_version, library.minor_version);
}

void write_library(JsonWriter& json, const FileImport& file) {
  if (!file.report.library) return;
  const db::LibraryFacts& library = *file.report.library;
  json.key("library");
  json.begin_object();
  json.member("version", version_of(library));
  json.member("node_records", library.records);
  json.member("moves", library.moves);
  json.member("pass_moves", library.passes);
  json.member("labels", library.labels);
  json.member("comment_nodes", library.comments);
  json.member("board_texts", library.board_texts);
  json.member("max_depth", library.deepest);
  json.member("leaves", library.leaves);
  json.member("repeated_siblings", library.repeated_siblings);
  json.member("unfilled_sibling_flags", library.open_siblings);
  json.member("trailing_bytes", library.unread_bytes);
  json.member("first_moves", std::span<const Point>(file.first_moves));
  json.end_object();
}

/// The nodes that were stored; the empty board at the root of a tree is none of the file's.
std::uint64_t new_nodes_of(const FileImport& file) {
  return file.stored.new_nodes == 0 ? 0 : file.stored.new_nodes - file.report.roots;
}

void write_conflicts(JsonWriter& json, const db::LibraryConflicts& conflicts) {
  json.key("conflicts");
  json.begin_array();
  for (const db::LibraryConflict& conflict : conflicts.first) {
    json.begin_object();
    json.member("kind", to_string(conflict.kind));
    json.member("place", to_string(conflict.place));
    json.member("moves", conflict.moves);
    json.member("ours", conflict.ours);
    json.member("theirs", conflict.theirs);
    json.key("of");
    conflict.of ? json.value(to_integer(*conflict.of)) : json.null();
    json.end_object();
  }
  json.end_array();
  json.member("conflict_count", conflicts.count);
}

void write_file_json(JsonWriter& json, const FileImport& file) {
  const db::ReadReport& report = file.report;
  json.begin_object();
  json.member("file", file.file);
  write_optional(json, "error", file.error);
  json.member("format", to_string(report.format));
  write_charset(json, report.charset);
  json.member("items", report.items - report.roots);
  json.member("games", report.games);
  json.member("nodes", report.nodes - report.roots);
  json.member("positions", report.grades);
  write_counts<db::SkipReason>(json, "skipped", db::kSkipReasonCount,
                               [&](db::SkipReason reason) { return report.skipped.of(reason); });
  write_counts<db::GameFlag>(json, "flagged", db::kGameFlagCount,
                             [&](db::GameFlag flag) { return report.flagged_with(flag); });
  json.member("damaged_texts", report.damaged_texts);
  write_warnings(json, report);
  json.member("new_games", file.stored.new_games);
  write_equal_games(json, "duplicates", file.stored.duplicates);
  write_equal_games(json, "equal_lines", file.stored.equal_lines);
  write_library(json, file);
  json.member("new_nodes", new_nodes_of(file));
  json.member("new_grades", file.stored.new_grades);
  json.key("library_of");
  file.stored.library_of ? json.value(to_integer(*file.stored.library_of)) : json.null();
  write_conflicts(json, file.stored.conflicts);
  json.end_object();
}

// --- text ---------------------------------------------------------------------------------------

std::string counted(std::uint64_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// "3 games, 12 nodes": what was read, the kinds that there are.
std::string contents_of(const db::ReadReport& report) {
  std::string text;
  const auto add = [&](std::uint64_t count, std::string_view what) {
    if (count > 0) text += (text.empty() ? "" : ", ") + counted(count, what);
  };
  add(report.games, "game");
  add(report.nodes - report.roots, "node");
  add(report.grades, "graded position");
  return text.empty() ? "nothing" : text;
}

/// "7 skipped (gomoku 6, no_moves 1)".
std::string skips_of(const db::ReadReport& report) {
  std::string reasons;
  for (std::size_t i = 0; i < db::kSkipReasonCount; ++i) {
    const auto reason = static_cast<db::SkipReason>(i);
    const std::uint64_t count = report.skipped.of(reason);
    if (count == 0) continue;
    reasons += fmt::format("{}{} {}", reasons.empty() ? "" : ", ", to_string(reason), count);
  }
  return fmt::format("{} skipped ({})", report.skipped.total(), reasons);
}

constexpr std::size_t kMostLines = 10;

void write_line(Output& output, const std::string& text) {
  output.print("  {}\n", wrapped(text, output.width() - 2, 4));
}

void write_rest(Output& output, std::uint64_t all, std::string_view what) {
  if (all > kMostLines) write_line(output, fmt::format("... {} more {}", all - kMostLines, what));
}

void write_equal_text(Output& output, const std::vector<db::EqualGame>& games,
                      std::string_view what) {
  for (std::size_t i = 0; i < std::min(games.size(), kMostLines); ++i) {
    const db::EqualGame& game = games[i];
    const std::string id = game.id ? "game " + *game.id : "a game";
    const std::string other = game.of_id ? fmt::format(" (id {})", *game.of_id) : "";
    write_line(output, fmt::format("{} ({}) {} game {}{}", id, to_string(game.place), what,
                                   to_integer(game.of), other));
  }
  write_rest(output, games.size(), "like these");
}

/// What became of a library and of grades.
void write_library_text(Output& output, const FileImport& file) {
  const db::StoredFile& stored = file.stored;
  if (stored.library_of)
    return write_line(output, fmt::format("stored already as source {}: nothing was added",
                                          to_integer(*stored.library_of)));
  if (stored.new_nodes > 0 || stored.new_grades > 0)
    write_line(output, fmt::format("{} stored as source {}",
                                   stored.new_nodes > 0 ? counted(new_nodes_of(file), "node")
                                                        : counted(stored.new_grades, "grade"),
                                   to_integer(stored.source.value())));
  const auto& conflicts = stored.conflicts.first;
  for (std::size_t i = 0; i < std::min(conflicts.size(), kMostLines); ++i) {
    const db::LibraryConflict& conflict = conflicts[i];
    write_line(
        output,
        fmt::format(
            "{}: {} of {} is \"{}\" here, \"{}\" {}; both are kept", to_string(conflict.place),
            to_string(conflict.kind), conflict.moves, conflict.ours, conflict.theirs,
            conflict.of ? fmt::format("in source {}", to_integer(*conflict.of)) : "before"));
  }
  write_rest(output, stored.conflicts.count, "conflicts");
}

void write_file_text(Output& output, const FileImport& file) {
  if (file.error) return;
  const db::ReadReport& report = file.report;
  const std::string charset =
      report.charset.is_guessed() ? fmt::format(", read as {} (a guess)", report.charset.name) : "";
  output.print("{}\n", wrapped(fmt::format("{}: {}, {}{}", file.file, to_string(report.format),
                                           contents_of(report), charset),
                               output.width(), 2));
  if (report.games > 0)
    write_line(output, fmt::format("{} new, {} here already", file.stored.new_games,
                                   file.stored.duplicates.size()));
  write_library_text(output, file);
  if (report.skipped.total() > 0) write_line(output, skips_of(report));
  write_equal_text(output, file.stored.duplicates, "is stored already as");
  write_equal_text(output, file.stored.equal_lines, "is stored, though its moves are those of");
  for (std::size_t i = 0; i < std::min(report.warnings.size(), kMostLines); ++i)
    write_line(output, "warning: " + to_string(report.warnings[i]));
  write_rest(output, report.warning_count, "warnings");
}

}  // namespace

void write_import_json(Output& output, const ImportReport& report) {
  JsonWriter json(output);
  json.begin_object();
  json.member("database", report.database.string());
  json.key("files");
  json.begin_array();
  for (const FileImport& file : report.files) write_file_json(json, file);
  json.end_array();
  json.member("stored_games", report.totals.games);
  json.member("sources", report.totals.sources);
  json.member("seconds", report.seconds);
  json.end_object();
}

void write_import_csv(Output& output, const ImportReport& report) {
  CsvWriter csv(output);
  csv.row("file", "format", "items", "games", "new_games", "duplicates", "equal_lines", "nodes",
          "positions", "skipped", "warnings", "error");
  for (const FileImport& file : report.files) {
    const db::ReadReport& read = file.report;
    csv.row(file.file, to_string(read.format), read.items - read.roots, read.games,
            file.stored.new_games, file.stored.duplicates.size(), file.stored.equal_lines.size(),
            read.nodes - read.roots, read.grades, read.skipped.total(), read.warning_count,
            file.error.value_or(""));
  }
}

void write_import_text(Output& output, const ImportReport& report) {
  for (const FileImport& file : report.files) write_file_text(output, file);
  output.print("{} now has {} from {}\n", report.database.string(),
               counted(report.totals.games, "game"), counted(report.totals.sources, "source"));
}

}  // namespace shukei::analyzer
