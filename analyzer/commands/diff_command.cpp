#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/commands/commands.h"
#include "analyzer/game_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/reports/database_difference.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

/// Games that are told of one by one in text.
constexpr std::size_t kListed = 20;

// --- the forms of the answer --------------------------------------------------------------------

void write_level_side(JsonWriter& json, std::string_view name,
                      const std::optional<db::LevelTally>& tally) {
  json.key(name);
  if (!tally) {
    json.null();
    return;
  }
  json.begin_object();
  json.member("positions", tally->positions);
  json.member("digest", fmt::format("{:016x}", tally->row_digest));
  json.end_object();
}

void write_levels(JsonWriter& json, const DatabaseDifference& answer) {
  json.key("levels");
  json.begin_array();
  for (const LevelPair& level : answer.levels) {
    json.begin_object();
    json.member("stones", level.stones);
    json.member("equal", level.is_equal());
    write_level_side(json, "first", level.first);
    write_level_side(json, "second", level.second);
    json.end_object();
  }
  json.end_array();
}

void write_numbers(JsonWriter& json, std::string_view name,
                   const std::vector<db::GameNumber>& numbers) {
  json.key(name);
  json.begin_array();
  for (const db::GameNumber number : numbers) json.value(to_integer(number));
  json.end_array();
}

void write_games(JsonWriter& json, const DatabaseDifference& answer) {
  json.key("games");
  json.begin_object();
  json.member("first", answer.first.count());
  json.member("second", answer.second.count());
  json.member("common", answer.games.common);
  json.key("changed");
  json.begin_array();
  for (const auto& [first, second] : answer.games.changed) {
    json.begin_array();
    json.value(to_integer(first));
    json.value(to_integer(second));
    json.end_array();
  }
  json.end_array();
  write_numbers(json, "only_first", answer.games.only_first);
  write_numbers(json, "only_second", answer.games.only_second);
  json.end_object();
}

