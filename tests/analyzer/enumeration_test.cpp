#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <vector>

#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/enumeration/position_count.h"
#include "db/position_digest.h"
#include "rules/canonical_form.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

std::vector<Board> generated(const PositionFamily& family) {
  std::vector<Board> boards;
  for (const BlackSet& black : black_sets(family)) {
    if (white_stones(family.stones) == 0)
      boards.emplace_back(black.stones, PointSet{});
    else
      for_each_white_set(family, black, [&](const PointSet& rest, const PointSet& lasts) {
        for (const Point last : lasts) boards.emplace_back(black.stones, rest | PointSet{last});
      });
  }
  return boards;
}

/// The plain way: every child of every position, brought to its canonical form, sorted, uniqued.
std::vector<Board> children(const std::vector<Board>& parents, const PointSet& area) {
  std::vector<Board> boards;
  for (const Board& parent : parents) {
    for (const Point point : parent.free() & area) {
      boards.push_back(
          canonicalise(with_stone(parent, parent.to_move(), point)).representative.board());
    }
  }
  std::sort(boards.begin(), boards.end(),
            [](const Board& a, const Board& b) { return precedes(a, b); });
  boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
  return boards;
}

TEST(Enumeration, GivesWhatPlayingAndCanonicalisingGives) {
  std::vector<Board> plain{Board({kCentre}, {})};
  const std::vector<PointSet> areas{
      {}, central_box(3), central_box(5), PointSet::all(), PointSet::all()};
  EXPECT_EQ(generated(PositionFamily::of_openings(1)), plain);
  for (int stones = 2; stones <= 5; ++stones) {
    plain = children(plain, areas[static_cast<std::size_t>(stones - 1)]);
    EXPECT_EQ(generated(PositionFamily::of_openings(stones)), plain) << stones << " stones";
  }
}

TEST(Enumeration, GivesWhatEveryRuleGives) {
  for (const OpeningRule& rule : RuleBook::standard().rules()) {
    for (const Choice choice : rule.choices()) {
      std::vector<Board> plain{Board({kCentre}, {})};
      for (int stones = 2; stones <= 4; ++stones) {
        plain = children(plain, central_box(rule.box_of_move(stones, choice)));
        EXPECT_EQ(generated(PositionFamily::of_rule(rule, choice, stones)), plain)
            << rule.name() << ' ' << to_string(choice) << ", " << stones << " stones";
      }
    }
  }
}

TEST(Enumeration, CountsAgreeWithBurnside) {
  for (int stones = 1; stones <= 5; ++stones) {
    EXPECT_EQ(count_positions(PositionFamily::of_openings(stones)).positions,
              count_opening_positions(stones))
        << stones << " stones";
  }
  for (const OpeningRule& rule : RuleBook::standard().rules()) {
    for (const Choice choice : rule.choices()) {
      for (const int stones : {4, 5}) {
        EXPECT_EQ(count_positions(PositionFamily::of_rule(rule, choice, stones)).positions,
                  count_rule_positions(rule, choice, stones))
            << rule.name() << ' ' << to_string(choice) << ", " << stones << " stones";
      }
    }
  }
}

TEST(Enumeration, BurnsideGivesThePublishedFigures) {
  const PointSet all = PointSet::all();
  EXPECT_EQ(count_classes(all, 1, all, 0), 36);
  EXPECT_EQ(count_classes(all, 1, all, 1), 6405);
  EXPECT_EQ(count_classes(all, 2, all, 1), 703934);
  EXPECT_EQ(count_opening_positions(4), 5070);
  EXPECT_EQ(count_opening_positions(5), 1056870);
  EXPECT_EQ(count_opening_positions(6), 114449256);
  EXPECT_EQ(count_opening_positions(7), 11918778074);
  EXPECT_EQ(count_opening_positions(8), 853034509014);
}

/// "11,918,778,074" of the row of so many stones under "How far this goes" of db/FORMAT.md.
std::string documented_positions(int stones) {
  std::ifstream document(SHUKEI_SOURCE_DIR "/db/FORMAT.md");
  const std::string row = "| " + std::to_string(stones) + " | ";
  bool inside = false;
  for (std::string line; std::getline(document, line);) {
    inside |= line == "## How far this goes";
    if (!inside || !line.starts_with(row)) continue;
    std::string digits = line.substr(row.size(), line.find(" |", row.size()) - row.size());
    std::erase(digits, ',');
    return digits;
  }
  return "";
}

TEST(Enumeration, BurnsideGivesTheFiguresOfTheDocument) {
  for (int stones = 5; stones <= 8; ++stones)
    EXPECT_EQ(documented_positions(stones), count_opening_positions(stones).str()) << stones;
  EXPECT_EQ(count_opening_positions(7), ExactInteger("11918778074"));
  EXPECT_EQ(count_opening_positions(8), ExactInteger("853034509014"));
}

TEST(Enumeration, DigestIsTheSumOverThePositions) {
  for (const int stones : {1, 2, 3, 4}) {
    const PositionFamily family = PositionFamily::of_openings(stones);
    std::uint64_t digest = 0;
    for (const Board& board : generated(family)) digest += db::position_hash(board);
    EXPECT_EQ(count_positions(family).digest, digest);
  }
}

/// Every subset of a few points, compared with all its images.
TEST(MinimalSubsets, AgreeWithTestingEverySubset) {
  const PointSet candidates = central_box(5);
  const PointSet required = central_box(3);
  const std::vector<Point> points(candidates.begin(), PointSet::end());
  constexpr std::array<std::uint8_t, 7> kGroups{0x01, 0x05, 0x0F, 0x11, 0x41, 0xC5, 0xFF};
  for (const std::uint8_t mask : kGroups) {
    const SymmetrySet group = SymmetrySet::from_mask(mask);
    for (int size = 1; size <= 4; ++size) {
      std::vector<PointSet> plain;
      for (std::uint32_t bits = 0; bits < 1U << points.size(); ++bits) {
        if (std::popcount(bits) != size) continue;
        PointSet subset;
        for (std::size_t i = 0; i < points.size(); ++i) {
          if ((bits >> i & 1U) != 0) subset.insert(points[i]);
        }
        bool minimal = !(subset & required).empty();
        for (const Symmetry symmetry : kSymmetries) {
          if (group.contains(symmetry) && precedes(apply(symmetry, subset), subset)) {
            minimal = false;
          }
        }
        if (minimal) plain.push_back(subset);
      }
      std::sort(plain.begin(), plain.end(),
                [](const PointSet& a, const PointSet& b) { return precedes(a, b); });
      std::vector<PointSet> visited;
      for_each_minimal_subset({candidates, required, size, group},
                              [&](const PointSet& rest, const PointSet& lasts) {
                                for (const Point last : lasts) {
                                  visited.push_back(rest | PointSet{last});
                                }
                              });
      EXPECT_EQ(visited, plain) << "group " << int{mask} << ", size " << size;
    }
  }
}

}  // namespace
}  // namespace shukei::analyzer
