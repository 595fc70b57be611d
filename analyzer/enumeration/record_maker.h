#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "analyzer/enumeration/position_family.h"
#include "analyzer/enumeration/rule_list.h"
#include "rules/pattern_symmetry.h"

namespace shukei::analyzer {

/// Makes the records of all positions of one black set, in key order, at some ten nanoseconds each:
/// what depends on the black stones alone is worked out once for each black set, and what depends
/// on all stones but the last white one once for each such bundle. Gives what position_facts()
/// gives. Not thread safe; make one a thread (they are cheap).
class RecordMaker {
 public:
  /// `rules` must outlive the maker. REQUIRES a family of 1 to db::kMostStones stones.
  RecordMaker(const std::vector<RuleChoice>& rules, const PositionFamily& family);

  /// Visits every canonical position of the family with this black set once, in key order, in
  /// bundles of positions that differ in the last white stone only: begin(const Board& rest) for
  /// each bundle, then visit(Point last, const db::PositionRecord& record) for each of its
  /// positions; the record is good until the visitor returns.
  /// REQUIRES a family with white stones.
  template <typename Begin, typename Visitor>
  void for_each_bundle(const BlackSet& black, Begin&& begin, Visitor&& visit) {
    start(black);
    for_each_white_set(family_, black, [&](const PointSet& rest, const PointSet& lasts) {
      start_bundle(rest);
      begin(std::as_const(board_));
      for (const Point last : lasts) {
        complete(last);
        visit(last, std::as_const(record_));
      }
    });
  }

  /// The same for families without white stones too, position by position:
  /// visit(const Board& position, const db::PositionRecord& record).
  template <typename Visitor>
  void for_each_record(const BlackSet& black, Visitor&& visit) {
    if (whites_ == 0) {
      start(black);
      return visit(std::as_const(board_), std::as_const(record_));
    }
    Board rest;
    for_each_bundle(
        black, [&](const Board& board) { rest = board; },
        [&](Point last, const db::PositionRecord& record) {
          Board position = rest;
          position.place(Colour::white, last);
          visit(std::as_const(position), record);
        });
  }

 private:
  /// An isometry that keeps the black stones, and the points it keeps.
  struct Keeper {
    Isometry isometry;
    PointSet fixed;
    /// The last white stones with which it keeps all stones.
    PointSet lasts;
  };

  void start(const BlackSet& black);
  void start_keepers();
  /// The record of a position without white stones.
  void complete_alone();
  void start_bundle(const PointSet& rest);
  static PointSet lasts_kept(const Keeper& keeper, const PointSet& rest);
  void complete(Point last);
  void judge(Point last);
  [[nodiscard]] std::uint16_t possible_for(Colour colour, std::vector<int> rings) const;
  void fill_white_table();

  static constexpr std::size_t kMostThirds =
      static_cast<std::size_t>(black_stones(db::kMostStones)) - 1;
  static constexpr std::size_t kRings = kBoardSize / 2 + 1;

  const std::vector<RuleChoice>& rules_;
  PositionFamily family_;
  std::size_t thirds_;  ///< Black stones but h8: as many as can be move 3.
  std::size_t whites_;
  /// The mask of white stones in rings r1, r2, ... at r1 + 8 r2 + 64 r3.
  std::vector<std::uint16_t> white_table_;

  SymmetrySet black_stabiliser_;
  std::uint16_t black_possible_ = 0;
  std::vector<Keeper> keepers_;
  /// Black has stones enough that one of them may be a forbidden move.
  bool must_be_judged_ = false;
  /// For every third move, by the code of the second, the opening's index + 1 or 0.
  std::array<std::array<std::uint8_t, kPointCodes>, kMostThirds> opening_bytes_{};

  /// The position without its last white stone, and the record as far as it is the same for all.
  Board board_;
  db::PositionRecord record_;
  /// By the ring of the last white stone.
  std::array<std::uint16_t, kRings> possible_{};
};

}  // namespace shukei::analyzer
