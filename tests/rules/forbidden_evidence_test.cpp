#include "rules/forbidden_evidence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/forbidden_cases.h"
#include "tests/support/literal_judge.h"
#include "tests/support/position_generator.h"

namespace shukei {
namespace {

BlackMove literal_move(const Board& board, Point point) {
  switch (literal::judge(board, point)) {
    case literal::Verdict::allowed:
      return BlackMove::allowed;
    case literal::Verdict::five:
      return BlackMove::five;
    case literal::Verdict::overline:
      return BlackMove::overline;
    case literal::Verdict::double_four:
      return BlackMove::double_four;
    case literal::Verdict::double_three:
      return BlackMove::double_three;
  }
  return BlackMove::allowed;
}

literal::Heading heading(Direction direction) {
  return {step(direction).columns, step(direction).rows};
}

std::set<Point> as_set(const PointSet& points) { return {points.begin(), PointSet::end()}; }

bool same_rows(const std::vector<Row>& shown, const std::vector<literal::Row>& rows) {
  return std::equal(shown.begin(), shown.end(), rows.begin(), rows.end(),
                    [](const Row& a, const literal::Row& b) { return as_set(a.stones) == b; });
}

/// A verdict with the boards its moves are played on, found by following the evidence.
class CheckedVerdict {
 public:
  CheckedVerdict(const Board& board, Point point) : verdict_(judge_black_move(board, point)) {
    boards_.resize(verdict_.moves.size());
    boards_[0] = board;
  }

  void check() {
    for (std::size_t i = 0; i < verdict_.moves.size(); ++i) {
      ASSERT_TRUE(boards_[i]) << "shown, but nothing depends on it";
      check_move(i);
    }
  }

  [[nodiscard]] const BlackMoveVerdict& verdict() const { return verdict_; }

 private:
  void check_move(std::size_t index) {
    const BlackMoveEvidence& shown = verdict_.moves[index];
    const Board& board = *boards_[index];
    EXPECT_EQ(shown.move, literal_move(board, shown.point));
    const Board next = with_stone(board, Colour::black, shown.point);
    check_long_rows(shown, next);
    if (shown.fives.empty() && shown.overlines.empty()) check_fours(shown, next);
    if (shown.move == BlackMove::allowed || shown.move == BlackMove::double_three) {
      check_threes(shown, next);
      check_proof(index);
    } else {
      EXPECT_TRUE(shown.threes.empty());
    }
    for (const ThreeEvidence& three : shown.threes) {
      for (const StraightFourPoint& each : three.points) follow(each, index, next);
    }
  }

  void check_long_rows(const BlackMoveEvidence& shown, const Board& next) {
    std::vector<literal::Row> fives;
    std::vector<literal::Row> overlines;
    for (const literal::Heading each : literal::kHeadings) {
      const literal::Row row = literal::unbroken_row(next, shown.point, each);
      if (literal::is_five(row)) fives.push_back(row);
      if (literal::is_overline(row)) overlines.push_back(row);
    }
    EXPECT_TRUE(same_rows(shown.fives, fives));
    EXPECT_TRUE(same_rows(shown.overlines, overlines));
  }

  void check_fours(const BlackMoveEvidence& shown, const Board& next) {
    const auto fours = literal::all_fours_with(next, shown.point);
    ASSERT_EQ(shown.fours.size(), fours.size());
    for (const FourEvidence& four : shown.fours) {
      EXPECT_TRUE(std::any_of(fours.begin(), fours.end(), [&](const literal::GrowingRow& each) {
        return each.stones == as_set(four.row.stones) && each.points == as_set(four.completions);
      }));
      EXPECT_EQ(four.is_straight(), literal::is_straight_four(next, as_set(four.row.stones),
                                                              heading(four.row.direction)));
    }
  }

  void check_threes(const BlackMoveEvidence& shown, const Board& next) {
    const auto threes = literal::all_threes_with(next, shown.point);
    std::size_t number = 0;
    for (const ThreeEvidence& three : shown.threes) {
      std::set<Point> without_fives;
      for (const StraightFourPoint& each : three.points) {
        EXPECT_EQ(each.move, literal_move(next, each.point));
        if (each.move != BlackMove::five) without_fives.insert(each.point);
      }
      EXPECT_EQ(three.is_three(), !without_fives.empty());
      if (!three.is_three()) continue;
      ++number;
      const auto same = std::find_if(threes.begin(), threes.end(), [&](const auto& each) {
        return each.stones == as_set(three.row.stones) && each.points == without_fives;
      });
      ASSERT_NE(same, threes.end());
      EXPECT_EQ(three.counts(), literal::three_counts(next, *same));
    }
    EXPECT_EQ(number, threes.size());
  }

