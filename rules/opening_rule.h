#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"

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

/// Whether a table makes sense: its stones come in the order 1, 2, 3, ..., its boxes are odd and
/// on the board, every pick follows an offer, what is declared was declared before, and branches
/// come after the choice between them.
constexpr bool well_formed(const RuleTable& table);

/// An opening rule with its N: what "taraguchi-10" names. A light value; the table must outlive it.
class OpeningRule {
 public:
  /// REQUIRES 1 <= limit <= kGreatestLimit.
  constexpr OpeningRule(const RuleTable& table, int limit) : table_(&table), limit_(limit) {}

  [[nodiscard]] const RuleTable& table() const { return *table_; }
  [[nodiscard]] std::span<const Stage> stages() const { return table_->stages; }
  [[nodiscard]] int limit() const { return limit_; }
  /// "taraguchi-10", "soosorv-8", "yamaguchi", "rif": the one spelling we print.
  [[nodiscard]] std::string name() const;

  /// The ways to the fifth move that this rule knows, one or two, `single` first.
  [[nodiscard]] std::vector<Choice> choices() const;
  [[nodiscard]] bool has_choice(Choice choice) const;
  /// `offer` when the rule knows it: what is meant when fifth moves are compared.
  [[nodiscard]] Choice default_choice() const;

  /// The side of the box in which move `number` (from 1) must lie under this choice; kAnywhere
  /// when the rule does not say, and always beyond the opening.
  [[nodiscard]] int box_of_move(int number, Choice choice) const;

  /// The least and the greatest number of fifth moves that may be offered under this choice.
  struct OfferRange {
    int least;
    int greatest;
  };
  [[nodiscard]] OfferRange offer_range(Choice choice) const;
  /// Whether the number of offered fifth moves is declared by a player.
  [[nodiscard]] bool is_declared() const;

  friend bool operator==(const OpeningRule& a, const OpeningRule& b) {
    return a.table_ == b.table_ && a.limit_ == b.limit_;
  }

 private:
  const RuleTable* table_;
  int limit_;
};

/// Which stones of a position cannot be what the rule asks for.
struct PlacementFault {
  int move;  ///< The number of the move that no stone can have been.
  int box;   ///< Side of the central square it should lie in; 1 is h8 itself.
};

/// Why the stones cannot have arisen under a rule and choice in any order of moves; nothing when
/// they can. A move's colour and box must fit, whatever the order: `move` is the first, by size of
/// box, that no stone is left for. The numbers of stones must be those of a game in turns
/// (otherwise `move` is the first move that is missing and `box` is kAnywhere).
std::optional<PlacementFault> placement_fault(const OpeningRule& rule, Choice choice,
                                              const Board& board);

/// Whether the stones can have arisen under this rule and choice, in some order of moves.
bool is_possible(const OpeningRule& rule, Choice choice, const Board& board);

/// The rules a program knows: tables looked up by name.
class RuleBook {
 public:
  /// REQUIRES well_formed(table) of each; the tables must outlive the book.
  explicit RuleBook(std::vector<const RuleTable*> tables) : tables_(std::move(tables)) {}

  /// Taraguchi-N, Soosõrv-N, Yamaguchi-N, RIF, Tarannikov, Super Taraguchi-N.
  static const RuleBook& standard();

  [[nodiscard]] std::span<const RuleTable* const> tables() const { return tables_; }

  /// The rule of this name: any spelling met in the field (Soosõrv, Soosyrv-8, T10, Classic),
  /// case, blanks and hyphens ignored, with or without N. Nothing when it names no rule or N is
  /// not in 1..kGreatestLimit.
  [[nodiscard]] std::optional<OpeningRule> parse(std::string_view name) const;

  /// Every table with its default N, in the order of the book.
  [[nodiscard]] std::vector<OpeningRule> rules() const;

 private:
  std::vector<const RuleTable*> tables_;
};

constexpr bool well_formed(const RuleTable& table) {
  int placed = 0;
  bool chosen = false;
  bool declared = false;
  bool single_placed_fifth = false;
  for (std::size_t i = 0; i < table.stages.size(); ++i) {
    const Stage& stage = table.stages[i];
    if (stage.clause.empty() || stage.box % 2 == 0 || stage.box < 1 || stage.box > kAnywhere) {
      return false;
    }
    if (stage.choice && !chosen) return false;
    switch (stage.kind) {
      case StageKind::place: {
        const bool on_own_branch = stage.choice == Choice::single;
        const bool in_order = stage.move == placed + 1 || (single_placed_fifth && stage.move == 5);
        const Colour colour = stage.move % 2 == 1 ? Colour::black : Colour::white;
        if (!in_order || stage.by != colour) return false;
        if (on_own_branch && stage.move == 5) single_placed_fifth = true;
        placed = stage.move;
        break;
      }
      case StageKind::place_opening:
        if (placed != 0 || stage.by != Colour::black) return false;
        placed = 3;
        break;
      case StageKind::declare:
        declared = true;
        break;
      case StageKind::choose:
        if (placed != 4) return false;
        chosen = true;
        break;
      case StageKind::offer: {
        const bool before_fifth = placed == 4 || single_placed_fifth;
        if (!before_fifth || stage.move != 5 || stage.by != Colour::black) return false;
        if (stage.count.kind == Quantity::Kind::none) return false;
        if (stage.count.kind == Quantity::Kind::declared && !declared) return false;
        placed = 4;
        break;
      }
      case StageKind::pick:
        if (i == 0 || table.stages[i - 1].kind != StageKind::offer) return false;
        placed = 5;
        break;
      case StageKind::swap:
        break;
    }
  }
  return placed >= 5 && 1 <= table.default_limit && table.default_limit <= kGreatestLimit;
}

}  // namespace shukei
