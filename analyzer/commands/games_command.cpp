#include <algorithm>
#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/game_filter_options.h"
#include "analyzer/commands/game_statistics_answer.h"
#include "analyzer/exporters/ndjson_games.h"
#include "analyzer/game_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"
#include "analyzer/reports/game_score.h"
#include "analyzer/reports/position_passage.h"
#include "analyzer/reports/stored_games.h"

namespace shukei::analyzer {
namespace {

/// A game that comes through the position.
struct FoundGame {
  db::GameNumber number;
  Passage passage;
};

/// The move played there, as the asker sees it; nothing when the game ends there.
std::optional<db::Move> next_move(const db::GameRecord& game, const Passage& passage) {
  if (passage.ply == game.moves.size()) return std::nullopt;
  const db::Move move = game.moves[passage.ply];
  if (move.is_pass()) return move;
  return db::Move(apply(passage.to_asker, move.point()));
}

/// What a part of the games has; also the whole.
struct FoundGames {
  std::vector<FoundGame> games;  ///< The first ones, no more than asked for.
  db::OutcomeCounts results;     ///< Of all.
};

struct Answer {
  Board asked;
  FoundGames found;
  const db::GameStore& games;

  [[nodiscard]] std::uint32_t scanned() const { return games.totals().games; }
  /// Reads a game again, for it to be told: only those that are told of are held, one by one.
  [[nodiscard]] db::StoredGame game(const FoundGame& found_game) const {
    return games.find(found_game.number).value();
  }
};

FoundGames find_games(const Invocation& invocation, const db::GameStore& games, const Board& asked,
                      std::size_t limit) {
  const PassageFinder finder(asked);
  const GameFilter filter = game_filter_of(invocation);
  auto parts = scan_games(games, invocation.threads(), FoundGames{},
                          [&](FoundGames& part, const db::StoredGame& game) {
                            const auto passage = finder.find(game.record.moves);
                            if (!passage || !filter.is_met_by(game.record)) return;
                            part.results.add(game.record.result);
                            if (part.games.size() < limit)
                              part.games.push_back({game.number, *passage});
                          });
  FoundGames all;
  for (FoundGames& part : parts) {
    all.results += part.results;
    const std::size_t room = std::min(limit - all.games.size(), part.games.size());
    std::move(part.games.begin(), part.games.begin() + static_cast<std::ptrdiff_t>(room),
              std::back_inserter(all.games));
  }
  return all;
}

// --- the forms of the answer --------------------------------------------------------------------

void write_game(JsonWriter& json, const FoundGame& found, const db::StoredGame& game,
                const SourceNames& sources) {
  json.begin_object();
  json.member("number", to_integer(found.number));
  json.member("source", sources.of(game.source));
  json.member("ply", found.passage.ply);
  json.key("next");
  if (const auto next = next_move(game.record, found.passage)) {
    json.value(db::to_string(*next));
  } else {
    json.null();
  }
  write_game_members(game.record, json);
  json.end_object();
}

void write_json(Output& output, const Answer& answer) {
  const db::OutcomeCounts& results = answer.found.results;
  JsonWriter json(output);
  json.begin_object();
  json.member("stones", answer.asked.size());
  json.member("scanned", answer.scanned());
  json.member("games", results.total());
  json.member("black", results.black);
  json.member("draw", results.draw);
  json.member("white", results.white);
  json.member("unknown", results.unknown);
  json.key("list");
  json.begin_array();
  const SourceNames sources(answer.games);
  for (const FoundGame& found : answer.found.games) {
    write_game(json, found, answer.game(found), sources);
  }
  json.end_array();
  json.end_object();
}

std::string next_text(const db::GameRecord& game, const Passage& passage) {
  const auto next = next_move(game, passage);
  return next ? db::to_string(*next) : "";
}

std::string text_of(const std::optional<db::Text>& text) { return text ? text->value : ""; }

std::string result_text(const db::GameRecord& game) {
  return game.result ? std::string(to_string(*game.result)) : "";
}

std::string rule_text(const db::GameRecord& game) {
  return game.rule ? game.rule->name() : text_of(game.rule_name);
}

void write_csv(Output& output, const Answer& answer) {
  CsvWriter csv(output);
  csv.row("number", "source", "id", "ply", "next", "date", "black", "white", "result", "event",
          "rule", "moves");
  const SourceNames sources(answer.games);
  for (const FoundGame& found : answer.found.games) {
    const auto [number, source, game] = answer.game(found);
    csv.row(to_integer(number), sources.of(source), game.id.value_or(""), found.passage.ply,
            next_text(game, found.passage), to_string(game.date), player_name(game.black),
            player_name(game.white), result_text(game), text_of(game.event), rule_text(game),
            db::to_string(std::span(game.moves)));
  }
}

void write_text(Output& output, const Answer& answer) {
  const db::OutcomeCounts& results = answer.found.results;
  output.print("{} of {} game{} come{} to these {}", results.total(), answer.scanned(),
               answer.scanned() == 1 ? "" : "s", results.total() == 1 ? "s" : "",
               stones_in_words(answer.asked.size()));
  if (const auto score = black_score(results)) {
    output.print(": Black won {}, drew {}, lost {}, scores {}", results.black, results.draw,
                 results.white, in_words(score));
  }
  output.write("\n");
  if (answer.found.games.empty()) return;
  TextTable table({{"game", TextTable::Align::right},
                   {"next"},
                   {"date"},
                   {"black"},
                   {"white"},
                   {"result"},
                   {"event"},
                   {"rule"}});
  for (const FoundGame& found : answer.found.games) {
    const db::GameRecord game = answer.game(found).record;
    table.add({std::to_string(to_integer(found.number)), next_text(game, found.passage),
               to_string(game.date), player_name(game.black), player_name(game.white),
               result_text(game), text_of(game.event), rule_text(game)});
  }
  table.write(output);
  if (answer.found.games.size() < results.total()) {
    output.print("{} more; --limit N shows N\n", results.total() - answer.found.games.size());
  }
}

constexpr int kUsualLimit = 20;

ExitStatus run_games(Invocation& invocation) {
  const Board asked = read_position(invocation.words()).board;
  const db::GameStore games = open_games(invocation.database());
  const int usual = invocation.format() == Format::text ? kUsualLimit : 1'000'000'000;
  const auto limit = static_cast<std::size_t>(invocation.number("limit").value_or(usual));
  const Answer answer{asked, find_games(invocation, games, asked, limit), games};
  invocation.write(answer, write_json, write_csv, write_text);
  return ExitStatus::done;
}

constexpr std::array kOptions{
    rule_option("Games under this rule", false),
    opening_option("Games that began with this opening (D7, Kinsei, ...)"),
    kYearsOption,
    kPlayerOption,
    kEventOption,
    OptionSpec{.name = "limit",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Tell of the first N games; 20 by default in text, else all",
               .least = 1,
               .greatest = 1'000'000'000},
};

constexpr std::array kExamples{
    Example{"shukei games h8 h9 h7 h6", "Games that came to these four stones"},
    Example{"shukei games D8 h6 g8 --years 2015- --format csv",
            "Games since 2015 with this fifth move, as a table"},
};

}  // namespace

constinit const CommandSpec kGamesCommand{
    .name = "games",
    .summary = "Stored games that come through a position",
    .description =
        "Every game in which these stones stood on the board, in any of the eight orientations "
        "and whatever the order of moves, after any number of moves. All stored games are looked "
        "through. The next move is told as it lies to the position asked.",
    .argument = kPositionArgument,
    .options = kOptions,
    .examples = kExamples,
    .run = run_games,
};

}  // namespace shukei::analyzer
