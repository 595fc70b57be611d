#pragma once

#include <string>
#include <string_view>

#include "analyzer/drawing/board_drawing.h"

namespace shukei::analyzer {

/// The board as an SVG picture, a whole XML document: stones with their move numbers, marks as
/// discs with their labels, axes and centres of symmetries dashed, what lies outside the box
/// shaded, the title above and the caption below. It has a title and a description for those who
/// cannot see it.
std::string svg_board(const BoardDrawing& drawing);

/// Text as it stands in XML content and attributes: markup escaped, bytes that are not UTF-8
/// replaced, control characters left out.
std::string xml_escaped(std::string_view text);

}  // namespace shukei::analyzer
