#include "analyzer/commands/statistics_answer.h"

#include <algorithm>

#include "analyzer/game_text.h"
#include "analyzer/output/text_table.h"
#include "analyzer/reports/game_score.h"

namespace shukei::analyzer {
namespace {

void write_next(JsonWriter& json, const NextMoveGames& next) {
  json.begin_object();
  json.member("move", to_string(next.move));
  json.member("colour", to_string(next.colour));
  json.member("members", std::span<const Point>(next.members));
  write_outcomes(json, next.games);
  json.end_object();
}

void write_top_game(JsonWriter& json, const db::StoredGame& game) {
  const db::GameRecord& record = game.record;
  json.begin_object();
  json.member("game", to_integer(game.number));
  if (record.id) json.member("id", *record.id);
  json.member("black_player", player_name(record.black));
  json.member("white_player", player_name(record.white));
  if (record.date.is_known()) json.member("date", to_string(record.date));
  if (record.event) json.member("event", record.event->value);
  if (record.result) json.member("result", to_string(*record.result));
  json.end_object();
}

/// The cells of a row behind its first: games, score, wins, draws, losses, unknown.
std::vector<std::string> cells_of(const std::string& first, const db::OutcomeCounts& games) {
  return {first,
          std::to_string(games.total()),
          score_text(games),
          std::to_string(games.black),
          std::to_string(games.draw),
          std::to_string(games.white),
          std::to_string(games.unknown)};
}

TextTable table_of(std::string_view first) {
  using enum TextTable::Align;
  return TextTable({{std::string(first)},
                    {"games", right},
                    {"Black's score"},
                    {"black", right},
                    {"draw", right},
                    {"white", right},
                    {"unknown", right}});
}

/// "i9", "i9 (g9 h10 h6)", "pass", "i9 by White".
std::string move_text(const NextMoveGames& next, Colour turn) {
  std::string text = next.move.is_pass() ? "pass" : to_string(next.move);
  for (std::size_t i = 1; i < next.members.size(); ++i)
    text += (i == 1 ? " (" : " ") + to_string(next.members[i]);
  if (next.members.size() > 1) text += ")";
  if (next.colour != turn) text += fmt::format(" by {}", to_string(next.colour));
  return text;
}

constexpr std::size_t kMostRows = 12;

void write_more(Output& output, std::size_t rows, std::string_view what) {
  if (rows > kMostRows) output.print("... and {} more {}\n", rows - kMostRows, what);
}

void write_next_text(Output& output, const PositionGames& games) {
  if (games.next.empty()) return;
  const auto most_played = std::max_element(
      games.next.begin(), games.next.end(),
      [](const auto& a, const auto& b) { return a.games.total() < b.games.total(); });
  TextTable table = table_of(fmt::format("next, by {}", to_string(most_played->colour)));
  for (std::size_t i = 0; i < std::min(games.next.size(), kMostRows); ++i)
    table.add(cells_of(move_text(games.next[i], most_played->colour), games.next[i].games));
  output.write("\n");
  table.write(output);
  write_more(output, games.next.size(), "moves");
}

void write_by_rule(Output& output, const PositionGames& games) {
  TextTable table = table_of("rule");
  for (std::size_t i = 0; i < std::min(games.by_rule.size(), kMostRows); ++i) {
    const RuleGames& row = games.by_rule[i];
    table.add(cells_of(row.rule.empty() ? "not told" : row.rule, row.games));
  }
  output.write("\n");
  table.write(output);
  write_more(output, games.by_rule.size(), "rules");
}

void write_by_year(Output& output, const PositionGames& games) {
  TextTable table = table_of("year");
  for (std::size_t i = 0; i < std::min(games.by_year.size(), kMostRows); ++i) {
    const YearGames& row = games.by_year[i];
    table.add(cells_of(row.year == 0 ? "not told" : std::to_string(row.year), row.games));
  }
  output.write("\n");
  table.write(output);
  write_more(output, games.by_year.size(), "years");
}

void write_top(Output& output, const PositionGames& games) {
  using enum TextTable::Align;
  TextTable table({{"game", right}, {"date"}, {"black"}, {"white"}, {"result"}, {"event"}});
  for (const db::StoredGame& game : games.top) {
    const db::GameRecord& record = game.record;
    table.add({std::to_string(to_integer(game.number)), to_string(record.date),
               player_name(record.black), player_name(record.white),
               record.result ? std::string(to_string(*record.result)) : "",
               record.event ? record.event->value : ""});
  }
  output.write("\n");
  table.write(output);
}

}  // namespace

void write_outcomes(JsonWriter& json, const db::OutcomeCounts& games) {
  json.member("games", games.total());
  json.member("black", games.black);
  json.member("draw", games.draw);
  json.member("white", games.white);
  json.member("unknown", games.unknown);
  const auto score = black_score(games);
  const auto member = [&](std::string_view key, double value) {
    json.key(key);
    score ? json.value(value) : json.null();
  };
  member("score", score ? score->score : 0);
  member("score_low", score ? score->low : 0);
  member("score_high", score ? score->high : 0);
}

void write_statistics(JsonWriter& json, const PositionGames& games) {
  json.key("statistics");
  json.begin_object();
  write_outcomes(json, games.reached);
  json.member("interval", "Wilson, 95 %");
  json.key("next");
  json.begin_array();
  for (const NextMoveGames& next : games.next) write_next(json, next);
  json.end_array();
  json.key("by_rule");
  json.begin_array();
  for (const RuleGames& row : games.by_rule) {
    json.begin_object();
    json.key("rule");
    row.rule.empty() ? json.null() : json.value(row.rule);
    write_outcomes(json, row.games);
    json.end_object();
  }
  json.end_array();
  json.key("by_year");
  json.begin_array();
  for (const YearGames& row : games.by_year) {
    json.begin_object();
    json.key("year");
    row.year == 0 ? json.null() : json.value(row.year);
    write_outcomes(json, row.games);
    json.end_object();
  }
  json.end_array();
  json.key("top_games");
  json.begin_array();
  for (const db::StoredGame& game : games.top) write_top_game(json, game);
  json.end_array();
  json.end_object();
}

void write_statistics_text(Output& output, const PositionGames& games) {
  if (games.reached.total() == 0) return;
  write_next_text(output, games);
  write_by_rule(output, games);
  write_by_year(output, games);
  write_top(output, games);
  output.write("Scores are Black's points by games, draws half, with Wilson's 95 % interval.\n");
}

std::string score_text(const db::OutcomeCounts& games) {
  const auto score = black_score(games);
  if (!score) return "";
  return fmt::format("{:.1f} % ({:.1f}-{:.1f})", 100 * score->score, 100 * score->low,
                     100 * score->high);
}

}  // namespace shukei::analyzer
