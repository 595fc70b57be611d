#pragma once

#include <array>
#include <cstddef>

#include "rules/symmetry.h"

namespace shukei::analyzer {

/// Which sets of points are asked for: those of `size` points out of `candidates` that hold at
/// least one point of `required` and precede or equal all their images under `group`.
/// REQUIRES size >= 1, and that `group` is a subgroup that maps `candidates` and `required` onto
/// themselves.
struct SubsetQuestion {
  PointSet candidates;
  PointSet required;
  int size;
  SymmetrySet group;
};

/// The points with greater codes than `point`.
constexpr PointSet points_after(Point point) {
  PointSet::Words words = PointSet::all().words();
  const std::size_t word = point.code() >> 6U;
  for (std::size_t i = 0; i < word; ++i) words[i] = 0;
  words[word] &= ~std::uint64_t{0} << (point.code() & 63U) << 1U;
  return PointSet::from_words(words);
}

namespace detail {

/// For a symmetry g other than the identity: which points x may still be added to a set P, all of
/// whose points are less than x, without some image of the whole preceding it.
struct ImageBounds {
  /// after[d]: the x with g(x) after d.
  std::array<PointSet, kPointCodes> after;
  /// The x with g(x) not before x.
  PointSet not_before;
};

/// The bounds of each symmetry; made once, on first use.
const std::array<ImageBounds, 8>& image_bounds();

/// The points that may follow `set` under one symmetry, the question's other conditions aside.
///
/// Let P be the set, minimal under g, and d the least point in which P and g(P) differ; d is in P.
/// With x after all of P, the image g(P + x) precedes P + x exactly when g(x) is before d; when
/// g(x) is d itself the points behind it decide. When g(P) = P, it does when g(x) is before x.
PointSet followers_under(Symmetry symmetry, const PointSet& set);

/// The points that may follow a minimal set so that it stays minimal under the group.
PointSet followers(const SubsetQuestion& question, const PointSet& set, Point last);

template <typename Visitor>
void extend(const SubsetQuestion& question, const PointSet& set, const PointSet& next, int wanted,
            Visitor& visit) {
  const bool satisfied = !(set & question.required).empty();
  if (wanted == 1) {
    const PointSet lasts = satisfied ? next : next & question.required;
    if (!lasts.empty()) visit(set, lasts);
    return;
  }
  for (const Point point : next) {
    PointSet larger = set;
    larger.insert(point);
    const PointSet after = followers(question, larger, point);
    const bool hopeless = !satisfied && !question.required.contains(point) &&
                          (question.required & points_after(point)).empty();
    if (hopeless) return;  // later points leave no required one behind them either
    extend(question, larger, after, wanted - 1, visit);
  }
}

}  // namespace detail

/// Visits every such set once, in the order of precedes(), in bundles that differ in the greatest
/// point only: visit(const PointSet& rest, const PointSet& lasts) stands for the sets
/// rest + {x} for every x in `lasts`, all of them after every point of `rest`.
///
/// The order makes it cheap: a set that is minimal under the group has a minimal rest (were an
/// image of the rest before the rest, adding points behind it could not mend it), so growing
/// minimal sets by points behind their last one reaches every minimal set, once, in order, with
/// nothing to remember. Under the trivial group the work for each set is one bit.
template <typename Visitor>
void for_each_minimal_subset(const SubsetQuestion& question, Visitor&& visit) {
  PointSet first = question.candidates;
  for (const Symmetry symmetry : kSymmetries) {
    if (question.group.contains(symmetry)) first &= detail::followers_under(symmetry, {});
  }
  detail::extend(question, PointSet{}, first, question.size, visit);
}

}  // namespace shukei::analyzer
