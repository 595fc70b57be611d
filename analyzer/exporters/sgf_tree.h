#pragma once

#include "analyzer/exporters/move_tree.h"
#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// Writes a tree as one SGF game tree with variations, children in their order: FF[4], GM[4],
/// UTF-8. Board texts are labels (LB) of the parent, one-line comments names of nodes (N), the
/// others comments (C), marks hotspots (HO); what FF[4] has no property for stands in properties of
/// our own, see README.md. What is said of a label that is no move beside its board text goes to
/// the comment of the node that shows it. Our own reader reads the same tree back, but for that and
/// for blanks around texts. Memory: one path of the tree.
void write_sgf_tree(const MoveTree& tree, Output& output);

}  // namespace shukei::analyzer
