#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "rules/opening_rule.h"

namespace shukei {

namespace house_rule {

using enum StageKind;
using enum Colour;

/// A rule that nobody plays: boxes 3, 5, 9 for moves 2 to 4, seven offers.
inline constexpr std::array kStages{
    Stage{place, black, {}, 1, 1, {}, "Black places move 1 on h8"},
    Stage{place, white, {}, 2, 3, {}, "White places move 2 in the central 3x3"},
    Stage{place, black, {}, 3, 5, {}, "Black places move 3 in the central 5x5"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 3"},
    Stage{place, white, {}, 4, 9, {}, "White places move 4 in the central 9x9"},
    Stage{offer, black, {}, 5, 9, Quantity::fixed(7), "Black offers seven fifth moves in 9x9"},
    Stage{pick, white, {}, 0, kAnywhere, {}, "White keeps one"},
};
inline constexpr std::array<std::string_view, 1> kSpellings{"hausregel"};

}  // namespace house_rule

/// All that makes a rule known to everything that plays, judges, counts and stores: this table.
inline constexpr RuleTable kHouseRule{
    "house-rule", house_rule::kSpellings, false, false, 7, house_rule::kStages, "our club"};
static_assert(well_formed(kHouseRule));

/// The standard rules and this one.
inline RuleBook book_with_house_rule() {
  const auto standard = RuleBook::standard().tables();
  std::vector<const RuleTable*> tables(standard.begin(), standard.end());
  tables.push_back(&kHouseRule);
  return RuleBook(tables);
}

}  // namespace shukei
