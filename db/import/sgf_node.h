#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/colour.h"

namespace shukei::db {

/// What the properties of one SGF node say of the game and the tree, still as text (marked UTF-8).
struct SgfNode {
  std::int64_t line = 1;
  /// The stone: its colour and its point. Only the first of a node counts.
  std::optional<Colour> colour;
  std::string point;
  bool has_second_move = false;
  bool has_setup = false;  ///< Stones put or taken away without being played (AB, AW, AE).

  std::string name;                 ///< N
  std::string comment;              ///< C
  std::vector<std::string> labels;  ///< LB, "hh:A" each.
  std::size_t label_bytes = 0;
  std::string board_text;  ///< BOARDTEXT: the board text of a node on no point.
  /// LABEL: the node is no move but a label on this point, or on none.
  std::optional<std::string> label;
  std::string damaged;       ///< DAMAGEDTEXT: which of its texts are: board_text, name, comment.
  bool is_marked = false;    ///< HO
  bool is_start = false;     ///< START
  bool has_library = false;  ///< LIBRARY: the tree is one, whatever it looks like.

  /// Takes one value; false when the property is none of these.
  bool take(std::string_view ident, std::string_view value);
  [[nodiscard]] bool has_text() const {
    return !name.empty() || !comment.empty() || !labels.empty() || !board_text.empty() ||
           is_marked || is_start;
  }

 private:
  bool take_mark(std::string_view ident, std::string_view value);
};

}  // namespace shukei::db
