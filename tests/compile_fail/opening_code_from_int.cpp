// A bare number is no opening: D4, I4 or the fourth of the list?
// error: is private within this context|calling a private constructor|cannot convert|could not
// convert
#include "rules/opening.h"

namespace shukei {
#ifdef MUST_NOT_COMPILE
constexpr OpeningCode kCode{3};
#else
constexpr OpeningCode kCode = OpeningCode::from_index(3);
#endif
static_assert(kCode.number() == 4);
}  // namespace shukei
