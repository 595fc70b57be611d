#include "db/import/sgf_node.h"

#include "db/import/words.h"

namespace shukei::db {

bool SgfNode::take(std::string_view ident, std::string_view value) {
  if (ident == "B" || ident == "W") {
    if (colour) {
      has_second_move = true;
      return true;
    }
    colour = ident == "B" ? Colour::black : Colour::white;
    point = trimmed(value);
  } else if (ident == "C") {
    comment = value;
  } else if (ident == "N") {
    name = value;
  } else if (ident == "LB") {
    labels.emplace_back(value);
    label_bytes += value.size();
  } else if (ident == "AB" || ident == "AW" || ident == "AE") {
    has_setup = true;
  } else {
    return take_mark(ident, value);
  }
  return true;
}

bool SgfNode::take_mark(std::string_view ident, std::string_view value) {
  if (ident == "HO") {
    is_marked = true;
  } else if (ident == "START") {
    is_start = true;
  } else if (ident == "BOARDTEXT") {
    board_text = value;
  } else if (ident == "LABEL") {
    label = value;
  } else if (ident == "DAMAGEDTEXT") {
    damaged = value;
  } else if (ident == "LIBRARY") {
    has_library = true;
  } else {
    return false;
  }
  return true;
}

}  // namespace shukei::db
