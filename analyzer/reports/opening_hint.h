#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"
#include "rules/opening.h"

namespace shukei::analyzer {

/// An opening to which a comment sends its reader.
struct NamedOpening {
  std::string text;  ///< From the word that sends the reader on to the opening's name.
  OpeningCode opening;
};

/// All of them, in their order: "see D7", "cf. Kagetsu", "see also opening d7", "见花月". A code in
/// small letters is a point unless the word "opening" stands before it.
std::vector<NamedOpening> openings_referred_to(std::string_view comment);

/// What can be said of such a comment.
enum class HintVerdict : std::uint8_t {
  same_stones,    ///< The stones there can be that opening.
  shifted_shape,  ///< They could be if they were shifted on the board: another position.
  other,          ///< Neither.
};

/// "same_stones", "shifted_shape", "other".
std::string_view to_string(HintVerdict verdict);

/// How the stones of a position, three or more, stand to an opening that somebody named; of fewer
/// stones whether they can still become it.
HintVerdict judge_hint(const Board& board, OpeningCode opening);

}  // namespace shukei::analyzer
