#pragma once

#include <cstdint>
#include <cstring>
#include <utility>

#include "rules/direction.h"
#include "rules/point_set.h"

/// Sets of points in registers, for computing with all points at once. As in PointSet, lane r of
/// sixteen bits is rank r + 1 and bit c of it is file c; lane 15 and the bits 15 are no points, and
/// what an operation leaves there means nothing.
///
/// WidePlane is one register of 256 bits, SplitPlane two of 128; both are vectors as GCC and Clang
/// have them, so both are portable, and which is fast is for the caller to know. Everything here is
/// inlined into the caller and compiled for its instruction set.

#define SHUKEI_INLINE [[gnu::always_inline]] inline

namespace shukei::plane {

// How wide vectors would be passed matters to nobody, since every function is inlined.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi"

/// `vector` moved down by `count` lanes, up when negative, with empty lanes coming in.
template <int count, class Vector, int... lane>
SHUKEI_INLINE Vector move_lanes(const Vector& vector, std::integer_sequence<int, lane...>) {
  constexpr Vector kEmpty{};
  constexpr int kLanes = sizeof...(lane);
  if constexpr (count >= kLanes || count <= -kLanes) {
    return kEmpty;
  } else if constexpr (count >= 0) {
    return __builtin_shufflevector(vector, kEmpty, (lane + count)...);
  } else {
    return __builtin_shufflevector(kEmpty, vector, (lane + count + kLanes)...);
  }
}

struct WidePlane {
  using Lanes [[gnu::vector_size(32)]] = std::uint16_t;
  using Words [[gnu::vector_size(32)]] = std::uint64_t;
  Lanes lanes;

  SHUKEI_INLINE static WidePlane load(const PointSet& points) {
    WidePlane plane;
    std::memcpy(&plane.lanes, points.words().data(), sizeof plane.lanes);
    return plane;
  }
  SHUKEI_INLINE PointSet points() const {
    PointSet::Words words;
    std::memcpy(words.data(), &lanes, sizeof lanes);
    return PointSet::from_words(words);
  }
  SHUKEI_INLINE bool empty() const {
    Words words;
    std::memcpy(&words, &lanes, sizeof words);
    return (words[0] | words[1] | words[2] | words[3]) == 0;
  }
  template <int ranks>
  SHUKEI_INLINE WidePlane down() const {
    return {move_lanes<ranks>(lanes, std::make_integer_sequence<int, 16>{})};
  }
  template <int files>
  SHUKEI_INLINE WidePlane left() const {
    if constexpr (files >= 0) return {lanes >> files};
    return {lanes << -files};
  }
  SHUKEI_INLINE friend WidePlane operator&(const WidePlane& a, const WidePlane& b) {
    return {a.lanes & b.lanes};
  }
  SHUKEI_INLINE friend WidePlane operator|(const WidePlane& a, const WidePlane& b) {
    return {a.lanes | b.lanes};
  }
  SHUKEI_INLINE friend WidePlane operator^(const WidePlane& a, const WidePlane& b) {
    return {a.lanes ^ b.lanes};
  }
  SHUKEI_INLINE friend WidePlane operator~(const WidePlane& a) { return {~a.lanes}; }
};

struct SplitPlane {
  using Lanes [[gnu::vector_size(16)]] = std::uint16_t;
  using Words [[gnu::vector_size(16)]] = std::uint64_t;
  Lanes low;   // ranks 1-8
  Lanes high;  // ranks 9-15

  SHUKEI_INLINE static SplitPlane load(const PointSet& points) {
    SplitPlane plane;
    std::memcpy(&plane.low, points.words().data(), sizeof plane.low);
    std::memcpy(&plane.high, points.words().data() + 2, sizeof plane.high);
    return plane;
  }
  SHUKEI_INLINE PointSet points() const {
    PointSet::Words words;
    std::memcpy(words.data(), &low, sizeof low);
    std::memcpy(words.data() + 2, &high, sizeof high);
    return PointSet::from_words(words);
  }
  SHUKEI_INLINE bool empty() const {
    const Lanes either = low | high;
    Words words;
    std::memcpy(&words, &either, sizeof words);
    return (words[0] | words[1]) == 0;
  }
  template <int ranks>
  SHUKEI_INLINE SplitPlane down() const {
    constexpr auto kLanes = std::make_integer_sequence<int, 8>{};
    const Lanes near_low = move_lanes<ranks>(low, kLanes);
    const Lanes near_high = move_lanes<ranks>(high, kLanes);
    if constexpr (ranks >= 0) return {near_low | move_lanes<ranks - 8>(high, kLanes), near_high};
    return {near_low, near_high | move_lanes<ranks + 8>(low, kLanes)};
  }
  template <int files>
  SHUKEI_INLINE SplitPlane left() const {
    if constexpr (files >= 0) return {low >> files, high >> files};
    return {low << -files, high << -files};
  }
  SHUKEI_INLINE friend SplitPlane operator&(const SplitPlane& a, const SplitPlane& b) {
    return {a.low & b.low, a.high & b.high};
  }
  SHUKEI_INLINE friend SplitPlane operator|(const SplitPlane& a, const SplitPlane& b) {
    return {a.low | b.low, a.high | b.high};
  }
  SHUKEI_INLINE friend SplitPlane operator^(const SplitPlane& a, const SplitPlane& b) {
    return {a.low ^ b.low, a.high ^ b.high};
  }
  SHUKEI_INLINE friend SplitPlane operator~(const SplitPlane& a) { return {~a.low, ~a.high}; }
};

/// The points whose neighbour `steps` steps along the direction is in `plane`.
template <Direction direction, int steps, class Plane>
SHUKEI_INLINE Plane ahead(const Plane& plane) {
  constexpr Step kStep = step(direction);
  const auto moved = plane.template down<steps * kStep.rows>();
  return moved.template left<steps * kStep.columns>();
}

/// All cells of the stretches of `length` cells of a line whose first cells are `firsts`.
template <Direction direction, int length, class Plane>
SHUKEI_INLINE Plane stretches(const Plane& firsts) {
  static_assert(length >= 4 && length <= 6);
  const Plane two = firsts | ahead<direction, -1>(firsts);
  const Plane four = two | ahead<direction, -2>(two);
  if constexpr (length == 4) return four;
  if constexpr (length == 5) return four | ahead<direction, -4>(firsts);
  return four | ahead<direction, -4>(two);
}

/// How many of the sets added hold a point, as far as the judge wants to know.
template <class Plane>
struct Tally {
  Plane once;   // in one or more
  Plane twice;  // in two or more

  SHUKEI_INLINE void add(const Plane& points) {
    twice = twice | (once & points);
    once = once | points;
  }
};

#pragma GCC diagnostic pop

}  // namespace shukei::plane
