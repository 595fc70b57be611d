#include <fmt/core.h>

#include <array>
#include <map>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/duplicates_answer.h"
#include "analyzer/commands/stored_library.h"
#include "analyzer/exporters/library_collector.h"
#include "analyzer/game_text.h"
#include "analyzer/reports/game_lines.h"
#include "analyzer/reports/stored_games.h"
#include "db/games/game_line.h"
#include "db/import/file_reader.h"

namespace shukei::analyzer {
namespace {

/// Games and nodes of a file.
class DuplicateSink : public db::ImportSink {
 public:
  void take_game(const db::GameRecord& game) override {
    ++games_;
    EqualGames& equal = lines_[db::canonical_line(game.moves)];
    std::string name = to_string(game.place);
    if (game.id) name += fmt::format("{}id {}", name.empty() ? "" : ", ", *game.id);
    equal.names.push_back(name);
    equal.words.push_back(in_words(game));
  }
  void take_node(const db::LibraryNode& node) override {
    has_nodes_ = true;
    library_.take_node(node);
  }
  void take_grade(const db::GradedPosition& /*grade*/) override {}

  [[nodiscard]] DuplicatesAnswer answer(const std::string& name) {
    DuplicatesAnswer answer{name, games_, {}, has_nodes_};
    for (auto& [line, equal] : lines_) {
      if (equal.names.size() > 1) answer.equal.push_back(std::move(equal));
    }
    if (has_nodes_) answer.library = library_duplicates(library_.tree());
    answer.joined_texts = library_.joined_texts();
    return answer;
  }

 private:
  std::uint64_t games_ = 0;
  std::map<std::string, EqualGames> lines_;
  bool has_nodes_ = false;
  LibraryCollector library_;
};

DuplicatesAnswer answer_of_file(const std::string& file) {
  DuplicateSink sink;
  db::read_file(file, {}, sink);
  return sink.answer(file);
}

DuplicatesAnswer answer_of_database(const std::filesystem::path& database, int threads) {
  const db::GameStore games = open_games(database);
  DuplicatesAnswer answer{database.string(), games.totals().games, {}};
  for (const std::vector<db::GameNumber>& group : equal_games(games, threads)) {
    EqualGames& equal = answer.equal.emplace_back();
    for (const db::GameNumber number : group) {
      equal.names.push_back(fmt::format("game {}", to_integer(number)));
      equal.words.push_back(in_words(games.find(number).value().record));
    }
  }
  return answer;
}

DuplicatesAnswer answer_of_library(const std::filesystem::path& database, int source) {
  DuplicateSink sink;
  replay_library(database, source, sink);
  return sink.answer(fmt::format("{}, source {}", database.string(), source));
}

DuplicatesAnswer answer_for(const Invocation& invocation) {
  const auto library = invocation.number("library");
  if (!invocation.words().empty()) {
    if (library) throw UsageError("--library is of the database: give it or a file");
    return answer_of_file(invocation.words()[0]);
  }
  if (library) return answer_of_library(invocation.database(), *library);
  return answer_of_database(invocation.database(), invocation.threads());
}

ExitStatus run_duplicates(Invocation& invocation) {
  const DuplicatesAnswer answer = answer_for(invocation);
  if (invocation.format() == Format::json) {
    write_duplicates_json(invocation.output(), answer);
  } else {
    write_duplicates_text(invocation.output(), answer, invocation.number("limit").value_or(20));
  }
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "library",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Of the library that import stored as source N",
               .least = 1,
               .greatest = 1'000'000'000},
    OptionSpec{.name = "limit",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Tell of the first N of each kind; 20 by default, in JSON all",
               .least = 1,
               .greatest = 1'000'000'000},
};

constexpr std::array kExamples{
    Example{"shukei duplicates", "Stored games that are each other's image"},
    Example{"shukei duplicates book.lib", "Positions of a library whose labels disagree"},
};

}  // namespace

constinit const CommandSpec kDuplicatesCommand{
    .name = "duplicates",
    .group = CommandGroup::database,
    .summary = "What stands twice: games, positions of a library, symmetric fifth moves",
    .description =
        "Of the stored games, or those of a file, the ones whose moves are equal up to the "
        "symmetries of the board. Of the libraries in a file also: positions that stand in several "
        "lines with labels that disagree; fifth moves of one line that are symmetric, as one "
        "position of the board or by the shape of the stones alone; and comments such as \"see "
        "D7\", with whether the stones there can be that opening or only a shape shifted on the "
        "board, which is another position. Nothing is ever merged.",
    .argument = {.name = "FILE",
                 .help = "A file of any form that is read; the stored games when there is none",
                 .kind = ValueKind::file,
                 .least = 0,
                 .greatest = 1},
    .options = kOptions,
    .examples = kExamples,
    .formats = {.json = true, .csv = false},
    .run = run_duplicates,
};

}  // namespace shukei::analyzer
