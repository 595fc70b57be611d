#pragma once

#include <array>

#include "rules/rule_table.h"

/// The opening rules of renju, one row a stage. P1 begins as Black; "Black" and "White" are the
/// colours as held at the stage, after the swaps before it. Where a row says no box the stone may
/// go anywhere. Forbidden moves bind Black during the opening too.
namespace shukei {

namespace rule_stages {

using enum StageKind;
using enum Colour;

/// www.renju.net/rule/25 (Taraguchi-10, World Championships from 2025); the original has N = 5.
/// Disputed: whether one who swaps after move 4 may still choose the offer. This table says no;
/// records that do so are accepted and noted where they are checked.
inline constexpr std::array kTaraguchi{
    Stage{place, black, {}, 1, 1, {}, "Black places move 1 on h8"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 1"},
    Stage{place, white, {}, 2, 3, {}, "White places move 2 in the central 3x3"},
    Stage{swap, black, {}, 0, kAnywhere, {}, "Black may swap after move 2"},
    Stage{place, black, {}, 3, 5, {}, "Black places move 3 in the central 5x5"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 3"},
    Stage{place, white, {}, 4, 7, {}, "White places move 4 in the central 7x7"},
    Stage{choose,
          black,
          {},
          0,
          kAnywhere,
          {},
          "Black chooses a single fifth move, with swaps, or an offer, without"},
    Stage{swap, black, Choice::single, 0, kAnywhere, {}, "Black may swap after move 4"},
    Stage{place, black, Choice::single, 5, 9, {}, "Black places move 5 in the central 9x9"},
    Stage{swap, white, Choice::single, 0, kAnywhere, {}, "White may swap after move 5"},
    Stage{offer, black, Choice::offer, 5, kAnywhere, Quantity::limit(),
          "Black offers as many fifth moves as the rule's number, no two symmetric"},
    Stage{pick, white, Choice::offer, 0, kAnywhere, {}, "White keeps one of the offered moves"},
    Stage{place, white, {}, 6, kAnywhere, {}, "White places move 6 anywhere"},
};

/// www.renju.net/rule/24 (Soosõrv-8, World Championships 2017 to 2023); the original has N = 4.
inline constexpr std::array kSoosorv{
    Stage{place_opening, black, {}, 3, 5, {}, "Black places one of the 26 openings"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 3"},
    Stage{place, white, {}, 4, kAnywhere, {}, "White places move 4 anywhere"},
    Stage{declare,
          white,
          {},
          0,
          kAnywhere,
          Quantity::limit(),
          "White declares how many fifth moves are to be offered, from 1 to the rule's number"},
    Stage{swap, black, {}, 0, kAnywhere, {}, "Black may swap after the declaration"},
    Stage{offer,
          black,
          {},
          5,
          kAnywhere,
          Quantity::declared(),
          "Black offers as many fifth moves as were declared, no two symmetric"},
    Stage{pick, white, {}, 0, kAnywhere, {}, "White keeps one of the offered moves"},
    Stage{place, white, {}, 6, kAnywhere, {}, "White places move 6 anywhere"},
};

/// www.renju.net/rule/5 (Yamaguchi, World Championships 2009 to 2015). The rule sets no upper
/// bound for the declaration; the limit is ours, and servers use 10 or 12.
inline constexpr std::array kYamaguchi{
    Stage{place_opening, black, {}, 3, 5, {}, "Black places one of the 26 openings"},
    Stage{declare,
          black,
          {},
          0,
          kAnywhere,
          Quantity::limit(),
          "Black declares how many fifth moves are to be offered, from 1 to the rule's number"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after the declaration"},
    Stage{place, white, {}, 4, kAnywhere, {}, "White places move 4 anywhere"},
    Stage{offer,
          black,
          {},
          5,
          kAnywhere,
          Quantity::declared(),
          "Black offers as many fifth moves as were declared, no two symmetric"},
    Stage{pick, white, {}, 0, kAnywhere, {}, "White keeps one of the offered moves"},
    Stage{place, white, {}, 6, kAnywhere, {}, "White places move 6 anywhere"},
};

/// The RIF opening rule, www.renju.net/rifrules/ (World Championships 1996 to 2008).
inline constexpr std::array kRif{
    Stage{place_opening, black, {}, 3, 5, {}, "Black places one of the 26 openings"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 3"},
    Stage{place, white, {}, 4, kAnywhere, {}, "White places move 4 anywhere"},
    Stage{offer,
          black,
          {},
          5,
          kAnywhere,
          Quantity::fixed(2),
          "Black offers two fifth moves, not symmetric"},
    Stage{pick, white, {}, 0, kAnywhere, {}, "White keeps one of the offered moves"},
    Stage{place, white, {}, 6, kAnywhere, {}, "White places move 6 anywhere"},
};

/// Tarannikov's rule: growing boxes, a swap after each of the first five moves.
inline constexpr std::array kTarannikov{
    Stage{place, black, {}, 1, 1, {}, "Black places move 1 on h8"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 1"},
    Stage{place, white, {}, 2, 3, {}, "White places move 2 in the central 3x3"},
    Stage{swap, black, {}, 0, kAnywhere, {}, "Black may swap after move 2"},
    Stage{place, black, {}, 3, 5, {}, "Black places move 3 in the central 5x5"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 3"},
    Stage{place, white, {}, 4, 7, {}, "White places move 4 in the central 7x7"},
    Stage{swap, black, {}, 0, kAnywhere, {}, "Black may swap after move 4"},
    Stage{place, black, {}, 5, 9, {}, "Black places move 5 in the central 9x9"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 5"},
    Stage{place, white, {}, 6, kAnywhere, {}, "White places move 6 anywhere"},
};

/// Super Taraguchi (renjunews.com): Taraguchi with boxes 5, 7 and 9 for moves 2 to 4, so that it
/// is not limited to the 26 openings.
inline constexpr std::array kSuperTaraguchi{
    Stage{place, black, {}, 1, 1, {}, "Black places move 1 on h8"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 1"},
    Stage{place, white, {}, 2, 5, {}, "White places move 2 in the central 5x5"},
    Stage{swap, black, {}, 0, kAnywhere, {}, "Black may swap after move 2"},
    Stage{place, black, {}, 3, 7, {}, "Black places move 3 in the central 7x7"},
    Stage{swap, white, {}, 0, kAnywhere, {}, "White may swap after move 3"},
    Stage{place, white, {}, 4, 9, {}, "White places move 4 in the central 9x9"},
    Stage{choose,
          black,
          {},
          0,
          kAnywhere,
          {},
          "Black chooses a single fifth move, with swaps, or an offer, without"},
    Stage{swap, black, Choice::single, 0, kAnywhere, {}, "Black may swap after move 4"},
    Stage{place, black, Choice::single, 5, 9, {}, "Black places move 5 in the central 9x9"},
    Stage{swap, white, Choice::single, 0, kAnywhere, {}, "White may swap after move 5"},
    Stage{offer, black, Choice::offer, 5, kAnywhere, Quantity::limit(),
          "Black offers as many fifth moves as the rule's number, no two symmetric"},
    Stage{pick, white, Choice::offer, 0, kAnywhere, {}, "White keeps one of the offered moves"},
    Stage{place, white, {}, 6, kAnywhere, {}, "White places move 6 anywhere"},
};

inline constexpr std::array<std::string_view, 3> kTaraguchiSpellings{"t", "taragutchi", "tarag"};
inline constexpr std::array<std::string_view, 5> kSoosorvSpellings{"soosyrv", "soosrv", "soosoorv",
                                                                   "sooserv", "s"};
inline constexpr std::array<std::string_view, 1> kYamaguchiSpellings{"y"};
inline constexpr std::array<std::string_view, 2> kRifSpellings{"classic", "classical"};
inline constexpr std::array<std::string_view, 1> kTarannikovSpellings{"tarannikow"};
inline constexpr std::array<std::string_view, 2> kSuperTaraguchiSpellings{"st", "supertaragutchi"};

}  // namespace rule_stages

inline constexpr RuleTable kTaraguchi{"taraguchi",
                                      rule_stages::kTaraguchiSpellings,
                                      true,
                                      true,
                                      10,
                                      rule_stages::kTaraguchi,
                                      "www.renju.net/rule/25"};
inline constexpr RuleTable kSoosorv{"soosorv",
                                    rule_stages::kSoosorvSpellings,
                                    true,
                                    true,
                                    8,
                                    rule_stages::kSoosorv,
                                    "www.renju.net/rule/24"};
inline constexpr RuleTable kYamaguchi{"yamaguchi",
                                      rule_stages::kYamaguchiSpellings,
                                      true,
                                      false,
                                      10,
                                      rule_stages::kYamaguchi,
                                      "www.renju.net/rule/5"};
inline constexpr RuleTable kRif{"rif",
                                rule_stages::kRifSpellings,
                                false,
                                false,
                                2,
                                rule_stages::kRif,
                                "www.renju.net/rifrules"};
inline constexpr RuleTable kTarannikov{"tarannikov",
                                       rule_stages::kTarannikovSpellings,
                                       false,
                                       false,
                                       1,
                                       rule_stages::kTarannikov,
                                       "en.wikipedia.org (Renju, opening rules)"};
inline constexpr RuleTable kSuperTaraguchi{"super-taraguchi",
                                           rule_stages::kSuperTaraguchiSpellings,
                                           true,
                                           true,
                                           10,
                                           rule_stages::kSuperTaraguchi,
                                           "renjunews.com (Super Taraguchi-10)"};

static_assert(well_formed(kTaraguchi));
static_assert(well_formed(kSoosorv));
static_assert(well_formed(kYamaguchi));
static_assert(well_formed(kRif));
static_assert(well_formed(kTarannikov));
static_assert(well_formed(kSuperTaraguchi));

}  // namespace shukei
