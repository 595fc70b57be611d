/// The table tests/cases/records.tsv once more, as lines of records go through a check: what is
/// found, in every form and orientation, is what the table says.
#include "analyzer/batch/record_blocks.h"

#include <gtest/gtest.h>
#include <rapidjson/document.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "analyzer/batch/foreign_records.h"
#include "analyzer/command_line/usage_error.h"
#include "db/import/game_record.h"
#include "rules/notation.h"
#include "rules/symmetry.h"
#include "tests/support/tsv.h"

namespace shukei::analyzer {
namespace {

struct Checked {
  ExitStatus status;
  std::vector<std::string> lines;
  RecordSummary summary;
};

Checked checked(const std::string& text, int threads = 2, Format format = Format::json) {
  const auto path = std::filesystem::path(testing::TempDir()) /
                    ("record_blocks_test." + std::to_string(::getpid()));
  std::ofstream(path, std::ios::binary) << text;
  OutputSettings settings;
  settings.format = format;
  Output output = Output::in_memory(settings);
  Progress progress({}, "", "", 0);
  SharedSummary summary;
  RecordSource source(path.string());
  const RecordCheckRun run{{RuleBook::standard(), RuleBook::standard().parse("rif")},
                           threads,
                           true,
                           output,
                           progress,
                           summary};
  const ExitStatus status = source.input() == RecordInput::lines
                                ? check_record_lines(source, run)
                                : check_foreign_records(source, run);
  std::filesystem::remove(path);
  Checked all{status, {}, summary.all()};
  std::istringstream lines(output.text());
  for (std::string line; std::getline(lines, line);) all.lines.push_back(line);
  return all;
}

/// "outside_box 4; swap_not_allowed 5": what a line of JSON says was found.
std::string findings_in(const std::string& line) {
  rapidjson::Document answer;
  answer.Parse(line.c_str());
  std::string text;
  bool only_notes = true;
  for (const auto& finding : answer["findings"].GetArray()) {
    text += (text.empty() ? "" : "; ") + std::string(finding["kind"].GetString()) + ' ' +
            std::to_string(finding["move_number"].GetInt());
    const std::string words = finding["text"].GetString();
    EXPECT_FALSE(words.empty() || words.ends_with('.') || words.find('\n') != std::string::npos);
    only_notes = only_notes && finding["note"].GetBool();
  }
  EXPECT_EQ(answer["ok"].GetBool(), only_notes);
  return text;
}

/// What the table says, kinds and move numbers alone.
std::string kinds_and_moves(const std::string& cell) {
  std::string text;
  std::istringstream parts(cell);
  for (std::string part; std::getline(parts, part, ';');) {
    std::istringstream words(part);
    std::string kind;
    std::string move;
    words >> kind >> move;
    text += (text.empty() ? "" : "; ") + kind + ' ' + move;
  }
  return text;
}

std::string seen_by(Symmetry symmetry, const std::string& points) {
  std::string image;
  std::istringstream words(points);
  for (std::string word; words >> word;) {
    const auto point = parse_point(word);
    image += (image.empty() ? "" : " ") + (point ? to_string(apply(symmetry, *point)) : word);
  }
  return image;
}

std::string result_of(const std::string& outcome) {
  if (outcome == "black_wins") return "1-0";
  if (outcome == "white_wins") return "white";
  return outcome;
}

std::string row_text(const TsvRow& row, Symmetry symmetry) {
  return row["rule"] + '\t' + seen_by(symmetry, row["moves"]) + '\t' + row["swaps"] + '\t' +
         row["declared"] + '\t' + seen_by(symmetry, row["offers"]) + '\t' +
         seen_by(symmetry, row["picked"]) + '\t' + result_of(row["outcome"]);
}

std::string json_text(const TsvRow& row, Symmetry symmetry) {
  return R"({"rule":")" + row["rule"] + R"(","moves":")" + seen_by(symmetry, row["moves"]) +
         R"(","swaps":")" + row["swaps"] + R"(","declared":")" + row["declared"] +
         R"(","offers":")" + seen_by(symmetry, row["offers"]) + R"(","picked":")" +
         seen_by(symmetry, row["picked"]) + R"(","result":")" + result_of(row["outcome"]) + "\"}";
}

TEST(CheckRecordLines, FindsWhatTheTableSaysInEveryFormAndOrientation) {
  const std::vector<TsvRow> rows = read_tsv("tests/cases/records.tsv");
  for (const Symmetry symmetry : kSymmetries) {
    std::string table = "rule\tmoves\tswaps\tdeclared\toffers\tpicked\tresult\n";
    std::string bare;
    std::string json;
    for (const TsvRow& row : rows) {
      table += row_text(row, symmetry) + '\n';
      bare += "id\t" + row_text(row, symmetry) + '\n';
      json += json_text(row, symmetry) + '\n';
    }
    for (const std::string& text : {table, bare, json}) {
      const Checked all = checked(text);
      ASSERT_EQ(all.lines.size(), rows.size());
      EXPECT_EQ(all.status, ExitStatus::no);
      for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(findings_in(all.lines[i]), kinds_and_moves(rows[i]["findings"]))
            << row_text(rows[i], symmetry);
      }
    }
  }
}

