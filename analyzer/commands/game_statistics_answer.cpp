#include "analyzer/commands/game_statistics_answer.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <span>

#include "analyzer/commands/game_statistics_chart.h"
#include "analyzer/game_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"
#include "analyzer/reports/stored_games.h"

namespace shukei::analyzer {
namespace {

struct Answer {
  const GameStatistics& statistics;
  std::vector<GameStatisticsRow> rows;  ///< Those to be shown.
  std::size_t all_rows;                 ///< How many there are.
};

GameStatistics count_games(const Invocation& invocation, const std::vector<GameKey>& keys,
                           const GameFilter& filter) {
  const db::GameStore games = open_games(invocation.database());
  GameStatistics statistics(keys);
  const auto parts = scan_games(games, invocation.threads(), statistics,
                                [&](GameStatistics& part, const db::StoredGame& game) {
                                  if (filter.is_met_by(game.record)) part.add(game.record);
                                });
  for (const GameStatistics& part : parts) statistics.merge(part);
  return statistics;
}

std::optional<GameScore> player_score(const GameStatisticsRow& row) {
  return score_of(row.wins, row.draws, row.losses);
}

// --- the forms of the answer --------------------------------------------------------------------

void write_key(JsonWriter& json, GameKey key, const std::string& value) {
  json.key(to_string(key));
  int year = 0;
  if (value.empty()) {
    json.null();
  } else if (key == GameKey::year &&
             std::from_chars(value.data(), value.data() + value.size(), year).ec == std::errc()) {
    json.value(year);
  } else {
    json.value(value);
  }
}

void write_score(JsonWriter& json, std::string_view prefix, const std::optional<GameScore>& score) {
  const auto member = [&](std::string_view suffix, double value) {
    json.key(fmt::format("{}{}", prefix, suffix));
    score ? json.value(value) : json.null();
  };
  member("score", score ? score->score : 0);
  member("score_low", score ? score->low : 0);
  member("score_high", score ? score->high : 0);
}

void write_row(JsonWriter& json, const GameStatistics& statistics, const GameStatisticsRow& row) {
  json.begin_object();
  const std::vector<GameKey>& keys = statistics.keys();
  for (std::size_t i = 0; i < keys.size(); ++i) write_key(json, keys[i], row.values[i]);
  if (row.branch) json.member("moves", std::span<const Point>(row.branch->moves()));
  if (statistics.has(GameKey::offer)) {
    json.member("offered", row.offered);
    json.member("picked", row.results.total());
  }
  json.member("games", row.results.total());
  json.member("black", row.results.black);
  json.member("draw", row.results.draw);
  json.member("white", row.results.white);
  json.member("unknown", row.results.unknown);
  write_score(json, "", black_score(row.results));
  if (statistics.has(GameKey::player)) {
    json.member("player_wins", row.wins);
    json.member("player_draws", row.draws);
    json.member("player_losses", row.losses);
    write_score(json, "player_", player_score(row));
  }
  json.end_object();
}

void write_json(Output& output, const Answer& answer) {
  JsonWriter json(output);
  json.begin_array();
  for (const GameStatisticsRow& row : answer.rows) write_row(json, answer.statistics, row);
  json.end_array();
}

void add_score(CsvWriter& csv, const std::optional<GameScore>& score) {
  for (const double value :
       {score ? score->score : 0, score ? score->low : 0, score ? score->high : 0}) {
    csv.cell(score ? fmt::format("{:.4f}", value) : "");
  }
}

void write_csv(Output& output, const Answer& answer) {
  const GameStatistics& statistics = answer.statistics;
  const bool offers = statistics.has(GameKey::offer);
  const bool players = statistics.has(GameKey::player);
  CsvWriter csv(output);
  for (const GameKey key : statistics.keys()) csv.cell(to_string(key));
  if (offers) csv.cell("offered").cell("picked");
  csv.cell("games").cell("black").cell("draw").cell("white").cell("unknown");
  csv.cell("score").cell("score_low").cell("score_high");
  if (players) {
    csv.cell("player_wins").cell("player_draws").cell("player_losses");
    csv.cell("player_score").cell("player_score_low").cell("player_score_high");
  }
  csv.end_row();
  for (const GameStatisticsRow& row : answer.rows) {
    for (const std::string& value : row.values) csv.cell(value);
    const db::OutcomeCounts& results = row.results;
    if (offers) csv.cell(row.offered).cell(results.total());
    csv.cell(results.total()).cell(results.black).cell(results.draw).cell(results.white);
    csv.cell(results.unknown);
    add_score(csv, black_score(results));
    if (players) {
      csv.cell(row.wins).cell(row.draws).cell(row.losses);
      add_score(csv, player_score(row));
    }
    csv.end_row();
  }
}

std::vector<TextTable::Column> columns_of(const GameStatistics& statistics) {
  using enum TextTable::Align;
  std::vector<TextTable::Column> columns;
  for (const GameKey key : statistics.keys()) columns.push_back({std::string(to_string(key))});
  if (statistics.has(GameKey::offer)) columns.push_back({"offered", right});
  columns.push_back({statistics.has(GameKey::offer) ? "picked" : "games", right});
  if (statistics.has(GameKey::player)) {
    columns.insert(columns.end(), {{"won", right}, {"drawn", right}, {"lost", right}, {"score"}});
  }
  for (const char* heading : {"black", "draw", "white", "?"}) columns.push_back({heading, right});
  columns.push_back({"Black scores"});
  return columns;
}

void write_text(Output& output, const Answer& answer) {
  const GameStatistics& statistics = answer.statistics;
  output.print("{} game{}\n", statistics.games(), statistics.games() == 1 ? "" : "s");
  if (answer.rows.empty()) return;
  TextTable table(columns_of(statistics));
  for (const GameStatisticsRow& row : answer.rows) {
    std::vector<std::string> cells;
    for (const std::string& value : row.values) cells.push_back(value.empty() ? "-" : value);
    const auto count = [&](std::uint64_t number) { cells.push_back(std::to_string(number)); };
    if (statistics.has(GameKey::offer)) count(row.offered);
    count(row.results.total());
    if (statistics.has(GameKey::player)) {
      for (const std::uint64_t number : {row.wins, row.draws, row.losses}) count(number);
      cells.push_back(in_words(player_score(row)));
    }
    const db::OutcomeCounts& all = row.results;
    for (const std::uint64_t number : {all.black, all.draw, all.white, all.unknown}) count(number);
    cells.push_back(in_words(black_score(all)));
    table.add(std::move(cells));
  }
  table.write(output);
  if (answer.rows.size() < answer.all_rows) {
    output.print("{} more rows\n", answer.all_rows - answer.rows.size());
  }
}

}  // namespace

void answer_game_statistics(const Invocation& invocation, const std::vector<GameKey>& keys,
                            const GameFilter& filter) {
  const GameStatistics statistics = count_games(invocation, keys, filter);
  const auto least = static_cast<std::uint64_t>(invocation.number("min-games").value_or(0));
  Answer answer{statistics, statistics.rows(least), 0};
  answer.all_rows = answer.rows.size();
  if (const auto limit = invocation.number("limit")) {
    const auto shown = std::min(answer.rows.size(), static_cast<std::size_t>(*limit));
    answer.rows.erase(answer.rows.begin() + static_cast<std::ptrdiff_t>(shown), answer.rows.end());
  }
  if (const auto file = invocation.value("svg"))
    write_file(*file, svg_bars(game_statistics_chart(statistics, answer.rows, answer.all_rows)));
  invocation.write(answer, write_json, write_csv, write_text);
}

}  // namespace shukei::analyzer
