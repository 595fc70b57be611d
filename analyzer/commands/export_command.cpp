#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/game_filter_options.h"
#include "analyzer/commands/stored_library.h"
#include "analyzer/exporters/csv_games.h"
#include "analyzer/exporters/graded_positions.h"
#include "analyzer/exporters/library_collector.h"
#include "analyzer/exporters/ndjson_games.h"
#include "analyzer/exporters/renlib_library.h"
#include "analyzer/exporters/sgf_games.h"
#include "analyzer/exporters/sgf_tree.h"
#include "analyzer/exporters/typed_tables.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/output/progress.h"
#include "analyzer/reports/stored_games.h"
#include "db/import/file_reader.h"

namespace shukei::analyzer {
namespace {

constexpr std::array<std::string_view, 5> kForms{"sgf", "renlib", "csv", "ndjson", "tsv"};

/// Endings of names of files, by form.
constexpr std::array<std::string_view, 5> kEndings{".sgf", ".lib", ".csv", ".ndjson", ".tsv"};

/// What --as says, else what the name of the file to be written ends with.
std::string form_of(const Invocation& invocation) {
  if (const auto form = invocation.value("as")) return *form;
  const std::string file = invocation.value("to").value_or("-");
  for (std::size_t i = 0; i < kEndings.size(); ++i) {
    if (file.ends_with(kEndings[i])) return std::string(kForms[i]);
  }
  throw UsageError("in which form? say --as sgf, renlib, csv, ndjson or tsv");
}

std::unique_ptr<GameExporter> exporter_of(const std::string& form, const TextEncoder& encoder,
                                          Output& output) {
  if (form == "sgf") return std::make_unique<SgfGames>(output);
  if (form == "renlib") return std::make_unique<RenlibGames>(encoder, output);
  if (form == "csv") return std::make_unique<CsvGames>(output);
  return std::make_unique<NdjsonGames>(output);
}

/// What was written, for people.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t nodes = 0;
  std::uint64_t grades = 0;
  std::uint64_t damaged_texts = 0;
  std::uint64_t joined_texts = 0;
};

void export_stored(const Invocation& invocation, GameExporter& exporter, Tally& tally) {
  const db::GameStore games = open_games(invocation.database());
  const GameFilter filter = game_filter_of(invocation);
  const SourceNames sources(games);
  Progress progress(invocation.output().settings(), "export", "games", games.totals().games);
  for (db::GameScan scan = games.scan(); scan.next();) {
    const db::StoredGame& game = scan.game();
    progress.advance(1);
    if (!filter.is_met_by(game.record)) continue;
    exporter.add({game.record, to_integer(game.number), sources.of(game.source)});
    ++tally.games;
    tally.damaged_texts += static_cast<std::uint64_t>(game.record.damaged_texts());
  }
  exporter.finish();
}

/// Exports the games of a file as they are read, and keeps its nodes for one tree.
class ConvertingSink : public db::ImportSink {
 public:
  ConvertingSink(GameExporter& exporter, const GameFilter& filter, std::string source, Tally& tally)
      : exporter_(exporter), filter_(filter), source_(std::move(source)), tally_(tally) {}

  void take_game(const db::GameRecord& game) override {
    if (!filter_.is_met_by(game)) return;
    exporter_.add({game, std::nullopt, source_});
    ++tally_.games;
    tally_.damaged_texts += static_cast<std::uint64_t>(game.damaged_texts());
  }
  void take_node(const db::LibraryNode& node) override {
    ++tally_.nodes;
    library_.take_node(node);
  }
  void take_grade(const db::GradedPosition& /*grade*/) override {}

  [[nodiscard]] LibraryCollector& library() { return library_; }

