#include "rules/rule_table.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "rules/opening_rule_tables.h"

namespace shukei {
namespace {

using enum StageKind;
using enum Colour;

// --- refused when compiled ----------------------------------------------------------------------

constexpr std::array<std::string_view, 0> kNoSpellings{};

constexpr std::array kFiveStones{
    Stage{place, black, {}, 1, 1, {}, "1"}, Stage{place, white, {}, 2, 3, {}, "2"},
    Stage{place, black, {}, 3, 5, {}, "3"}, Stage{place, white, {}, 4, 7, {}, "4"},
    Stage{place, black, {}, 5, 9, {}, "5"},
};
constexpr RuleTable kPlain{"plain", kNoSpellings, false, false, 1, kFiveStones, "here"};
static_assert(well_formed(kPlain));

constexpr std::array kStoneMissing{
    Stage{place, black, {}, 1, 1, {}, "1"},
    Stage{place, white, {}, 2, 3, {}, "2"},
    Stage{place, white, {}, 4, 7, {}, "4"},
    Stage{place, black, {}, 5, 9, {}, "5"},
};
static_assert(!well_formed({"plain", kNoSpellings, false, false, 1, kStoneMissing, "here"}));

constexpr std::array kFifthTwice{
    Stage{place_opening, black, {}, 3, 5, {}, "26"},
    Stage{place, white, {}, 4, 7, {}, "4"},
    Stage{choose, black, {}, 0, kAnywhere, {}, "choose"},
    Stage{place, black, Choice::single, 5, 9, {}, "5"},
    Stage{place, black, {}, 5, 9, {}, "5 again"},
    Stage{offer, black, Choice::offer, 5, kAnywhere, Quantity::fixed(2), "offer"},
    Stage{pick, white, Choice::offer, 0, kAnywhere, {}, "pick"},
};
static_assert(!well_formed({"twice", kNoSpellings, false, false, 1, kFifthTwice, "here"}));

static_assert(!well_formed({"plain", kNoSpellings, false, false, 1, {}, "here"}));
static_assert(!well_formed({"plain", kNoSpellings, true, true, 0, kFiveStones, "here"}));
static_assert(!well_formed({"plain", kNoSpellings, true, true, 100, kFiveStones, "here"}));

// --- names --------------------------------------------------------------------------------------

TEST(WellFormed, ANameCanBeReadBack) {
  for (const char* name : {"plain", "super-plain", "p", "a2b"}) {
    EXPECT_TRUE(well_formed({name, kNoSpellings, false, false, 1, kFiveStones, ""})) << name;
  }
  for (const char* name : {"", "Plain", "plain 2", "plain2", "plain-", "pla_in", "soosõrv"}) {
    EXPECT_FALSE(well_formed({name, kNoSpellings, false, false, 1, kFiveStones, ""})) << name;
  }
  for (const std::string_view spelling : {"", "Plain", "pl ain", "plain2", "pl-ain"}) {
    const std::array spellings{std::string_view("fine"), spelling};
    EXPECT_FALSE(well_formed({"plain", spellings, false, false, 1, kFiveStones, ""})) << spelling;
  }
}

// --- every table, broken in every way ------------------------------------------------------------

bool accepts(const RuleTable& table, const std::vector<Stage>& stages) {
  RuleTable changed = table;
  changed.stages = stages;
  return well_formed(changed);
}

const std::vector<const RuleTable*> kTables{&kTaraguchi, &kSoosorv,    &kYamaguchi,
                                            &kRif,       &kTarannikov, &kSuperTaraguchi};

TEST(WellFormed, TheStandardTablesAre) {
  for (const RuleTable* table : kTables) EXPECT_TRUE(well_formed(*table)) << table->name;
}

TEST(WellFormed, NoStageButASwapOrTheLastCanBeMissing) {
  for (const RuleTable* table : kTables) {
    for (std::size_t i = 0; i < table->stages.size(); ++i) {
      std::vector<Stage> stages(table->stages.begin(), table->stages.end());
      const Stage removed = stages[i];
      stages.erase(stages.begin() + static_cast<std::ptrdiff_t>(i));
      const bool may_lack = removed.kind == swap || (removed.kind == place && removed.move == 6);
      EXPECT_EQ(accepts(*table, stages), may_lack) << table->name << ": " << removed.clause;
    }
  }
}

TEST(WellFormed, NoStageButASwapCanStandTwice) {
  for (const RuleTable* table : kTables) {
    for (std::size_t i = 0; i < table->stages.size(); ++i) {
      std::vector<Stage> stages(table->stages.begin(), table->stages.end());
      const Stage doubled = stages[i];
      stages.insert(stages.begin() + static_cast<std::ptrdiff_t>(i), doubled);
      EXPECT_EQ(accepts(*table, stages), doubled.kind == swap) << table->name << doubled.clause;
    }
  }
}

TEST(WellFormed, StagesOfOneWayCannotBeExchanged) {
  for (const RuleTable* table : kTables) {
    for (std::size_t i = 0; i < table->stages.size(); ++i) {
      for (std::size_t j = i + 1; j < table->stages.size(); ++j) {
        std::vector<Stage> stages(table->stages.begin(), table->stages.end());
        const bool stones = stages[i].move > 0 && stages[j].move > 0;
        if (!stones || stages[i].move == stages[j].move) continue;
        std::swap(stages[i], stages[j]);
        EXPECT_FALSE(accepts(*table, stages)) << table->name << ' ' << i << ' ' << j;
      }
    }
  }
}

struct Breakage {
  std::string what;
  std::function<bool(Stage&)> apply;  ///< Whether the breakage concerns this stage.
};

const std::vector<Breakage>& breakages() {
  static const std::vector<Breakage> kBreakages{
      {"no clause", [](Stage& s) { return s.clause = "", true; }},
      {"even box", [](Stage& s) { return s.box = 8, s.kind == place || s.kind == offer; }},
      {"no box", [](Stage& s) { return s.box = 0, s.kind == place || s.kind == offer; }},
      {"negative box", [](Stage& s) { return s.box = -3, s.kind == place || s.kind == offer; }},
      {"box off the board",
       [](Stage& s) { return s.box = 17, s.kind == place || s.kind == offer; }},
      {"other colour",
       [](Stage& s) { return s.by = opposite(s.by), s.kind != swap && s.kind != declare; }},
      {"other number", [](Stage& s) { return ++s.move, s.move > 1; }},
      {"offer of nothing",
       [](Stage& s) { return s.count = {}, s.kind == offer || s.kind == declare; }},
      {"offer of 0", [](Stage& s) { return s.count = Quantity::fixed(0), s.kind == offer; }},
      {"offer of 100", [](Stage& s) { return s.count = Quantity::fixed(100), s.kind == offer; }},
      {"declares what is declared",
       [](Stage& s) { return s.count = Quantity::declared(), s.kind == declare; }},
      {"branch without choice",
       [](Stage& s) { return s.choice = Choice::single, s.kind == place && s.move < 5; }},
      {"choice on a branch", [](Stage& s) { return s.choice = Choice::offer, s.kind == choose; }},
      {"offer on the other branch",
       [](Stage& s) { return s.choice = Choice::single, s.kind == offer; }},
      {"pick on the other branch",
       [](Stage& s) { return s.choice = Choice::single, s.kind == pick; }},
  };
  return kBreakages;
}

TEST(WellFormed, ABrokenStageIsRefused) {
  for (const Breakage& breakage : breakages()) {
    int tried = 0;
    for (const RuleTable* table : kTables) {
      for (std::size_t i = 0; i < table->stages.size(); ++i) {
        std::vector<Stage> stages(table->stages.begin(), table->stages.end());
        if (!breakage.apply(stages[i])) continue;
        EXPECT_FALSE(accepts(*table, stages)) << breakage.what << ", " << table->name << ' ' << i;
        ++tried;
      }
    }
    EXPECT_GT(tried, 0) << breakage.what;
  }
}

TEST(WellFormed, DeclaredWithoutDeclarationIsRefused) {
  std::vector<Stage> stages(kRif.stages.begin(), kRif.stages.end());
  for (Stage& stage : stages) {
    if (stage.kind == offer) stage.count = Quantity::declared();
  }
  EXPECT_FALSE(accepts(kRif, stages));
}

}  // namespace
}  // namespace shukei
