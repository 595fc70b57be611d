#include "rules/offer.h"

#include <algorithm>

namespace shukei {
namespace {

/// What a fifth move makes that is forbidden takes four other black stones: two threes that meet
/// in it or two fours in one line five stones in all, an overline six.
constexpr int kFewestForForbidden = 4;

/// Compares the number offered with what the rule and the declaration require. A declaration that
/// is not known is not guessed: then the number must be one that could have been declared.
void judge_number(const Offer& offer, OfferVerdict& verdict) {
  const auto [least, greatest] = offer.rule.offer_range(offer.choice);
  if (offer.declared && (*offer.declared < least || *offer.declared > greatest)) {
    verdict.faults.insert(OfferFault::out_of_range);
    return;
  }
  if (offer.declared || least == greatest) verdict.required = offer.declared.value_or(greatest);
  if (verdict.offered < verdict.required.value_or(least)) {
    verdict.faults.insert(OfferFault::too_few);
  }
  if (verdict.offered > verdict.required.value_or(greatest)) {
    verdict.faults.insert(OfferFault::too_many);
  }
}

void judge_position(const Offer& offer, OfferVerdict& verdict) {
  constexpr int kStones = 4;
  if (offer.position.size() == kStones) {
    verdict.placement = placement_fault(offer.rule, offer.choice, offer.position);
    if (!verdict.placement) return;
  }
  verdict.faults.insert(OfferFault::position);
}

PointSet forbidden_among(const PointSet& points, const Board& board) {
  PointSet forbidden;
  if (board.black().size() < kFewestForForbidden) return forbidden;
  for (const Point point : points) {
    if (forbidden_kind(board, point)) forbidden.insert(point);
  }
  return forbidden;
}

void judge_points(const Offer& offer, OfferVerdict& verdict) {
  PointSet points;
  for (const Point point : offer.fifths) {
    if (points.contains(point)) verdict.repeated.insert(point);
    points.insert(point);
  }
  verdict.occupied = points & offer.position.occupied();
  verdict.outside_box = points - central_box(offer.rule.box_of_move(5, offer.choice));
  verdict.forbidden = forbidden_among(points - verdict.occupied, offer.position);
  verdict.valid = points - verdict.occupied - verdict.outside_box - verdict.forbidden;
  if (!verdict.repeated.empty()) verdict.faults.insert(OfferFault::repeated);
  if (!verdict.occupied.empty()) verdict.faults.insert(OfferFault::occupied);
  if (!verdict.outside_box.empty() || offer.off_board > 0) {
    verdict.faults.insert(OfferFault::outside_box);
  }
  if (!verdict.forbidden.empty()) verdict.faults.insert(OfferFault::forbidden);
}

/// The members of the group that are symmetries of the board.
IsometryGroup board_members(const IsometryGroup& group) {
  IsometryGroup members;
  for (const Isometry& member : group.members()) {
    if (is_board_symmetry(member)) members.insert(member);
  }
  return members;
}

void judge_symmetry(const Offer& offer, OfferVerdict& verdict) {
  const IsometryGroup pattern = stabiliser(offer.position, SymmetryReading::pattern);
  const IsometryGroup board = board_members(pattern);
  const bool reads_pattern = verdict.reading == SymmetryReading::pattern;
  verdict.symmetries = reads_pattern ? pattern : board;
  const PointSet free =
      verdict.valid | ((verdict.outside_box | verdict.forbidden) - verdict.occupied);
  // A class of two points or more is what a symmetric pair is; those of `board` part those of
  // `pattern`, so that the readings differ exactly when their numbers do.
  const int points = free.size();
  const int by_pattern = orbit_count(pattern, free);
  const int by_board = board.size() == pattern.size() ? by_pattern : orbit_count(board, free);
  const int by_reading = reads_pattern ? by_pattern : by_board;
  const int by_other = reads_pattern ? by_board : by_pattern;
  verdict.readings_differ = by_pattern != by_board;
  verdict.accepted_under_other = verdict.faults.empty() && by_other == points;
  if (by_reading < points) verdict.faults.insert(OfferFault::symmetric);
  verdict.distinct =
      free == verdict.valid ? by_reading : orbit_count(verdict.symmetries, verdict.valid);
}

// --- findings -----------------------------------------------------------------------------------

/// The place of an isometry in the order in which they are named for a pair that has several.
int preference(const Isometry& isometry) {
  constexpr std::array kOrder{Symmetry::reflect_file_h, Symmetry::reflect_rank_8,
                              Symmetry::reflect_a1_o15, Symmetry::reflect_a15_o1,
                              Symmetry::rotate_180};
  return static_cast<int>(std::find(kOrder.begin(), kOrder.end(), isometry.linear) -
                          kOrder.begin());
}

std::optional<Isometry> mapping(const IsometryGroup& group, Point from, Point to) {
  std::optional<Isometry> best;
  for (const Isometry& member : group.members()) {
    if (apply(member, from) != to) continue;
    if (!best || preference(member) < preference(*best)) best = member;
  }
  return best;
}

/// The points offered, in their order, each once.
std::vector<Point> each_once(std::span<const Point> fifths) {
  std::vector<Point> points;
  PointSet seen;
  for (const Point point : fifths) {
    if (!seen.contains(point)) points.push_back(point);
    seen.insert(point);
  }
  return points;
}

void add_points(OfferFault fault, const PointSet& at_fault, const Offer& offer,
                std::vector<OfferFinding>& found) {
  for (const Point point : each_once(offer.fifths)) {
    if (!at_fault.contains(point)) continue;
    OfferFinding finding{fault, {point}, {}, {}};
    if (fault == OfferFault::forbidden) finding.kind = forbidden_kind(offer.position, point);
    found.push_back(std::move(finding));
  }
}

void add_pairs(const Offer& offer, const OfferVerdict& verdict, std::vector<OfferFinding>& found) {
  const std::vector<Point> points = each_once(offer.fifths);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (verdict.occupied.contains(points[i])) continue;
    for (std::size_t j = i + 1; j < points.size(); ++j) {
      const auto by = mapping(verdict.symmetries, points[i], points[j]);
      if (by) found.push_back({OfferFault::symmetric, {points[i], points[j]}, by, {}});
    }
  }
}

}  // namespace

OfferVerdict judge_offer(const Offer& offer) {
  OfferVerdict verdict;
  verdict.reading = offer.reading;
  verdict.offered = static_cast<int>(offer.fifths.size()) + offer.off_board;
  judge_position(offer, verdict);
  judge_number(offer, verdict);
  judge_points(offer, verdict);
  judge_symmetry(offer, verdict);
  return verdict;
}

std::vector<OfferFinding> findings(const Offer& offer, const OfferVerdict& verdict) {
  std::vector<OfferFinding> found;
  for (const OfferFault fault : {OfferFault::position, OfferFault::out_of_range,
                                 OfferFault::too_few, OfferFault::too_many}) {
    if (verdict.faults.contains(fault)) found.push_back({fault, {}, {}, {}});
  }
  add_points(OfferFault::repeated, verdict.repeated, offer, found);
  add_points(OfferFault::occupied, verdict.occupied, offer, found);
  add_points(OfferFault::outside_box, verdict.outside_box, offer, found);
  add_points(OfferFault::forbidden, verdict.forbidden, offer, found);
  if (verdict.faults.contains(OfferFault::symmetric)) add_pairs(offer, verdict, found);
  return found;
}

}  // namespace shukei
