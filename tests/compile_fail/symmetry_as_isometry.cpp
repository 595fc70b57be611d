// A symmetry of the board is not passed for a symmetry of a pattern.
// error: no matching (member )?function|cannot convert|could not (convert|bind)|no known conversion
#include "rules/pattern_symmetry.h"

namespace shukei {
constexpr int order_of_group() {
  IsometryGroup group;
#ifdef MUST_NOT_COMPILE
  group.insert(Symmetry::rotate_90);
#else
  group.insert(as_isometry(Symmetry::rotate_90));
#endif
  return group.size();
}
static_assert(order_of_group() == 1);
}  // namespace shukei