  /// That the evidence proves the verdict.
  void check_proof(std::size_t index) {
    const BlackMoveEvidence& shown = verdict_.moves[index];
    const auto counting = std::count_if(shown.threes.begin(), shown.threes.end(),
                                        [](const ThreeEvidence& three) { return three.counts(); });
    EXPECT_EQ(shown.move == BlackMove::double_three, counting >= 2);
    if (!verdict_.is_complete || shown.threes.size() < 2) return;
    for (const ThreeEvidence& three : shown.threes) {
      if (three.counts() == (shown.move == BlackMove::double_three))
        check_three_is_shown(three, index);
    }
  }

  /// Every failure of a three that does not count is shown; of one that does, a point that needs no
  /// showing or is shown.
  void check_three_is_shown(const ThreeEvidence& three, std::size_t index) {
    const auto& points = three.points;
    const auto has_evidence = [](const StraightFourPoint& each) {
      return each.evidence.has_value();
    };
    if (!three.counts()) {
      EXPECT_TRUE(std::all_of(points.begin(), points.end(), has_evidence));
      return;
    }
    const Board next = with_stone(*boards_[index], Colour::black, verdict_.moves[index].point);
    EXPECT_TRUE(std::any_of(points.begin(), points.end(), [&](const StraightFourPoint& each) {
      const Board grown = with_stone(next, Colour::black, each.point);
      const bool is_plain = literal::all_threes_with(grown, each.point).size() < 2;
      return each.counts() && (is_plain || each.evidence);
    }));
  }

  void follow(const StraightFourPoint& each, std::size_t index, const Board& next) {
    if (!each.evidence) return;
    ASSERT_GT(*each.evidence, index);
    ASSERT_LT(*each.evidence, boards_.size());
    EXPECT_EQ(verdict_.moves[*each.evidence].point, each.point);
    EXPECT_EQ(verdict_.moves[*each.evidence].move, each.move);
    auto& board = boards_[*each.evidence];
    EXPECT_EQ(board.value_or(next), next);
    board = next;
  }

