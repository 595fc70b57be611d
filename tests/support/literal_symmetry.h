#pragma once

#include <optional>
#include <tuple>
#include <vector>

#include "rules/board.h"

/// The slow second opinion on symmetry: patterns are compared as drawings, one by one. It shares
/// with the fast code nothing but Board and Point.
namespace shukei::literal {

/// A coloured stone: 0 black or 1 white, then column and row, which may lie anywhere.
using Stone = std::tuple<int, int, int>;
using Pattern = std::vector<Stone>;

/// The pattern's least drawing: of its eight turned and mirrored ones, each moved so that its
/// least column and row are 0, the first in lexical order. Two patterns can be laid upon each
/// other, on paper without edges, exactly when their least drawings are equal.
Pattern least_drawing(const Board& board);

/// The same with the board's edges in view: nothing is moved.
Pattern least_image_on_board(const Board& board);

/// Whether black fifth moves at `a` and `b` make patterns that can be laid upon each other.
bool same_pattern(const Board& four, Point a, Point b);
/// Whether they make positions that are turned or mirrored images of each other on the board.
bool same_on_board(const Board& four, Point a, Point b);

}  // namespace shukei::literal
