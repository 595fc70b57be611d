#pragma once

#include <string>
#include <string_view>

#include "analyzer/drawing/board_drawing.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// The colours of a mark. Classes of moves have eight (Paul Tol's "muted" scheme, told apart by the
/// colour-blind) and begin again after the eighth; letters tell more of them apart.
struct MarkInk {
  std::string_view fill;  ///< Of the disc in SVG.
  std::string_view text;  ///< Of the label on it: contrast 4.5 at least.
  int terminal;           ///< Of the label in a terminal, one of 256, on pale paper.
};

MarkInk mark_ink(MarkKind kind, int index);

/// A label in a mark's colour, as on the board; as it is when the output has no colour.
std::string mark_styled(const Output& output, MarkKind kind, int index, std::string_view label);

}  // namespace shukei::analyzer
