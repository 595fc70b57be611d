#pragma once

#include "db/import/delivery.h"
#include "db/import/tree_path.h"

namespace shukei::db {

/// Hands over a node that the path took, or leaves it out with the reason that the path gave.
/// `node` has been described by the path and has its place.
void deliver_step(TreePath::Step step, const LibraryNode& node, Delivery& delivery);

}  // namespace shukei::db
