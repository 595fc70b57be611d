#pragma once

#include <string>
#include <string_view>

namespace shukei::analyzer {

/// The text with a blank for every character by which a terminal is commanded: a name out of a
/// foreign file must not move the cursor, set the title, turn what stands behind it around or
/// answer for its reader. Those are C0 but tab and line feed, DEL, and C1 in UTF-8 (U+0080 to
/// U+009F; ECMA-48), what embeds, overrides or isolates a direction (U+202A to U+202E, U+2066 to
/// U+2069; Unicode Annex 9) and what separates lines and paragraphs (U+2028, U+2029). Codes of
/// colours ("\x1b[1;34m"), which our own answers are written with, stay.
std::string for_terminal(std::string_view text);

}  // namespace shukei::analyzer
