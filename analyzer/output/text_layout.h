#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shukei::analyzer {

/// How many columns of a terminal UTF-8 text takes: two for a Chinese, Japanese or Korean
/// character, none for combining marks and the terminal's own colour codes, else one.
int display_width(std::string_view text);

/// The length of a colour code ("\x1b[1;34m") at the head of the text; 0 when there is none.
std::size_t colour_code_length(std::string_view text);

/// The text with blanks added after it (or before it) until it takes `width` columns.
std::string padded(std::string_view text, int width);
std::string padded_left(std::string_view text, int width);

/// Words set in lines of at most `width` columns, each line but the first indented by `indent`
/// blanks (which count). "\n\n" parts paragraphs. A longer word stands on a line of its own.
/// No line end after the last line.
std::string wrapped(std::string_view text, int width, int indent = 0);

/// The lines of wrapped() of each text, one text after the other. An empty text is an empty line.
std::vector<std::string> wrapped_lines(const std::vector<std::string>& texts, int width);

/// The text with every byte that is no part of well-formed UTF-8 replaced by U+FFFD.
std::string as_utf8(std::string_view text);

}  // namespace shukei::analyzer