 private:
  GameExporter& exporter_;
  const GameFilter& filter_;
  std::string source_;
  Tally& tally_;
  LibraryCollector library_;
};

void write_library(const std::string& form, LibraryCollector& library, const TextEncoder& encoder,
                   Output& output) {
  if (form == "renlib") {
    write_renlib(library.tree(), encoder, output);
  } else if (form == "sgf") {
    write_sgf_tree(library.tree(), output);
  } else {
    throw UsageError(form + " holds games, not the tree of a library: --as sgf or renlib does");
  }
}

void export_file(const Invocation& invocation, const std::string& form, const TextEncoder& encoder,
                 Output& output, Tally& tally) {
  const std::string file = *invocation.value("from");
  const GameFilter filter = game_filter_of(invocation);
  const auto exporter = exporter_of(form, encoder, output);
  ConvertingSink sink(*exporter, filter, std::filesystem::path(file).filename().string(), tally);
  db::ReadOptions options;
  const db::ReadReport report = db::read_file(file, options, sink);
  if (tally.nodes > 0 && tally.games > 0 && form == "renlib") {
    throw UsageError("the file holds games and a library: only --as sgf can have both");
  }
  if (tally.nodes == 0 || tally.games > 0) exporter->finish();
  if (tally.nodes > 0) write_library(form, sink.library(), encoder, output);
  tally.damaged_texts += sink.library().damaged_texts();
  tally.joined_texts = sink.library().joined_texts();
  if (report.grades > 0) complain(fmt::format("note: {} grades are left out", report.grades));
}

/// The tree of a stored library.
void export_library(const Invocation& invocation, const std::string& form,
                    const TextEncoder& encoder, Output& output, Tally& tally) {
  LibraryCollector library;
  tally.nodes = replay_library(invocation.database(), *invocation.number("library"), library);
  write_library(form, library, encoder, output);
  tally.damaged_texts = library.damaged_texts();
  tally.joined_texts = library.joined_texts();
}

/// The graded positions of a file or of a stored source.
void export_grades(const Invocation& invocation, Output& output, Tally& tally) {
  GradedPositions grades(output);
  if (const auto source = invocation.number("library")) {
    tally.grades = replay_grades(invocation.database(), *source, grades);
  } else if (const auto file = invocation.value("from")) {
    tally.grades = db::read_file(*file, {}, grades).grades;
  } else {
    throw UsageError("tsv is for graded positions: say which with --library N or --from FILE");
  }
}

std::string in_words(const Tally& tally) {
  const auto counted = [](std::uint64_t count, std::string_view what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
  };
  if (tally.grades > 0) return counted(tally.grades, "grade");
  return counted(tally.games, "game") + ", " + counted(tally.nodes, "node");
}

void tell(const Tally& tally, const OutputSettings& settings) {
  if (settings.quiet) return;
  if (tally.damaged_texts > 0) {
    complain(
        fmt::format("note: {} damaged texts are written as they are kept, \\xHH for a byte "
                    "that was not understood",
                    tally.damaged_texts));
  }
  if (tally.joined_texts > 0) {
    complain(
        fmt::format("note: {} texts of lines that stand twice are joined", tally.joined_texts));
  }
}

Tally export_to(const Invocation& invocation, const std::string& form, Output& output) {
  Tally tally;
  const TextEncoder encoder(invocation.value("charset").value_or("UTF-8"));
  if (invocation.has("charset") && form != "renlib") {
    throw UsageError("--charset is for renlib; the other forms are UTF-8");
  }
  if (invocation.has("library") && invocation.has("from")) {
    throw UsageError("--library is of the database, --from of a file");
  }
  if (form == "tsv") {
    export_grades(invocation, output, tally);
  } else if (invocation.has("library")) {
    export_library(invocation, form, encoder, output, tally);
  } else if (invocation.has("from")) {
    export_file(invocation, form, encoder, output, tally);
  } else {
    export_stored(invocation, *exporter_of(form, encoder, output), tally);
  }
  output.flush();
  return tally;
}

/// Tables for programs that analyse whole databases.
ExitStatus export_tables(const Invocation& invocation, const std::string& directory) {
  for (const std::string_view other : {"to", "as", "from", "library", "charset"}) {
    if (invocation.has(other)) {
      throw UsageError(fmt::format(
          "--parquet-ready writes a directory of tables of the stored games: not with --{}",
          other));
    }
  }
  Tally tally;
  TypedTables tables(directory);
  export_stored(invocation, tables, tally);
  if (!invocation.has("quiet")) {
    invocation.output().print("{}: games.csv, visits.csv and schema.json of {}\n", directory,
                              in_words(tally));
  }
  return ExitStatus::done;
}

ExitStatus run_export(Invocation& invocation) {
  if (const auto directory = invocation.value("parquet-ready")) {
    return export_tables(invocation, *directory);
  }
  const std::string form = form_of(invocation);
  const std::string file = invocation.value("to").value_or("-");
  const OutputSettings& settings = invocation.output().settings();
  if (file == "-") {
    tell(export_to(invocation, form, invocation.output()), settings);
    return ExitStatus::done;
  }
  FileStream stream(file);
  Output output = Output::to_file(settings, stream);
  const Tally tally = export_to(invocation, form, output);
  stream.finish();
  tell(tally, settings);
  if (!settings.quiet) {
    invocation.output().print("{}: {}\n", file, in_words(tally));
  }
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "to",
               .kind = ValueKind::file,
               .argument = "FILE",
               .help = "Write to this file, whole or not at all; standard output by default"},
    OptionSpec{
        .name = "as",
        .kind = ValueKind::word,
        .argument = "FORM",
        .help =
            "sgf, renlib, csv, ndjson, or tsv for grades; by default what FILE ends with (.lib: "
            "renlib)",
        .words = kForms},
    OptionSpec{.name = "from",
               .kind = ValueKind::file,
               .argument = "FILE",
               .help = "Export what is in this file, not in the database: any form that is read"},
    OptionSpec{.name = "parquet-ready",
               .kind = ValueKind::directory,
               .argument = "DIR",
               .help = "Write typed tables of games and of the positions they came to, with their "
                       "schema, into DIR: for DuckDB, ClickHouse, Spark"},
    OptionSpec{.name = "library",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Export the library, or as tsv the grades, that import stored as source N",
               .least = 1,
               .greatest = 1'000'000'000},
    OptionSpec{.name = "charset",
               .kind = ValueKind::text,
               .argument = "NAME",
               .help = "Write the texts of a RenLib library in this charset; UTF-8 by default"},
    rule_option("Games under this rule", false),
    opening_option("Games that began with this opening (D7, Kinsei, ...)"),
    kYearsOption,
    kPlayerOption,
    kEventOption,
};

constexpr std::array kExamples{
    Example{"shukei export --to games.sgf", "All stored games as SGF"},
    Example{"shukei export --as ndjson --rule taraguchi-10 --years 2025-",
            "Games under Taraguchi-10 since 2025, a JSON object a line"},
    Example{"shukei export --from book.sgf --to book.lib --charset GBK",
            "A tree with variations as a RenLib library for a Chinese system"},
};

}  // namespace

constinit const CommandSpec kExportCommand{
    .name = "export",
    .group = CommandGroup::database,
    .summary = "Write stored games, a library or grades as SGF, RenLib, CSV, NDJSON or TSV",
    .description =
        "SGF (FF[4], GM[4], UTF-8) is read back by 'import' without loss. As a RenLib library "
        "(3.4) "
        "games that begin alike share their moves, and the last move of each tells who played; a "
        "text that the charset cannot hold is refused with its place. CSV and NDJSON hold all "
        "fields of games, and are read back likewise; so are grades as TSV. With --from a file of "
        "any form "
        "that is read is written in another; the "
        "variations, comments and labels of its libraries are kept.",
    .options = kOptions,
    .examples = kExamples,
    .formats = kTextOnly,
    .run = run_export,
};

}  // namespace shukei::analyzer
