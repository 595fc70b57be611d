// Only canonicalise() makes a CanonicalBoard.
// error: is private within this context|calling a private constructor
#include "rules/canonical_form.h"

namespace shukei {
#ifdef MUST_NOT_COMPILE
CanonicalBoard canonical(const Board& board) { return CanonicalBoard(board); }
#else
CanonicalBoard canonical(const Board& board) { return canonicalise(board).representative; }
#endif
}  // namespace shukei
