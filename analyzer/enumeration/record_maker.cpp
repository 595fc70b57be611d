#include "analyzer/enumeration/record_maker.h"

#include <algorithm>
#include <cstdlib>

#include "analyzer/enumeration/position_facts.h"
#include "rules/opening.h"

namespace shukei::analyzer {
namespace {

constexpr int kRings = kBoardSize / 2 + 1;

/// 0 for h8, 1 for the rest of the central 3x3, 2 for the rest of the 5x5, ... 7 for the edge.
int ring_of(Point point) {
  return std::max(std::abs(point.column() - kCentre.column()),
                  std::abs(point.row() - kCentre.row()));
}

bool maps_onto_itself(const Isometry& isometry, const PointSet& points) {
  return std::all_of(points.begin(), PointSet::end(), [&](Point point) {
    const auto image = apply(isometry, point);
    return image && points.contains(*image);
  });
}

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

RecordMaker::RecordMaker(const std::vector<RuleChoice>& rules, int stones)
    : rules_(rules), stones_(stones) {
  fill_white_table();
}

std::uint16_t RecordMaker::possible_for(Colour colour, std::vector<int> rings) const {
  std::sort(rings.begin(), rings.end());
  unsigned mask = 0;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (fit(rings, sorted_boxes(rules_[i], colour, stones_))) mask |= 1U << i;
  }
  return static_cast<std::uint16_t>(mask);
}

void RecordMaker::fill_white_table() {
  const int white = white_stones(stones_);
  std::size_t size = 1;
  for (int i = 0; i < white; ++i) size *= kRings;
  white_table_.resize(size);
  for (std::size_t index = 0; index < size; ++index) {
    std::vector<int> rings;
    std::size_t rest = index;
    for (int i = 0; i < white; ++i, rest /= kRings) {
      rings.push_back(static_cast<int>(rest % kRings));
    }
    white_table_[index] = possible_for(Colour::white, std::move(rings));
  }
}

void RecordMaker::start(const BlackSet& black) {
  black_ = black;
  black_pattern_ = stabiliser(Board(black.stones, {}), SymmetryReading::pattern);
  std::vector<int> rings;
  for (const Point stone : black.stones) rings.push_back(ring_of(stone));
  black_possible_ = possible_for(Colour::black, std::move(rings));
}

SymmetrySet RecordMaker::board_symmetries(const PointSet& white) const {
  if (black_.stabiliser.size() == 1) return black_.stabiliser;
  SymmetrySet kept;
  for (const Symmetry symmetry : kSymmetries) {
    if (black_.stabiliser.contains(symmetry) && apply(symmetry, white) == white) {
      kept.insert(symmetry);
    }
  }
  return kept;
}

SymmetrySet RecordMaker::pattern_symmetries(const PointSet& white) const {
  // Isometries that keep all stones keep the black ones.
  SymmetrySet kept;
  for (const Isometry& isometry : black_pattern_.members()) {
    if (maps_onto_itself(isometry, white)) kept.insert(isometry.linear);
  }
  return kept;
}

std::uint16_t RecordMaker::white_possible(const PointSet& white) const {
  std::size_t index = 0;
  std::size_t weight = 1;
  for (const Point stone : white) {
    index += weight * static_cast<std::size_t>(ring_of(stone));
    weight *= kRings;
  }
  return white_table_[index];
}

db::PositionRecord RecordMaker::make(const PointSet& white) const {
  const Board board(black_.stones, white);
  db::PositionRecord record;
  record.board_symmetries = board_symmetries(white);
  record.pattern_symmetries = pattern_symmetries(white);
  record.possible = static_cast<std::uint16_t>(black_possible_ & white_possible(white));
  record.forbidden = forbidden_last_moves(board);
  std::size_t reading = 0;
  for (const Point third : black_.stones - PointSet{kCentre}) {
    for (const Point second : white) {
      const auto code = opening_of(second, third);
      record.openings[reading++] = static_cast<std::uint8_t>(code ? code->index() + 1 : 0);
    }
  }
  if (stones_ == 4) record.fifth_classes = fifth_class_counts(board);
  return record;
}

}  // namespace shukei::analyzer
