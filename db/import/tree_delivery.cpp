#include "db/import/tree_delivery.h"

namespace shukei::db {

void deliver_step(TreePath::Step step, const LibraryNode& node, Delivery& delivery) {
  switch (step) {
    case TreePath::Step::added:
      delivery.give(node);
      break;
    case TreePath::Step::occupied:
      delivery.skip(SkipReason::occupied_point, node.place,
                    "a move on the occupied point " + to_string(*node.point));
      break;
    case TreePath::Step::too_many:
      delivery.skip(SkipReason::too_long, node.place, "more moves than a game can have");
      break;
    case TreePath::Step::below_skipped:
      delivery.skip(SkipReason::below_skipped_node);
      break;
    case TreePath::Step::below_label:
      delivery.skip(SkipReason::below_label, node.place, "a child of a node that is no move");
      break;
    case TreePath::Step::unreadable:
      delivery.skip(SkipReason::unreadable, node.place, "a node whose move cannot be read");
      break;
  }
}

}  // namespace shukei::db
