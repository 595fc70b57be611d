// What is offered as declared was declared before.
// error: static assertion failed|static_assert failed
#include "rules/opening_rule_tables.h"

namespace shukei {
constexpr auto altered_stages() {
  auto stages = rule_stages::kSoosorv;
#ifdef MUST_NOT_COMPILE
  stages[3].kind = StageKind::swap;
#else
  stages[3].kind = StageKind::declare;
#endif
  return stages;
}
constexpr auto kStages = altered_stages();
constexpr RuleTable kTable{"altered", rule_stages::kRifSpellings, false, false, 2, kStages, "none"};
static_assert(well_formed(kTable));
}  // namespace shukei
