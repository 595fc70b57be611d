#pragma once

#include <string>
#include <string_view>

#include "db/import/move.h"

namespace shukei::analyzer {

/// A point as SGF writes it on our board: column and row, both from a, the row from the top: h8 is
/// "hh", a15 "aa" (FF[4], "Gomoku and renju"). A pass is "".
std::string sgf_point(db::Move move);

/// A text as it stands between [ and ] (FF[4], 3.2): ] and \ after a backslash, CR LF and CR as LF.
std::string sgf_escaped(std::string_view text);

/// "IDENT[value]": a property of one value, escaped.
std::string sgf_property(std::string_view ident, std::string_view value);

/// The front of a game tree. AP names the program, and with it says that the texts are exact:
/// blanks at their ends belong to them.
inline constexpr std::string_view kSgfFront = "(;GM[4]FF[4]CA[UTF-8]AP[Shukei]SZ[15]";

}  // namespace shukei::analyzer