TEST(CheckRecordLines, SumsUpWhatItTells) {
  const std::vector<TsvRow> rows = read_tsv("tests/cases/records.tsv");
  std::string text = "rule\tmoves\tswaps\tdeclared\toffers\tpicked\tresult\n";
  std::array<RecordSummary::Tally, kRecordFindingKinds> expected{};
  for (const TsvRow& row : rows) {
    text += row_text(row, Symmetry::identity) + "\n\n# a comment\nbad line\n";
    const std::string found = kinds_and_moves(row["findings"]) + ';';
    for (const RecordFindingKind kind : all_record_finding_kinds()) {
      const std::string name = std::string(to_string(kind)) + ' ';
      std::uint64_t times = 0;
      for (auto at = found.find(name); at != std::string::npos; at = found.find(name, at + 1)) {
        ++times;
      }
      auto& tally = expected[static_cast<std::size_t>(kind)];
      tally.findings += times;
      tally.games += times > 0 ? 1 : 0;
    }
  }
  const Checked all = checked(text, 3);
  EXPECT_EQ(all.status, ExitStatus::unreadable);
  EXPECT_EQ(all.lines.size(), 2 * rows.size());
  EXPECT_EQ(all.summary.games(), rows.size());
  EXPECT_EQ(all.summary.unreadable, rows.size());
  for (std::size_t i = 0; i < kRecordFindingKinds; ++i) {
    EXPECT_EQ(all.summary.kinds[i].findings, expected[i].findings) << i;
    EXPECT_EQ(all.summary.kinds[i].games, expected[i].games) << i;
    EXPECT_GT(all.summary.kinds[i].games, 0U) << i;
  }
}

TEST(CheckRecordLines, AnswersInOrderOnAnyNumberOfThreads) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) {
    text += "g" + std::to_string(i) + (i % 7 == 0 ? "\trif\th8 q9\n" : "\trif\th8 h9 j8 a1\n");
  }
  const Checked one = checked(text, 1);
  EXPECT_EQ(one.lines.size(), 20'000U);
  for (const int threads : {2, 5}) EXPECT_EQ(checked(text, threads).lines, one.lines);
  EXPECT_NE(one.lines[9].find("\"id\":\"g9\",\"file\""), std::string::npos);
}

TEST(CheckForeignRecords, AnswersGamesInTheOrderOfTheFile) {
  std::string text;
  for (int i = 0; i < 1500; ++i) {
    text += i % 3 == 0 ? "(;GM[4]SZ[15]RU[RIF];B[hh];W[hd])\n" : "(;GM[4]SZ[15];B[hh];W[hg])\n";
  }
  const Checked all = checked(text);
  ASSERT_EQ(all.lines.size(), 1500U);
  EXPECT_EQ(all.status, ExitStatus::no);
  for (std::size_t i = 0; i < 1500; ++i) {
    EXPECT_EQ(findings_in(all.lines[i]), i % 3 == 0 ? "not_an_opening 2" : "") << i;
    EXPECT_NE(all.lines[i].find("\"line\":" + std::to_string(i + 1) + ','), std::string::npos);
  }
  EXPECT_EQ(checked(text, 1).lines, all.lines);
}

TEST(CheckForeignRecords, TakesTheLinesOfALibraryToTheirEnds) {
  // Two lines that part after move 2, one of them breaking the rule.
  const Checked all = checked("(;GM[4]SZ[15];B[hh];W[hg](;B[jh];W[aa])(;B[mh]))");
  ASSERT_EQ(all.lines.size(), 2U);
  EXPECT_EQ(findings_in(all.lines[0]), "");
  EXPECT_EQ(findings_in(all.lines[1]), "not_an_opening 3");
}

TEST(PlayedGame, KeepsToWhatTheImportedRecordTells) {
  const RecordDefaults defaults{RuleBook::standard(), RuleBook::standard().parse("rif")};
  db::GameRecord record;
  for (const Point point : parse_points("h8 h9 j8 a1 g8")) record.moves.emplace_back(point);
  const PlayedGame bare = played_game(record, defaults);
  EXPECT_EQ(bare.rule.name(), "rif");
  EXPECT_EQ(bare.moves.size(), 5U);
  EXPECT_FALSE(bare.swaps || bare.declared || bare.offers || bare.picked || bare.outcome);
  record.rule_name = db::Text{"Soosyrv-8", false};
  record.declared = 2;
  record.swaps = db::Text{"3", false};
  record.offers = parse_points("g8 g9");
  record.picked = "g8"_pt;
  record.result = db::GameResult::draw;
  record.unread_moves.value = "h8 i9";
  const PlayedGame full = played_game(record, defaults);
  EXPECT_EQ(full.rule.name(), "soosorv-8");
  EXPECT_EQ(full.declared, 2);
  EXPECT_EQ(full.swaps, std::vector{3});
  EXPECT_EQ(full.offers->size(), 2U);
  EXPECT_EQ(full.picked, "g8"_pt);
  EXPECT_EQ(full.outcome, Outcome::draw);
  ASSERT_EQ(full.moves.size(), 7U);
  EXPECT_EQ(check_record(full).front().kind, RecordFindingKind::occupied_point);
  record.unread_moves.value = "zz";
  EXPECT_THROW(played_game(record, defaults), UsageError);
  record.unread_moves.value = "";
  record.rule_name = db::Text{"Sakata", false};
  EXPECT_THROW(played_game(record, defaults), UsageError);
}

}  // namespace
}  // namespace shukei::analyzer