  BlackMoveVerdict verdict_;
  std::vector<std::optional<Board>> boards_;
};

void expect_verdicts_hold(const Board& board) {
  for (const Point point : board.free()) {
    CheckedVerdict checked(board, point);
    checked.check();
    const auto kind = forbidden_kind(board, point);
    const BlackMove move = checked.verdict().move();
    EXPECT_EQ(is_forbidden(move) ? to_string(move) : "", kind ? to_string(*kind) : "");
    ASSERT_FALSE(testing::Test::HasFailure())
        << to_string(point) << " on " << to_string(board.black()) << " / "
        << to_string(board.white());
  }
}

TEST(ForbiddenEvidence, HoldsInEveryCase) {
  for (const ForbiddenCase& test : read_forbidden_cases("forbidden_moves.tsv")) {
    expect_verdicts_hold(test.board);
  }
}

TEST(ForbiddenEvidence, HoldsInOrdinaryPositions) {
  PositionGenerator generator(9);
  for (int i = 0; i < 40; ++i) expect_verdicts_hold(generator.ordinary(10 + i));
}

TEST(ForbiddenEvidence, HoldsInDensePositions) {
  PositionGenerator generator(10);
  for (int i = 0; i < 25; ++i) {
    expect_verdicts_hold(generator.climbed(300));
    expect_verdicts_hold(generator.strewn(8, 20 + i, 5));
  }
}

/// A word for every point of the evidence, its sub-evidence in parentheses.
std::string told(const BlackMoveVerdict& verdict, std::size_t index = 0) {
  const BlackMoveEvidence& shown = verdict.moves[index];
  std::string text = to_string(shown.point) + " " + std::string(to_string(shown.move));
  for (const Row& row : shown.fives) text += ", five " + to_string(row.stones);
  for (const Row& row : shown.overlines) text += ", overline " + to_string(row.stones);
  for (const FourEvidence& four : shown.fours) {
    text += (four.is_straight() ? ", straight four " : ", four ") + to_string(four.row.stones) +
            " + " + to_string(four.completions);
  }
  for (const ThreeEvidence& three : shown.threes) {
    text += ", three " + to_string(three.row.stones);
    for (const StraightFourPoint& each : three.points) {
      text +=
          " + " + (each.evidence ? "(" + told(verdict, *each.evidence) + ")"
                                 : to_string(each.point) + " " + std::string(to_string(each.move)));
    }
  }
  return text;
}

TEST(ForbiddenEvidence, NamesRowsAndPoints) {
  EXPECT_EQ(
      told(judge_black_move(Board({"g8"_pt, "i8"_pt, "h9"_pt, "h10"_pt}, {"k8"_pt}), "h8"_pt)),
      "h8 double_three, three g8 h8 i8 + f8 allowed, three h8 h9 h10 + h7 allowed + h11 allowed");
  EXPECT_EQ(told(judge_black_move(Board({"d8"_pt, "f8"_pt, "h8"_pt, "j8"_pt}, {}), "g8"_pt)),
            "g8 double_four, four d8 f8 g8 h8 + e8, four f8 g8 h8 j8 + i8");
  EXPECT_EQ(told(judge_black_move(Board({"f8"_pt, "g8"_pt, "i8"_pt}, {}), "h8"_pt)),
            "h8 allowed, straight four f8 g8 h8 i8 + e8 j8");
  EXPECT_EQ(
      told(judge_black_move(Board({"e8"_pt, "f8"_pt, "g8"_pt, "i8"_pt, "j8"_pt}, {}), "h8"_pt)),
      "h8 overline, overline e8 f8 g8 h8 i8 j8");
}

TEST(ForbiddenEvidence, SaysWhyAStraightFourPointFails) {
  const Board board(
      {"g8"_pt, "i8"_pt, "h9"_pt, "h10"_pt, "j5"_pt, "j6"_pt, "j7"_pt, "j9"_pt, "j10"_pt},
      {"j4"_pt});
  EXPECT_EQ(told(judge_black_move(board, "h8"_pt)),
            "h8 double_three, three g8 h8 i8 + f8 allowed + (j8 overline, overline j5 j6 j7 j8 j9 "
            "j10, straight four g8 h8 i8 j8 + f8 k8), three h8 h9 h10 + (h7 double_three, straight "
            "four h7 h8 h9 h10 + h6 h11, three h7 i8 j9 + g6 allowed + k10 allowed, three j5 h7 g8 "
            "+ i6 allowed) + h11 allowed");
}

TEST(ForbiddenEvidence, SaysThatAFiveMakesNoThree) {
  const Board board({"d7"_pt, "e6"_pt, "e8"_pt, "g9"_pt, "h9"_pt, "g10"_pt, "h11"_pt}, {});
  EXPECT_EQ(told(judge_black_move(board, "e9"_pt)),
            "e9 allowed, three e9 g9 h9 + (f9 five, five d7 e8 f9 g10 h11, straight four e9 f9 g9 "
            "h9 + d9 i9), three e6 e8 e9 + e7 allowed");
}

/// How many moves stand one upon the other at `index` of the verdict.
int depth(const BlackMoveVerdict& verdict, std::size_t index = 0) {
  int deepest = 0;
  for (const ThreeEvidence& three : verdict.moves[index].threes) {
    for (const StraightFourPoint& each : three.points) {
      if (each.evidence) deepest = std::max(deepest, depth(verdict, *each.evidence));
    }
  }
  return deepest + 1;
}

TEST(ForbiddenEvidence, GoesNineDeep) {
  for (const ForbiddenCase& test : read_forbidden_cases("forbidden_moves.tsv")) {
    if (!test.name.starts_with("nine_deep")) continue;
    const BlackMoveVerdict verdict = judge_black_move(test.board, test.claimed.begin()->first);
    EXPECT_TRUE(verdict.is_complete);
    EXPECT_GE(depth(verdict), 9) << test.name;
  }
}

TEST(ForbiddenEvidence, IsRightThoughCutShort) {
  for (const ForbiddenCase& test : read_forbidden_cases("forbidden_moves.tsv")) {
    const Point point = test.claimed.begin()->first;
    const BlackMoveVerdict whole = judge_black_move(test.board, point);
    for (std::size_t most = 1; most <= whole.moves.size(); ++most) {
      const BlackMoveVerdict cut = judge_black_move(test.board, point, most);
      EXPECT_EQ(cut.moves.size(), most);
      EXPECT_EQ(cut.is_complete, most == whole.moves.size());
      EXPECT_EQ(cut.move(), whole.move());
    }
  }
}

}  // namespace
}  // namespace shukei
