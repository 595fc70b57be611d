#pragma once

#include <rapidjson/document.h>

#include <string_view>

namespace shukei::analyzer {

/// The JSON value of a line, read as db::parse_json() reads it: its texts are valid UTF-8 when the
/// line is, nesting costs memory, never stack. Throws ParseError with the column in the line when
/// it is none.
rapidjson::Document parse_json_text(std::string_view line);

}  // namespace shukei::analyzer
