#pragma once

#include <algorithm>
#include <vector>

namespace shukei {

// Sanitizers make every round of a test about ten times as long, and look for what the first rounds
// already do: faults of memory, overflows, races. What a test asks of the answers stays the same.

/// Whether the tests are compiled with AddressSanitizer or ThreadSanitizer.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kIsSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif

/// How many rounds of `all` to make: all of them; a fifth, but at least three, under sanitizers.
constexpr int rounds(int all) { return kIsSanitized ? std::min(all, std::max(3, all / 5)) : all; }

/// Every how many-th item of a long list to take: each, or under sanitizers one of 23, which
/// divides neither powers of three nor the sizes of boards.
constexpr int stride() { return kIsSanitized ? 23 : 1; }

/// All of them, at least one; under sanitizers the first, the middle one and the last.
template <typename Value>
std::vector<Value> some_of(std::vector<Value> all) {
  if (!kIsSanitized || all.size() < 4) return all;
  return {all.front(), all[all.size() / 2], all.back()};
}

}  // namespace shukei
