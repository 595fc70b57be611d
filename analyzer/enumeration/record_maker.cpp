#include "analyzer/enumeration/record_maker.h"

#include <algorithm>

#include "analyzer/enumeration/position_facts.h"
#include "rules/forbidden.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

constexpr std::uint8_t kIdentityAlone = 1;  // the first bit of a SymmetrySet

constexpr int steps_between(int a, int b) { return a < b ? b - a : a - b; }

/// By code: 0 for h8, 1 for the rest of the central 3x3, 2 for the rest of the 5x5, ... 7 for the
/// edge.
constexpr std::array<std::uint8_t, kPointCodes> kRingOf = [] {
  std::array<std::uint8_t, kPointCodes> rings{};
  for (const Point point : PointSet::all()) {
    rings[point.code()] =
        static_cast<std::uint8_t>(std::max(steps_between(point.column(), kCentre.column()),
                                           steps_between(point.row(), kCentre.row())));
  }
  return rings;
}();

/// The boxes of a colour's moves, smallest first.
std::vector<int> sorted_boxes(const RuleChoice& rule, Colour colour, int stones) {
  std::vector<int> boxes;
  for (int move = colour == Colour::black ? 1 : 2; move <= stones; move += 2) {
    boxes.push_back(rule.rule.box_of_move(move, rule.choice));
  }
  std::sort(boxes.begin(), boxes.end());
  return boxes;
}

/// Whether stones in these rings, nearest first, can be given to moves with these boxes: the
/// boxes are nested, so the j-th nearest stone goes to the j-th smallest box or it cannot be.
bool fit(const std::vector<int>& rings, const std::vector<int>& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (2 * rings[i] + 1 > boxes[i]) return false;
  }
  return true;
}

}  // namespace

RecordMaker::RecordMaker(const std::vector<RuleChoice>& rules, const PositionFamily& family)
    : rules_(rules),
      family_(family),
      thirds_(static_cast<std::size_t>(black_stones(family.stones)) - 1),
      whites_(static_cast<std::size_t>(white_stones(family.stones))) {
  fill_white_table();
}

std::uint16_t RecordMaker::possible_for(Colour colour, std::vector<int> rings) const {
  std::sort(rings.begin(), rings.end());
  unsigned mask = 0;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (fit(rings, sorted_boxes(rules_[i], colour, family_.stones))) mask |= 1U << i;
  }
  return static_cast<std::uint16_t>(mask);
}

void RecordMaker::fill_white_table() {
  std::size_t size = 1;
  for (std::size_t i = 0; i < whites_; ++i) size *= kRings;
  white_table_.resize(size);
  for (std::size_t index = 0; index < size; ++index) {
    std::vector<int> rings;
    std::size_t rest = index;
    for (std::size_t i = 0; i < whites_; ++i, rest /= kRings) {
      rings.push_back(static_cast<int>(rest % kRings));
    }
    white_table_[index] = possible_for(Colour::white, std::move(rings));
  }
}

void RecordMaker::start(const BlackSet& black) {
  black_stabiliser_ = black.stabiliser;
  board_ = Board(black.stones, {});
  record_ = {};
  std::vector<int> rings;
  for (const Point stone : black.stones) rings.push_back(kRingOf[stone.code()]);
  black_possible_ = possible_for(Colour::black, std::move(rings));
  std::size_t index = 0;
  must_be_judged_ = false;
  for (const Point third : black.stones - PointSet{kCentre}) {
    must_be_judged_ |= can_be_forbidden(black.stones - PointSet{third}, third);
    for (const Point second : board_.free()) {
      const auto code = opening_of(second, third);
      opening_bytes_[index][second.code()] =
          static_cast<std::uint8_t>(code ? code->index() + 1 : 0);
    }
    ++index;
  }
  start_keepers();
  if (whites_ == 0) complete_alone();
}

/// The isometries that keep all stones are among those that keep the black ones.
void RecordMaker::start_keepers() {
  keepers_.clear();
  const IsometryGroup group = stabiliser(board_, SymmetryReading::pattern);
  for (const Isometry& isometry : group.members()) {
    if (isometry.linear == Symmetry::identity) continue;
    Keeper& keeper = keepers_.emplace_back(Keeper{isometry, {}, {}});
    for (const Point point : board_.free()) {
      if (apply(isometry, point) == point) keeper.fixed.insert(point);
    }
  }
}

void RecordMaker::complete_alone() {
  record_.pattern_symmetries = stabiliser(board_, SymmetryReading::pattern).linear_parts();
  record_.board_symmetries = black_stabiliser_;
  record_.possible = black_possible_;
  record_.forbidden = forbidden_last_moves(board_);
}

void RecordMaker::start_bundle(const PointSet& rest) {
  board_ = Board(board_.black(), rest);
  std::size_t index = 0;
  std::size_t weight = 1;
  std::size_t reading = 0;
  for (const Point second : rest) {
    index += weight * kRingOf[second.code()];
    weight *= kRings;
    for (std::size_t third = 0; third < thirds_; ++third)
      record_.openings[third * whites_ + reading] = opening_bytes_[third][second.code()];
    ++reading;
  }
  for (std::size_t ring = 0; ring < kRings; ++ring)
    possible_[ring] =
        static_cast<std::uint16_t>(black_possible_ & white_table_[index + weight * ring]);
  for (Keeper& keeper : keepers_) keeper.lasts = lasts_kept(keeper, rest);
}

/// The isometry must take the white stones to white stones. Those of `rest` that it takes elsewhere
/// need the last one there: when there are two, or one falls off the board, no last one helps.
PointSet RecordMaker::lasts_kept(const Keeper& keeper, const PointSet& rest) {
  PointSet strays;
  for (const Point stone : rest) {
    const auto image = apply(keeper.isometry, stone);
    if (!image) return {};
    if (!rest.contains(*image)) strays.insert(*image);
  }
  if (strays.empty()) return keeper.fixed;
  if (strays.size() > 1) return {};
  const auto image = apply(keeper.isometry, strays.first());
  return image && rest.contains(*image) ? strays : PointSet{};
}

void RecordMaker::complete(Point last) {
  record_.possible = possible_[kRingOf[last.code()]];
  for (std::size_t third = 0; third < thirds_; ++third)
    record_.openings[third * whites_ + whites_ - 1] = opening_bytes_[third][last.code()];
  record_.pattern_symmetries = SymmetrySet::from_mask(kIdentityAlone);
  for (const Keeper& keeper : keepers_) {
    if (keeper.lasts.contains(last)) record_.pattern_symmetries.insert(keeper.isometry.linear);
  }
  // An isometry that keeps the black stones is a symmetry of the board when one with its linear
  // part is: no two with the same one keep a pattern.
  record_.board_symmetries =
      SymmetrySet::from_mask(record_.pattern_symmetries.mask() & black_stabiliser_.mask());
  if (must_be_judged_ || family_.stones == 4) judge(last);
}

/// What the position as a whole has to be looked at for.
void RecordMaker::judge(Point last) {
  Board board = board_;
  board.place(Colour::white, last);
  record_.forbidden = forbidden_last_moves(board);
  if (family_.stones == 4) record_.fifth_classes = fifth_class_counts(board);
}

}  // namespace shukei::analyzer
