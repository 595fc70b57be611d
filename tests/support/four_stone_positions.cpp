#include "tests/support/four_stone_positions.h"

#include <algorithm>
#include <map>
#include <set>

#include "rules/symmetry.h"

namespace shukei {
namespace {

using Codes = std::vector<int>;

/// A list by which positions are told apart: black codes, then white ones.
Codes codes_of(const Board& board) {
  Codes codes;
  for (const Point point : board.black()) codes.push_back(point.code());
  for (const Point point : board.white()) codes.push_back(point.code());
  return codes;
}

std::vector<Board> make_positions(int box_of_fourth) {
  std::set<Codes> known;
  std::vector<Board> positions;
  for (const Point second : central_box(3) - PointSet{kCentre}) {
    for (const Point third : central_box(5) - PointSet{kCentre, second}) {
      for (const Point fourth : central_box(box_of_fourth) - PointSet{kCentre, second, third}) {
        const Board board({kCentre, third}, {second, fourth});
        std::set<Codes> images;
        for (const Board& image : orientations(board)) images.insert(codes_of(image));
        if (known.insert(*images.begin()).second) positions.push_back(board);
      }
    }
  }
  return positions;
}

}  // namespace

std::vector<Board> orientations(const Board& board) {
  std::vector<Board> images;
  for (const Symmetry symmetry : kSymmetries) images.push_back(apply(symmetry, board));
  return images;
}

const std::vector<Board>& four_stone_positions(int box_of_fourth) {
  static std::map<int, std::vector<Board>> made;
  auto found = made.find(box_of_fourth);
  if (found == made.end()) {
    found = made.emplace(box_of_fourth, make_positions(box_of_fourth)).first;
  }
  return found->second;
}

}  // namespace shukei
