#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/notation.h"

namespace shukei::analyzer {

/// Reads the position that a command is asked about. The words are joined by blanks and read by
/// parse_position(); a single word @FILE stands for the text of a file and "-" for standard input.
/// Throws ParseError, with file, line and column for a text that comes from a file; UsageError when
/// the file cannot be read.
Position read_position(std::span<const std::string> words);

/// parse_position() for a text of several lines: errors tell the line and column and carry the
/// name of the source.
Position parse_position_of(std::string_view text, const std::string& source);

/// The points of an option's value, as parse_points() reads them. Throws UsageError that names the
/// option.
std::vector<Point> read_points(std::string_view option, std::string_view text);

/// The opening of this code or name. Throws UsageError when it names none.
OpeningCode read_opening(std::string_view name);

/// "1 stone", "4 stones".
std::string stones_in_words(int count);

/// Throws UsageError unless the position has that many stones, alternately black and white:
/// "fifths needs four stones; these are 2: h8 h9". `command` names who asks.
void require_stones(std::string_view command, const Position& position, int stones);

}  // namespace shukei::analyzer
