// Two bare ints in unknown order make no point.
// error: no matching (function|constructor)|cannot convert|invalid conversion
#include "rules/point.h"

namespace shukei {
#ifdef MUST_NOT_COMPILE
constexpr Point kPoint{1, 2};
#else
constexpr Point kPoint{File::b, Rank::r3};
#endif
static_assert(kPoint.row() == 2);
}  // namespace shukei
