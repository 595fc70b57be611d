#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/import/delivery.h"
#include "db/import/read_options.h"
#include "db/import/sgf_game.h"
#include "db/import/sgf_node.h"
#include "db/import/sgf_points.h"
#include "db/import/tree_path.h"

namespace shukei::db {

/// One game tree of an SGF file while it is read: what sgf_reader.h says of trees is done here.
class SgfTree {
 public:
  /// Begins at `line`. `delivery` outlives the tree.
  SgfTree(Delivery& delivery, const ReadOptions& options, std::int64_t line);

  /// A variation begins, or the first one: the tree itself.
  void begin_variation();
  void begin_node(std::int64_t line);
  void take(std::string_view ident, std::string_view value);
  /// The innermost variation ends. Returns whether that was the tree; then it has been handed over.
  bool end_variation();

  /// Nodes above the last one.
  [[nodiscard]] int depth() const { return path_.depth(); }
  /// How many bytes of labels and offers are held.
  [[nodiscard]] std::size_t held_bytes() const {
    return label_bytes_ + node_.label_bytes + game_.offers_bytes();
  }

 private:
  struct Label {
    Point point;
    Text text;
  };
  /// What belongs to a node of the path beside what TreePath keeps.
  struct Extra {
    std::int64_t line = 1;
    std::vector<Label> labels;
  };

  void finish_node();
  void judge();
  void judge_first_move();
  void leave_out(SkipReason reason, const std::string& why);

  void add_move();
  void alternate_colours();
  void add_child(const std::optional<Move>& move);
  void repeat_node();
  void add_label_node();
  void add_labels();
  Text take_label(Point point);

  void become_library();
  void settle(int depth, const Text& board_text, const SgfNode& texts);
  void rise_to(int depth);
  void give_labels_left();
  void finish();

  Delivery& delivery_;
  std::size_t most_labels_;
  SgfGame game_;
  SgfPoints points_;
  SgfRowEvidence rows_;
  TreePath path_;
  std::vector<Extra> extras_{1};
  std::vector<int> variations_;  ///< The depth at which each open one began.
  std::size_t label_bytes_ = 0;

  SgfNode node_;
  bool has_node_ = false;
  bool is_at_front_ = true;
  bool has_moved_ = false;
  bool is_reversed_ = false;
  bool is_exact_ = false;  ///< Blanks at the ends of texts belong to them.
  bool is_main_line_ = true;
  bool is_library_ = false;
  bool is_left_out_ = false;
  SgfNode root_;  ///< The root as it was read; only its texts and marks count.
};

}  // namespace shukei::db
