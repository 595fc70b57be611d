#include "analyzer/enumeration/rule_list.h"

#include <string_view>

#include "db/position_digest.h"

namespace shukei::analyzer {
namespace {

/// An ordered digest: each value is mixed into what came before.
class TableDigest {
 public:
  void add(std::uint64_t value) { state_ = db::mix(state_ * 3 + value + 1); }
  void add(std::string_view text) {
    for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
    add(text.size());
  }
  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

void add_stage(TableDigest& digest, const Stage& stage) {
  digest.add(static_cast<std::uint64_t>(stage.kind));
  digest.add(static_cast<std::uint64_t>(stage.by));
  digest.add(stage.choice ? static_cast<std::uint64_t>(*stage.choice) + 1 : 0);
  digest.add(static_cast<std::uint64_t>(stage.move));
  digest.add(static_cast<std::uint64_t>(stage.box));
  digest.add(static_cast<std::uint64_t>(stage.count.kind));
  digest.add(static_cast<std::uint64_t>(stage.count.value));
}

}  // namespace

std::vector<RuleChoice> rule_choices(const RuleBook& book) {
  std::vector<RuleChoice> list;
  for (const OpeningRule& rule : book.rules()) {
    for (const Choice choice : rule.choices()) list.push_back({rule, choice});
  }
  return list;
}

std::uint64_t rule_table_digest(const std::vector<RuleChoice>& rules) {
  TableDigest digest;
  for (const auto& [rule, choice] : rules) {
    digest.add(rule.name());
    digest.add(to_string(choice));
    for (const Stage& stage : rule.stages()) add_stage(digest, stage);
  }
  return digest.value();
}

}  // namespace shukei::analyzer
