#pragma once

#include <string>

#include "analyzer/drawing/board_drawing.h"

namespace shukei::analyzer {

/// The board as an SVG picture, a whole XML document: stones with their move numbers, those that
/// stand out ringed, marks as discs with their labels, axes and centres of symmetries dashed, what
/// lies outside the box shaded, the title above and the caption below. It has a title and a
/// description for those who cannot see it.
std::string svg_board(const BoardDrawing& drawing);

}  // namespace shukei::analyzer
