// Games as rows of CSV and as objects of JSON: both read back by readers that are not ours.
#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <map>
#include <sstream>

#include "analyzer/exporters/csv_games.h"
#include "analyzer/exporters/ndjson_games.h"
#include "analyzer/game_text.h"
#include "analyzer/reports/game_swaps.h"
#include "db/import/damaged_texts.h"
#include "rules/notation.h"
#include "tests/analyzer/exporters/game_comparison.h"

namespace shukei::analyzer {
namespace {

/// RFC 4180, read from its grammar: fields parted by commas, records by line ends; a field in
/// quotation marks holds anything, quotation marks doubled.
std::vector<std::vector<std::string>> csv_records(const std::string& csv) {
  std::vector<std::vector<std::string>> records{{""}};
  bool quoted = false;
  for (std::size_t i = 0; i < csv.size(); ++i) {
    std::string& field = records.back().back();
    if (csv[i] == '"' && quoted && csv.substr(i + 1, 1) == "\"") {
      field += csv[i++];
    } else if (csv[i] == '"') {
      quoted = !quoted;
    } else if (csv[i] == ',' && !quoted) {
      records.back().emplace_back();
    } else if (csv[i] == '\n' && !quoted) {
      records.push_back({""});
    } else {
      field += csv[i];
    }
  }
  records.pop_back();
  return records;
}

/// The cells of every row by the names of their columns.
std::vector<std::map<std::string, std::string>> rows_of(const std::string& csv) {
  const auto records = csv_records(csv);
  std::vector<std::map<std::string, std::string>> rows;
  for (std::size_t i = 1; i < records.size(); ++i) {
    EXPECT_EQ(records[i].size(), records[0].size());
    auto& row = rows.emplace_back();
    for (std::size_t j = 0; j < records[0].size(); ++j) row[records[0][j]] = records[i].at(j);
  }
  return rows;
}

std::string value(const std::optional<db::Text>& text) { return text ? text->value : ""; }

std::string written_moves(const db::GameRecord& game) {
  return db::to_string(std::span<const db::Move>(game.moves));
}
std::string written_offers(const db::GameRecord& game) {
  return to_string(std::span<const Point>(game.offers));
}

/// What a table has to say of a game, by the names of its columns.
std::map<std::string, std::string> told(const db::GameRecord& game) {
  return {{"id", game.id.value_or("")},
          {"black", game.black ? game.black->name.value : ""},
          {"black_id", game.black ? game.black->id : ""},
          {"white", game.white ? game.white->name.value : ""},
          {"white_id", game.white ? game.white->id : ""},
          {"event", value(game.event)},
          {"event_id", game.event_id.value_or("")},
          {"round", value(game.round)},
          {"date", to_string(game.date)},
          {"result", std::string(game.result ? to_string(*game.result) : "")},
          {"rule", game.rule ? game.rule->name() : ""},
          {"rule_name", value(game.rule_name)},
          {"opening", game.opening ? to_string(*game.opening) : ""},
          {"moves", written_moves(game)},
          {"swaps", swaps_of(game) ? swaps_text(*swaps_of(game)) : ""},
          {"swaps_text", value(game.swaps)},
          {"declared", game.declared ? std::to_string(*game.declared) : ""},
          {"offers", written_offers(game)},
          {"picked", game.picked ? to_string(*game.picked) : ""},
          {"offers_text", value(game.offers_text)},
          {"unread_moves", game.unread_moves.value},
          {"publisher", value(game.publisher)},
          {"damaged", db::damaged_text_names(game)},
          {"info", value(game.info)}};
}

template <typename Exporter>
std::string exported(const std::vector<db::GameRecord>& games) {
  Output output = Output::in_memory({});
  Exporter exporter(output);
  std::uint64_t number = 0;
  for (const db::GameRecord& game : games) exporter.add({game, ++number, "a, \"b\".rif"});
  exporter.finish();
  return output.text();
}

TEST(CsvGames, HoldEveryField) {
  const auto games = random_games(300, 7);
  const auto rows = rows_of(exported<CsvGames>(games));
  ASSERT_EQ(rows.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    for (const auto& [column, text] : told(games[i])) EXPECT_EQ(rows[i].at(column), text) << column;
    EXPECT_EQ(rows[i].at("number"), std::to_string(i + 1));
    EXPECT_EQ(rows[i].at("source"), "a, \"b\".rif");
  }
}

/// A member as a table would have it: lists parted by blanks, "" for none.
std::string member(const rapidjson::Document& object, const char* name) {
  if (!object.HasMember(name)) return "";
  const auto& found = object[name];
  if (found.IsInt()) return std::to_string(found.GetInt());
  if (found.IsString()) return {found.GetString(), found.GetStringLength()};
  std::string text;
  for (const auto& each : found.GetArray())
    text += (text.empty() ? "" : " ") + std::string(each.GetString());
  return text;
}

TEST(NdjsonGames, HoldEveryField) {
  const auto games = random_games(300, 8);
  std::istringstream lines(exported<NdjsonGames>(games));
  std::size_t i = 0;
  for (std::string line; std::getline(lines, line); ++i) {
    ASSERT_LT(i, games.size());
    rapidjson::Document object;
    object.Parse(line.c_str());
    ASSERT_TRUE(object.IsObject()) << line;
    for (const auto& [key, text] : told(games[i])) {
      EXPECT_EQ(member(object, key.c_str()), text) << key;
    }
    EXPECT_EQ(member(object, "number"), std::to_string(i + 1));
  }
  EXPECT_EQ(i, games.size());
}

TEST(NdjsonGames, LeaveOutWhatIsNotKnown) {
  db::GameRecord game;
  game.moves = {"h8"_pt, db::Move::pass()};
  game.flags.insert(db::GameFlag::rows_doubtful);
  Output output = Output::in_memory({});
  NdjsonGames(output).add({game, std::nullopt});
  EXPECT_EQ(output.text(), "{\"moves\":[\"h8\",\"--\"],\"flags\":[\"rows_doubtful\"]}\n");
}

}  // namespace
}  // namespace shukei::analyzer
