#include "rules/record_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "rules/notation.h"
#include "rules/opening_game.h"
#include "tests/support/random_act.h"
#include "tests/support/random_board.h"
#include "tests/support/tsv.h"

namespace shukei {
namespace {

std::string in_words(const RecordFinding& finding) {
  std::string text = std::string(to_string(finding.kind)) + ' ' + std::to_string(finding.move);
  if (finding.box != kAnywhere) text += ' ' + std::to_string(finding.box);
  if (finding.required) text += ' ' + std::to_string(*finding.required);
  if (finding.offer && finding.kind == RecordFindingKind::faulty_offer) {
    text += ' ' + std::string(to_string(finding.offer->fault));
  }
  if (finding.offer) text += ' ' + to_string(finding.offer->points);
  if (finding.forbidden) text += ' ' + std::string(to_string(*finding.forbidden));
  if (finding.five) text += ' ' + std::string(to_string(*finding.five));
  return text;
}

std::string in_words(const std::vector<RecordFinding>& findings) {
  std::string text;
  for (const RecordFinding& finding : findings) {
    text += (text.empty() ? "" : "; ") + in_words(finding);
  }
  return text;
}

// --- the table of cases -------------------------------------------------------------------------

std::vector<std::string> words_of(const std::string& cell) {
  return cell.empty() ? std::vector<std::string>() : split(cell, ' ');
}

PlayedGame game_of(const TsvRow& row) {
  PlayedGame game{RuleBook::standard().parse(row["rule"]).value(), {}, {}, {}, {}, {}, {}};
  for (const std::string& word : words_of(row["moves"])) {
    game.moves.push_back(word == "--" ? std::nullopt : parse_point(word));
  }
  if (!row["swaps"].empty()) {
    game.swaps.emplace();
    for (const std::string& word : words_of(row["swaps"])) {
      if (word != "-") game.swaps->push_back(std::stoi(word));
    }
  }
  if (!row["declared"].empty()) game.declared = std::stoi(row["declared"]);
  if (!row["offers"].empty()) game.offers = parse_points(row["offers"]);
  if (!row["picked"].empty()) game.picked = parse_point(row["picked"]).value();
  if (row["outcome"] == "black_wins") game.outcome = Outcome::black_wins;
  if (row["outcome"] == "draw") game.outcome = Outcome::draw;
  if (row["outcome"] == "white_wins") game.outcome = Outcome::white_wins;
  return game;
}

PlayedGame seen_by(Symmetry symmetry, PlayedGame game) {
  for (auto& move : game.moves) {
    if (move) move = apply(symmetry, *move);
  }
  if (game.offers) {
    for (Point& point : *game.offers) point = apply(symmetry, point);
  }
  if (game.picked) game.picked = apply(symmetry, *game.picked);
  return game;
}

TEST(CheckRecord, CasesAreFoundAsTheTableSays) {
  std::set<RecordFindingKind> kinds;
  for (const TsvRow& row : read_tsv("tests/cases/records.tsv")) {
    SCOPED_TRACE("line " + std::to_string(row.line) + ": " + row["rule"] + ' ' + row["moves"]);
    const PlayedGame game = game_of(row);
    const std::vector<RecordFinding> findings = check_record(game);
    EXPECT_EQ(in_words(findings), row["findings"]);
    for (const RecordFinding& finding : findings) kinds.insert(finding.kind);
    const bool only_notes = std::all_of(findings.begin(), findings.end(),
                                        [](const auto& found) { return is_note(found.kind); });
    EXPECT_EQ(keeps_the_rules(findings), only_notes);
  }
  EXPECT_EQ(kinds.size(), kRecordFindingKinds);  // every kind of finding is in the table
}

TEST(CheckRecord, FindsTheSameInAllOrientations) {
  for (const TsvRow& row : read_tsv("tests/cases/records.tsv")) {
    const PlayedGame game = game_of(row);
    const std::vector<RecordFinding> findings = check_record(game);
    for (const Symmetry symmetry : kSymmetries) {
      const std::vector<RecordFinding> image = check_record(seen_by(symmetry, game));
      ASSERT_EQ(image.size(), findings.size()) << row["moves"];
      for (std::size_t i = 0; i < image.size(); ++i) {
        EXPECT_EQ(image[i].kind, findings[i].kind);
        EXPECT_EQ(image[i].move, findings[i].move);
      }
    }
  }
}

TEST(CheckRecord, TellsByWhichIsometryOffersAreSymmetric) {
  PlayedGame game{RuleBook::standard().parse("rif").value(), {}, {}, {}, {}, {}, {}};
  for (const Point move : parse_points("h8 h9 h7 h6 g7")) game.moves.push_back(move);
  game.offers = parse_points("g8 g7");
  const auto findings = check_record(game);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(apply(findings[0].offer->by.value(), "g8"_pt), "g7"_pt);
  game.reading = SymmetryReading::board;
  EXPECT_TRUE(check_record(game).empty());
}

// --- games that were played by the rules --------------------------------------------------------

/// What is tracked of a game while it is played.
struct Played {
  OpeningGame game;
  std::vector<int> swaps;
};

Played play_at_random(const OpeningRule& rule, RandomBoards& random) {
  Played played{OpeningGame(rule), {}};
  while (const auto acts = played.game.possible_acts()) {
    const OpeningAct act = possible_act(played.game, *acts, random);
    if (std::holds_alternative<Swap>(act)) {
      played.swaps.push_back(static_cast<int>(played.game.line().size()));
    }
    EXPECT_FALSE(played.game.apply(act)) << to_string(act);
  }
  return played;
}

PlayedGame record_of(const Played& played) {
  const OpeningGame& game = played.game;
  PlayedGame record{game.rule(), {}, played.swaps, game.declared(), {}, {}, {}};
  for (const Point move : game.line().moves()) record.moves.push_back(move);
  if (!game.offered().empty()) {
    record.offers = std::vector<Point>(game.offered().begin(), game.offered().end());
    record.picked = game.line()[4];
  }
  return record;
}

/// Forgets some of what the record tells.
void forget(PlayedGame& record, RandomBoards& random) {
  if (random.below(2) == 0) record.swaps.reset();
  if (random.below(2) == 0) record.declared.reset();
  if (random.below(2) == 0) record.offers.reset();
  if (random.below(2) == 0) record.picked.reset();
  record.moves.resize(static_cast<std::size_t>(random.below(7)));
}

TEST(CheckRecord, FindsNothingInWhatTheInterpreterAllowsHoweverLittleIsTold) {
  RandomBoards random(24);
  for (int round = 0; round < 1500; ++round) {
    const std::vector<OpeningRule> rules = RuleBook::standard().rules();
    const OpeningRule& rule = rules[static_cast<std::size_t>(round) % rules.size()];
    PlayedGame record = record_of(play_at_random(rule, random));
    EXPECT_EQ(in_words(check_record(record)), "") << rule.name();
    forget(record, random);
    // A swap after move 4 without the offer told may be followed by either way to the fifth.
    EXPECT_TRUE(keeps_the_rules(check_record(record))) << in_words(check_record(record));
  }
}

TEST(CheckRecord, AnyRecordIsAnswered) {
  RandomBoards random(25);
  std::set<RecordFindingKind> kinds;
  for (int round = 0; round < 3000; ++round) {
    const std::vector<OpeningRule> rules = RuleBook::standard().rules();
    PlayedGame game =
        record_of(play_at_random(rules[static_cast<std::size_t>(round) % rules.size()], random));
    const PointSet box = central_box(5 + 2 * random.below(6));
    for (int i = random.below(60); i > 0; --i) {
      game.moves.push_back(random.below(12) == 0 ? std::nullopt : std::optional(random.point(box)));
    }
    if (random.below(3) == 0) game.moves.erase(game.moves.begin() + random.below(4));
    if (random.below(3) == 0) game.swaps = std::vector{random.below(9) - 1, random.below(9)};
    if (random.below(3) == 0) game.declared = random.below(200) - 20;
    if (random.below(3) == 0) {
      game.offers.emplace();
      for (int i = random.below(15); i > 0; --i) game.offers->push_back(random.point(box));
    }
    if (random.below(3) == 0) game.picked = random.point(box);
    game.outcome = static_cast<Outcome>(random.below(3));
    int last = -1;
    for (const RecordFinding& finding : check_record(game)) {
      kinds.insert(finding.kind);
      EXPECT_GE(finding.move, -1);
      EXPECT_LE(finding.move, static_cast<int>(std::max<std::size_t>(game.moves.size(), 8)));
      if (finding.kind == RecordFindingKind::result_against_board) continue;
      EXPECT_GE(finding.move, last);
      last = finding.move;
    }
  }
  EXPECT_GE(kinds.size(), 15U);
}

}  // namespace
}  // namespace shukei
