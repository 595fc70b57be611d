#include "analyzer/enumeration/minimal_subsets.h"

#include <memory>

namespace shukei::analyzer::detail {
namespace {

std::unique_ptr<std::array<ImageBounds, 8>> make_image_bounds() {
  auto bounds = std::make_unique<std::array<ImageBounds, 8>>();
  for (const Symmetry symmetry : kSymmetries) {
    ImageBounds& bound = (*bounds)[static_cast<std::size_t>(symmetry)];
    const Symmetry back = inverse(symmetry);
    for (const Point point : PointSet::all()) {
      bound.after[point.code()] = apply(back, points_after(point));
      if (apply(symmetry, point) >= point) bound.not_before.insert(point);
    }
  }
  return bounds;
}

}  // namespace

const std::array<ImageBounds, 8>& image_bounds() {
  static const auto kBounds = make_image_bounds();
  return *kBounds;
}

PointSet followers_under(Symmetry symmetry, const PointSet& set) {
  const ImageBounds& bounds = image_bounds()[static_cast<std::size_t>(symmetry)];
  const PointSet image = apply(symmetry, set);
  const PointSet own = set - image;
  if (own.empty()) return bounds.not_before;
  const Point difference = own.first();
  PointSet allowed = bounds.after[difference.code()];
  const Point tie = apply(inverse(symmetry), difference);
  if (!set.contains(tie)) {
    PointSet tied = set;
    tied.insert(tie);
    if (!precedes(apply(symmetry, tied), tied)) allowed.insert(tie);
  }
  return allowed;
}

PointSet followers(const SubsetQuestion& question, const PointSet& set, Point last) {
  PointSet allowed = question.candidates & points_after(last);
  if (question.group.size() == 1) return allowed;
  for (const Symmetry symmetry : kSymmetries) {
    if (symmetry == Symmetry::identity || !question.group.contains(symmetry)) continue;
    allowed &= followers_under(symmetry, set);
  }
  return allowed;
}

}  // namespace shukei::analyzer::detail
