// A point literal is checked when compiled.
// error: call to (consteval|non-.*constexpr.*) function
#include "rules/point.h"

namespace shukei {
#ifdef MUST_NOT_COMPILE
constexpr Point kPoint = "z9"_pt;
#else
constexpr Point kPoint = "o15"_pt;
#endif
static_assert(kPoint.column() == 14);
}  // namespace shukei
