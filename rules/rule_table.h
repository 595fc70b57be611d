#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "rules/colour.h"
#include "rules/point.h"

namespace shukei {

/// What the rules that know both call the way to the fifth move: Black plays one fifth move, or
/// offers several of which White keeps one.
enum class Choice : std::uint8_t { single, offer };

/// "single" or "offer".
constexpr std::string_view to_string(Choice choice) {
  return choice == Choice::single ? "single" : "offer";
}

/// What is done at a stage of an opening.
enum class StageKind : std::uint8_t {
  place,          ///< A stone is placed within a box.
  place_opening,  ///< Moves 1 to 3 are placed at once: one of the 26 openings.
  swap,           ///< The colours may be exchanged.
  declare,        ///< The number of fifth moves to be offered is declared.
  choose,         ///< Black chooses between a single fifth move and an offer.
  offer,          ///< Black offers fifth moves, no two symmetric.
  pick,           ///< White keeps one of the offered fifth moves.
};

/// How many fifth moves a stage is about.
struct Quantity {
  enum class Kind : std::uint8_t { none, fixed, limit, declared };
  Kind kind = Kind::none;
  int value = 0;
  static constexpr Quantity fixed(int value) { return {Kind::fixed, value}; }
  /// The N of the rule's name: exactly N for an offer, 1..N for a declaration.
  static constexpr Quantity limit() { return {Kind::limit, 0}; }
  /// What was declared at an earlier stage.
  static constexpr Quantity declared() { return {Kind::declared, 0}; }
};

/// The side of the box that is the whole board.
inline constexpr int kAnywhere = kBoardSize;

/// One row of a rule's table.
struct Stage {
  StageKind kind;
  Colour by;                     ///< The colour whose holder acts.
  std::optional<Choice> choice;  ///< Only in this branch; nothing: in every branch.
  int move = 0;                  ///< place, offer: the number of the stone placed or offered.
  int box = kAnywhere;           ///< place, offer: side of the central square it must lie in.
  Quantity count{};              ///< declare, offer: how many fifth moves.
  std::string_view clause;       ///< What the rule says of this stage, for refusals.
};

/// An opening rule as data: its stages in their order, told for any N.
struct RuleTable {
  std::string_view name;                        ///< Printed name without -N.
  std::span<const std::string_view> spellings;  ///< Further names, lower case, without -N.
  bool has_limit;                               ///< Whether the name takes -N.
  bool prints_default_limit;                    ///< taraguchi-10, but yamaguchi for limit 10.
  int default_limit;                            ///< The N meant when none is given.
  std::span<const Stage> stages;
  std::string_view source;  ///< Where the rule is published.
};

/// The greatest N a rule's name may carry.
inline constexpr int kGreatestLimit = 99;

namespace detail {

/// Lower case letters and digits, hyphens between them, and no digit last: what stands before -N.
constexpr bool is_rule_name(std::string_view name) {
  for (const char c : name) {
    const bool letter = c >= 'a' && c <= 'z';
    if (!letter && c != '-' && (c < '0' || c > '9')) return false;
  }
  return !name.empty() && name.back() >= 'a' && name.back() <= 'z';
}

/// A further name is compared without hyphens, so it has none.
constexpr bool is_rule_spelling(std::string_view name) {
  return is_rule_name(name) && name.find('-') == std::string_view::npos;
}

constexpr bool is_rule_limit(int limit) { return 1 <= limit && limit <= kGreatestLimit; }

/// Whether the row makes sense by itself.
constexpr bool is_sound(const Stage& stage) {
  if (stage.clause.empty()) return false;
  const bool fixed = stage.count.kind == Quantity::Kind::fixed;
  if (fixed && !is_rule_limit(stage.count.value)) return false;
  switch (stage.kind) {
    case StageKind::place:
      return stage.box % 2 == 1 && 1 <= stage.box && stage.box <= kAnywhere &&
             stage.by == (stage.move % 2 == 1 ? Colour::black : Colour::white);
    case StageKind::place_opening:
      return stage.by == Colour::black && stage.move == 3;
    case StageKind::declare:
      return fixed || stage.count.kind == Quantity::Kind::limit;
    case StageKind::choose:
      return stage.by == Colour::black && !stage.choice;
    case StageKind::offer:
      return stage.box % 2 == 1 && 1 <= stage.box && stage.box <= kAnywhere &&
             stage.by == Colour::black && stage.move == 5 &&
             stage.count.kind != Quantity::Kind::none;
    case StageKind::pick:
      return stage.by == Colour::white;
    case StageKind::swap:
      return true;
  }
  return false;
}

/// What has been done on the way to a stage.
struct StageProgress {
  int placed = 0;
  bool chosen = false;
  bool declared = false;
  bool offering = false;
};

/// Whether the stage can come after `progress`, which is brought forward.
constexpr bool follows(const Stage& stage, StageProgress& progress) {
  if (progress.offering != (stage.kind == StageKind::pick)) return false;
  if (stage.choice && !progress.chosen) return false;
  switch (stage.kind) {
    case StageKind::place:
      return stage.move == ++progress.placed;
    case StageKind::place_opening:
      return std::exchange(progress.placed, stage.move) == 0;
    case StageKind::declare:
      return !std::exchange(progress.declared, true) && progress.placed < 5;
    case StageKind::choose:
      return !std::exchange(progress.chosen, true) && progress.placed == 4;
    case StageKind::offer:
      progress.offering = true;
      return progress.placed == 4 &&
             (progress.declared || stage.count.kind != Quantity::Kind::declared);
    case StageKind::pick:
      progress.offering = false;
      progress.placed = 5;
      return true;
    case StageKind::swap:
      return progress.placed > 0;
  }
  return false;
}

/// Whether the stages of one branch make an opening: every stone once and in its order, and the
/// fifth as the branch has it, by an offer in `offer` and without in `single`.
constexpr bool is_sound_branch(const RuleTable& table, Choice branch) {
  StageProgress progress;
  bool offers = false;
  for (const Stage& stage : table.stages) {
    if (stage.choice && *stage.choice != branch) continue;
    if (!follows(stage, progress)) return false;
    offers = offers || stage.kind == StageKind::offer;
  }
  return progress.placed >= 5 && !progress.offering &&
         (!progress.chosen || offers == (branch == Choice::offer));
}

}  // namespace detail

/// Whether a table makes sense: its names can be read back, its boxes are odd and on the board, its
/// stones come in the order 1, 2, 3, ..., five or more, each by the holder of its colour, every
/// offer is followed by the pick and every pick follows an offer, what is declared was declared
/// before, once, and branches come after the choice between them and differ as it says.
constexpr bool well_formed(const RuleTable& table) {
  const auto sound = [](const Stage& stage) { return detail::is_sound(stage); };
  const auto spelt = [](std::string_view name) { return detail::is_rule_spelling(name); };
  return detail::is_rule_name(table.name) && detail::is_rule_limit(table.default_limit) &&
         std::all_of(table.spellings.begin(), table.spellings.end(), spelt) &&
         std::all_of(table.stages.begin(), table.stages.end(), sound) &&
         detail::is_sound_branch(table, Choice::single) &&
         detail::is_sound_branch(table, Choice::offer);
}

}  // namespace shukei
