#pragma once

#include <cstdint>
#include <vector>

#include "db/position_record.h"
#include "rules/opening_rule.h"

namespace shukei::analyzer {

/// A rule with one of its ways to the fifth move.
struct RuleChoice {
  OpeningRule rule;
  Choice choice;
  friend bool operator==(const RuleChoice&, const RuleChoice&) = default;
};

/// Every (rule, choice) of a book, rules with their default N, in the book's order: what the bits
/// of db::PositionRecord::possible stand for. At most 16.
std::vector<RuleChoice> rule_choices(const RuleBook& book);

/// A digest of the tables behind the list, so that a database made under other rules is noticed.
std::uint64_t rule_table_digest(const std::vector<RuleChoice>& rules);

}  // namespace shukei::analyzer
