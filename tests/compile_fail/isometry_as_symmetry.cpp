// A symmetry of a pattern is not passed for a symmetry of the board: it may shift stones.
// error: no matching function|cannot convert|no known conversion
#include "rules/isometry.h"

namespace shukei {
constexpr Isometry kIsometry{Symmetry::reflect_file_h, 15, 0};
#ifdef MUST_NOT_COMPILE
constexpr Board kImage = apply(kIsometry, Board{});
#else
constexpr Board kImage = apply(kIsometry.linear, Board{});
#endif
static_assert(kImage.size() == 0);
}  // namespace shukei
