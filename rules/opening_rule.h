#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"
#include "rules/rule_table.h"

namespace shukei {

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
  /// The number a stage's quantity stands for: the greatest that may be declared when it is one
  /// that is, 0 for none.
  [[nodiscard]] int number_of(const Quantity& count) const;
  /// Whether the number of offered fifth moves is declared by a player.
  [[nodiscard]] bool is_declared() const;

  /// A chance to exchange the colours.
  struct SwapChance {
    int after;                     ///< The number of the last move before it.
    std::optional<Choice> branch;  ///< In this branch only; nothing: in every branch.
  };
  /// The chances that the rule gives, in the order of its stages.
  [[nodiscard]] std::vector<SwapChance> swap_chances() const;

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

}  // namespace shukei
