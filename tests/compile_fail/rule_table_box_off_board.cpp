// The boxes of a rule table are central squares of the board: an even one has no centre.
// error: static assertion failed|static_assert failed
#include "rules/opening_rule_tables.h"

namespace shukei {
constexpr auto altered_stages() {
  auto stages = rule_stages::kTarannikov;
#ifdef MUST_NOT_COMPILE
  stages[2].box = 4;
#else
  stages[2].box = 5;
#endif
  return stages;
}
constexpr auto kStages = altered_stages();
constexpr RuleTable kTable{"altered", rule_stages::kRifSpellings, false, false, 2, kStages, "none"};
static_assert(well_formed(kTable));
}  // namespace shukei
