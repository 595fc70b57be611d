#include <array>
#include <charconv>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/drawing/numbered_board.h"
#include "analyzer/exporters/csv_games.h"
#include "analyzer/exporters/ndjson_games.h"
#include "analyzer/exporters/sgf_games.h"
#include "analyzer/game_text.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/reports/game_filter.h"
#include "analyzer/reports/stored_games.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

struct Answer {
  db::StoredGame game;
  std::string source;
};

/// The number that is the whole of `text`; nothing for anything else.
std::optional<std::uint32_t> number_in(const std::string& text) {
  std::uint32_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stopped != end) return std::nullopt;
  return number;
}

db::StoredGame game_of_number(const db::GameStore& games, const std::string& text) {
  const auto number = number_in(text);
  if (!number) {
    throw UsageError(fmt::format("'{}' is no number of a game; --id takes ids of sources", text));
  }
  if (auto game = games.find(db::GameNumber{*number})) return std::move(*game);
  throw UsageError(
      fmt::format("there is no game {}: the last one is {}", text, games.totals().games));
}

/// Looks through all games. Throws UsageError when none or several have this id in their source.
db::StoredGame game_of_id(const Invocation& invocation, const db::GameStore& games,
                          const std::string& id) {
  using Found = std::vector<db::StoredGame>;
  const auto parts = scan_games(games, invocation.threads(), Found{},
                                [&](Found& part, const db::StoredGame& game) {
                                  if (game.record.id == id) part.push_back(game);
                                });
  Found found;
  for (const Found& part : parts) found.insert(found.end(), part.begin(), part.end());
  if (found.size() == 1) return found[0];
  if (found.empty()) throw UsageError(fmt::format("no game has the id '{}' in its source", id));
  std::string numbers;
  for (const db::StoredGame& game : found) {
    numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", to_integer(game.number));
  }
  throw UsageError(
      fmt::format("games {} have the id '{}': ask for one by its number", numbers, id));
}

// --- the forms of the answer --------------------------------------------------------------------

void write_json(Output& output, const Answer& answer) {
  JsonWriter json(output);
  json.begin_object();
  json.member("number", to_integer(answer.game.number));
  json.member("source", answer.source);
  json.member("place", to_string(answer.game.record.place));
  write_game_members(answer.game.record, json);
  json.end_object();
}

void write_csv(Output& output, const Answer& answer) {
  CsvGames(output).add({answer.game.record, to_integer(answer.game.number), answer.source});
}

/// One fact of a game, its name before it; nothing when it is not known.
void write_fact(Output& output, std::string_view name, const std::string& fact) {
  constexpr int kNames = 10;
  if (fact.empty()) return;
  output.print("{} {}\n", padded(name, kNames), wrapped(fact, output.width(), kNames + 1));
}

void write_fact(Output& output, std::string_view name, const std::optional<db::Text>& fact) {
  if (fact) write_fact(output, name, fact->value);
}

std::string opening_words(const db::GameRecord& game) {
  const auto played = opening_of(game);
  std::string words = played ? fmt::format("{} {}", to_string(*played), opening(*played).name)
                             : std::string(game.opening ? "none of the 26" : "");
  if (game.opening && game.opening != played) {
    words += fmt::format("; its source says {}", to_string(*game.opening));
  }
  return words;
}

std::string offer_words(const db::GameRecord& game) {
  if (game.offers.empty()) return game.offers_text ? game.offers_text->value : "";
  std::string words = to_string(std::span<const Point>(game.offers));
  if (game.picked) words += fmt::format("; {} was kept", to_string(*game.picked));
  return words;
}

std::string flag_words(db::GameFlags flags) {
  std::string words;
  for (const db::GameFlag flag : db::all_game_flags()) {
    if (flags.contains(flag)) words.append(words.empty() ? "" : ", ").append(to_string(flag));
  }
  return words;
}

/// "1. h8 h9 2. i10 -- ...".
std::string numbered_moves(const db::GameRecord& game) {
  std::string text;
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    if (i % 2 == 0) text += fmt::format("{}{}.", i == 0 ? "" : " ", i / 2 + 1);
    text += ' ' + db::to_string(game.moves[i]);
  }
  return text;
}

void write_facts(Output& output, const Answer& answer) {
  const db::GameRecord& game = answer.game.record;
  write_fact(output, "Event", game.event);
  write_fact(output, "Round", game.round);
  write_fact(output, "Date", to_string(game.date));
  write_fact(output, "Result", game.result ? std::string(to_string(*game.result)) : "");
  write_fact(output, "Rule",
             game.rule        ? game.rule->name()
             : game.rule_name ? game.rule_name->value
                              : "");
  write_fact(output, "Opening", opening_words(game));
  write_fact(output, "Swaps", game.swaps);
  write_fact(output, "Declared", game.declared ? std::to_string(*game.declared) : "");
  write_fact(output, "Fifths", offer_words(game));
  write_fact(output, "Moves", numbered_moves(game));
  write_fact(output, "Not read", game.unread_moves.value);
  write_fact(output, "Comment", game.info);
  write_fact(output, "Publisher", game.publisher);
  const std::string place = to_string(game.place);
  write_fact(output, "Source", answer.source + (place.empty() ? "" : ", " + place));
  write_fact(output, "Id", game.id.value_or(""));
  write_fact(output, "Flags", flag_words(game.flags));
}

void write_text(Output& output, const Answer& answer) {
  const db::GameRecord& game = answer.game.record;
  const std::string black = player_name(game.black);
  const std::string white = player_name(game.white);
  output.print("Game {}", to_integer(answer.game.number));
  if (!black.empty() || !white.empty()) {
    output.print(": {} - {}", black.empty() ? "?" : black, white.empty() ? "?" : white);
  }
  output.print("\n\n{}\n", numbered_board(game.moves, output));
  write_facts(output, answer);
}

ExitStatus run_game(Invocation& invocation) {
  const db::GameStore games = open_games(invocation.database());
  const std::string& asked = invocation.words()[0];
  Answer answer{
      invocation.has("id") ? game_of_id(invocation, games, asked) : game_of_number(games, asked),
      {}};
  answer.source = SourceNames(games).of(answer.game.source);
  if (const auto file = invocation.value("sgf")) write_file(*file, sgf_game(answer.game.record));
  invocation.write(answer, write_json, write_csv, write_text);
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "id", .help = "GAME is the id that the game has in its source"},
    OptionSpec{.name = "sgf",
               .kind = ValueKind::file,
               .argument = "FILE",
               .help = "Write the game to this SGF file too"},
};

constexpr std::array kExamples{
    Example{"shukei game 17", "Game 17: the board with the numbers of its moves, who, where, when"},
    Example{"shukei game 17 --sgf game.sgf", "The same, and the game as an SGF file"},
};

}  // namespace

constinit const CommandSpec kGameCommand{
    .name = "game",
    .summary = "Show a stored game, or write it to an SGF file",
    .description =
        "A game is named by its number in the database, as 'games' and 'import' tell it, or with "
        "--id by its id in the file it came from. It is shown in the orientation of that file.",
    .argument = {.name = "GAME", .help = "The number of a game", .least = 1, .greatest = 1},
    .options = kOptions,
    .examples = kExamples,
    .run = run_game,
};

}  // namespace shukei::analyzer
