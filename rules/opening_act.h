#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/point.h"
#include "rules/rule_table.h"

namespace shukei {

/// What players do during an opening. In words as in the comments; see parse_act().

/// `h8`: puts one stone down.
struct PlaceStone {
  Point point;
  friend bool operator==(const PlaceStone&, const PlaceStone&) = default;
};
/// `h8 h9 j8`: puts the three stones of one of the 26 openings down, Black's first, White's, then
/// Black's second.
struct PlaceOpening {
  std::array<Point, 3> moves;
  friend bool operator==(const PlaceOpening&, const PlaceOpening&) = default;
};
/// `swap`: takes the other colour.
struct Swap {
  friend bool operator==(const Swap&, const Swap&) = default;
};
/// `stay`: keeps the colour.
struct Stay {
  friend bool operator==(const Stay&, const Stay&) = default;
};
/// `declare 5`: says how many fifth moves are to be offered.
struct Declare {
  int number;
  friend bool operator==(const Declare&, const Declare&) = default;
};
/// `single` or `offer`: chooses the way to the fifth move.
struct Choose {
  Choice choice;
  friend bool operator==(const Choose&, const Choose&) = default;
};
/// `offer g8 g7`: offers fifth moves. One point or more.
struct OfferFifths {
  std::vector<Point> fifths;
  friend bool operator==(const OfferFifths&, const OfferFifths&) = default;
};
/// `pick g8`: keeps one of the fifth moves that were offered.
struct PickFifth {
  Point point;
  friend bool operator==(const PickFifth&, const PickFifth&) = default;
};

using OpeningAct =
    std::variant<PlaceStone, PlaceOpening, Swap, Stay, Declare, Choose, OfferFifths, PickFifth>;

/// The act as above. parse_act(to_string(act), kind of its stage) is the act again.
std::string to_string(const OpeningAct& act);

/// Reads an act; letters in either case. `due` is the stage it is meant for, since a code such as
/// D7 is also a point: where an opening is to be placed it is the opening, in its usual
/// orientation, and so is any of the openings' other names; elsewhere it is the point.
/// Throws ParseError, with the column, when the text is no act.
OpeningAct parse_act(std::string_view text, StageKind due);

}  // namespace shukei