void write_json(Output& output, const DatabaseDifference& answer) {
  JsonWriter json(output);
  json.begin_object();
  json.member("first", answer.first.name);
  json.member("second", answer.second.name);
  json.member("equal", answer.is_equal());
  write_levels(json, answer);
  write_games(json, answer);
  json.key("positions");
  json.begin_array();
  for (const PositionDifference& each : answer.positions) {
    json.begin_object();
    json.member("moves", std::span<const Point>(listed_moves(each.position)));
    json.member("first", each.first);
    json.member("second", each.second);
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

void write_csv(Output& output, const DatabaseDifference& answer) {
  CsvWriter csv(output);
  csv.row("what", "of", "first", "second");
  for (const LevelPair& level : answer.levels) {
    if (level.is_equal()) continue;
    csv.row("level", level.stones, level.first ? level.first->positions : 0,
            level.second ? level.second->positions : 0);
  }
  for (const auto& [first, second] : answer.games.changed) {
    csv.row("changed", "", to_integer(first), to_integer(second));
  }
  for (const db::GameNumber number : answer.games.only_first) {
    csv.row("game", "", to_integer(number), "");
  }
  for (const db::GameNumber number : answer.games.only_second) {
    csv.row("game", "", "", to_integer(number));
  }
  for (const PositionDifference& each : answer.positions) {
    csv.row("position", to_string(std::span<const Point>(listed_moves(each.position))), each.first,
            each.second);
  }
}

std::string positions_in_words(const std::optional<db::LevelTally>& tally) {
  return tally ? fmt::format("{} positions", tally->positions) : "nothing";
}

void write_level_words(Output& output, const DatabaseDifference& answer) {
  if (answer.levels.empty()) return;
  bool is_equal = true;
  for (const LevelPair& level : answer.levels) {
    if (level.is_equal()) continue;
    is_equal = false;
    output.print("{}: {} and {}{}\n", stones_in_words(level.stones),
                 positions_in_words(level.first), positions_in_words(level.second),
                 level.first && level.second ? ", other rows" : "");
  }
  if (is_equal) output.print("The positions of {} levels are the same\n", answer.levels.size());
}

/// "  game 17: Eda - Ilm, Open, 2019", the first ones.
void write_game_list(Output& output, const DatabaseSide& side,
                     const std::vector<db::GameNumber>& numbers) {
  if (numbers.empty()) return;
  output.print("Only in {}: {} game{}\n", side.name, numbers.size(),
               numbers.size() == 1 ? "" : "s");
  const std::size_t shown = std::min(kListed, numbers.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const std::string words = in_words(side.games->find(numbers[i]).value().record);
    output.print("  game {}{}{}\n", to_integer(numbers[i]), words.empty() ? "" : ": ", words);
  }
  if (shown < numbers.size()) output.print("  and {} more\n", numbers.size() - shown);
}

void write_changed_list(Output& output, const DatabaseDifference& answer) {
  const auto& changed = answer.games.changed;
  if (changed.empty()) return;
  output.print("Told differently: {} game{} of the same moves\n", changed.size(),
               changed.size() == 1 ? "" : "s");
  const std::size_t shown = std::min(kListed, changed.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const auto [first, second] = changed[i];
    output.print("  game {}: {}\n  game {}: {}\n", to_integer(first),
                 in_words(answer.first.games->find(first).value().record), to_integer(second),
                 in_words(answer.second.games->find(second).value().record));
  }
  if (shown < changed.size()) output.print("  and {} more\n", changed.size() - shown);
}

void write_text(Output& output, const DatabaseDifference& answer) {
  write_level_words(output, answer);
  if (answer.games.empty()) {
    const auto count = answer.first.count();
    output.print("The {} {} the same\n", count, count == 1 ? "game is" : "games are");
    return;
  }
  output.print("{} and {} games, {} of the same moves in both\n", answer.first.count(),
               answer.second.count(), answer.games.common);
  write_changed_list(output, answer);
  write_game_list(output, answer.first, answer.games.only_first);
  write_game_list(output, answer.second, answer.games.only_second);
  if (answer.positions.empty()) return;
  output.write("Positions reached by more games in one of them\n");
  for (const PositionDifference& each : answer.positions) {
    const std::string moves = to_string(std::span<const Point>(listed_moves(each.position)));
    output.print("  {} and {}: {}\n", each.first, each.second,
                 moves.empty() ? "the empty board" : moves);
  }
}

ExitStatus run_diff(Invocation& invocation) {
  const DatabaseSide first(invocation.words()[0]);
  const DatabaseSide second(invocation.words()[1]);
  const auto limit = static_cast<std::size_t>(invocation.number("limit").value_or(20));
  const DatabaseDifference answer = database_difference(first, second, invocation.threads(), limit);
  invocation.write(answer, write_json, write_csv, write_text);
  return answer.is_equal() ? ExitStatus::done : ExitStatus::no;
}

constexpr std::array kOptions{
    OptionSpec{.name = "limit",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Tell of so many positions; 20 by default",
               .least = 1,
               .greatest = 1'000'000'000},
};

constexpr std::array kExamples{
    Example{"shukei diff old.db new.db", "Which games are in one of them and not in the other"},
};

}  // namespace

constinit const CommandSpec kDiffCommand{
    .name = "diff",
    .group = CommandGroup::database,
    .summary = "Compare two databases: positions, games, and what the games reach",
    .description =
        "The enumerated positions are compared level by level, by counts and digests. Games are "
        "the same when their moves are, up to the symmetries of the board; where such games differ "
        "in players, year or result they are told differently. Positions of up to 20 moves that "
        "more games reach in one database than in the other come with both numbers. Status 0 when "
        "there is no difference, 1 when there is.",
    .argument = {.name = "DATABASE",
                 .help = "Two databases",
                 .kind = ValueKind::directory,
                 .least = 2,
                 .greatest = 2},
    .options = kOptions,
    .examples = kExamples,
    .run = run_diff,
};

}  // namespace shukei::analyzer
