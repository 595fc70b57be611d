#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/shard.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/import_answer.h"
#include "analyzer/output/progress.h"
#include "db/import/charset.h"

namespace shukei::analyzer {
namespace {

db::ReadOptions read_options(const Invocation& invocation) {
  db::ReadOptions options;
  if (const auto name = invocation.value("charset")) {
    options.charset = db::canonical_charset(*name);
    if (!options.charset)
      throw UsageError(fmt::format(
          "'{}' is no charset that is read; UTF-8, GB18030, Shift_JIS, windows-1251 are", *name));
  }
  if (invocation.value("sgf-rows") == "bottom") options.sgf_rows = db::SgfRows::bottom;
  return options;
}

/// The files that are to be imported: all, or those that are dealt to a shard.
std::vector<std::string> files_of(const Invocation& invocation) {
  const auto words = invocation.words();
  const auto text = invocation.value("shard");
  const Shard shard = text ? Shard::parse(*text) : Shard();
  std::vector<std::string> files;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (text && words[i] == "-")
      throw UsageError("--shard: standard input cannot be parted; give files");
    if (shard.is_dealt(i)) files.push_back(words[i]);
  }
  return files;
}

ExitStatus run_import(Invocation& invocation) {
  Progress progress(invocation.output().settings(), "import", "games", 0);
  const ImportReport report = import_files({
      .database = invocation.database(),
      .files = files_of(invocation),
      .options = read_options(invocation),
      .threads = invocation.threads(),
      .on_progress = [&](std::uint64_t games) { progress.advance(games); },
  });
  ExitStatus status = ExitStatus::done;
  for (const FileImport& file : report.files) {
    if (!file.error) continue;
    complain(*file.error);
    status = graver(status, ExitStatus::unreadable);
  }
  invocation.write(report, write_import_json, write_import_csv, write_import_text);
  return status;
}

constexpr std::array<std::string_view, 2> kRows{"top", "bottom"};

constexpr std::array kOptions{
    OptionSpec{.name = "charset",
               .kind = ValueKind::text,
               .argument = "NAME",
               .help = "Read texts in this charset, whatever a file states"},
    OptionSpec{.name = "sgf-rows",
               .kind = ValueKind::word,
               .argument = "SIDE",
               .help = "From which side SGF files count rows: top (default) or bottom",
               .words = kRows},
    shard_option("Import files number I, I+N, I+2N, ... of those given, the first being 0"),
};

constexpr std::array kExamples{
    Example{"shukei import renjunet_v10.rif", "The games of a federation's database"},
    Example{"shukei import *.sgf my.lib --format json", "Games and a library, the report as JSON"},
};

}  // namespace

constinit const CommandSpec kImportCommand{
    .name = "import",
    .group = CommandGroup::database,
    .summary = "Take games and libraries into the database",
    .description =
        "RenLib libraries and positions, RenjuNet databases, SGF, Piskvork, lines and tables of "
        "moves, PlayOK transcripts, graded positions, ShowRenju and Basecity files; which a file "
        "is, is told by its content. Each file is stored in one step, wholly or not at all; "
        "importing it again adds nothing.\n\n"
        "A game whose moves are those of another, or their image under a symmetry of the board, is "
        "not stored again unless players, year or result say that it is another game. Both ids "
        "are reported.\n\n"
        "Texts and marks of a library belong to its lines, grades to positions. What two sources "
        "say otherwise is told of; both are kept.",
    .argument = {.name = "FILE...",
                 .help = "Files to import; - is standard input",
                 .kind = ValueKind::file,
                 .least = 1,
                 .greatest = kManyWords},
    .options = kOptions,
    .examples = kExamples,
    .run = run_import,
};

}  // namespace shukei::analyzer
