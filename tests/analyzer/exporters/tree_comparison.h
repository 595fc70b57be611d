#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/exporters/move_tree.h"

namespace shukei::analyzer {

/// Every node of a tree in pre-order, a line each: what it is, its line, its texts and marks.
std::vector<std::string> described(const MoveTree& tree);

/// The same without a word on which texts are damaged: RenLib has no place for that.
std::vector<std::string> described_without_damage(const MoveTree& tree);

/// What the bytes of a library are read as, merged into a tree. `charset`: "" to find it out.
MoveTree tree_in(std::string_view bytes, const std::string& charset = "");

/// A tree as SGF.
std::string sgf_of(const MoveTree& tree);

/// Whether there are damaged texts among those of a tree.
enum class TreeTexts { whole, with_damage };

/// A made-up tree of about so many nodes, with passes, labels, several first moves, hostile texts
/// and marks.
MoveTree random_tree(int nodes, std::uint64_t seed, TreeTexts kind = TreeTexts::whole);

}  // namespace shukei::analyzer
