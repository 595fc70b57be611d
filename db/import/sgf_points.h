#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "db/import/move.h"
#include "db/import/read_options.h"

namespace shukei::db {

/// How the points of one game are written in SGF: two letters, column then row, a being the left
/// column and the top row (FF[4]); or, as the user says, a being the bottom row; or in the corner
/// of a larger board that the file states. Points such as "h8", which some programs write, are read
/// too.
class SgfPoints {
 public:
  explicit SgfPoints(SgfRows rows) : rows_(rows) {}

  /// Takes the rows to be those of a board of so many, our board being its lower left corner.
  /// REQUIRES size >= kBoardSize.
  void set_board(int size) { size_ = size; }

  /// A point or, when the text is empty or "tt", a pass; nothing when it is neither.
  [[nodiscard]] std::optional<Move> read(std::string_view text) const;

 private:
  SgfRows rows_;
  int size_ = kBoardSize;
};

/// Which of the two ways of counting rows the texts of a game agree with: comments and names of
/// moves that begin with the point ("h10 is strong"), and offered fifth moves, which are on no
/// stone.
class SgfRowEvidence {
 public:
  /// `stone` was just placed and `text` is said of it.
  void weigh(Point stone, std::string_view text);
  /// `text` names offered fifth moves after `moves`, read as the rows are thought to be.
  void weigh_offers(std::string_view text, std::span<const Move> moves);
  /// Whether texts agree with the other way alone.
  [[nodiscard]] bool is_against() const { return against_ > 0 && agreeing_ == 0; }

 private:
  int agreeing_ = 0;
  int against_ = 0;
};

}  // namespace shukei::db
