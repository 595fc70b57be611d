#include "db/import/library_node.h"

namespace shukei::db {

std::string_view to_string(NodeKind kind) {
  switch (kind) {
    case NodeKind::root:
      return "root";
    case NodeKind::move:
      return "move";
    case NodeKind::pass:
      return "pass";
    case NodeKind::label:
      return "label";
  }
  return "";
}

}  // namespace shukei::db
