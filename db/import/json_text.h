#pragma once

#include <rapidjson/document.h>

#include <string_view>

namespace shukei::db {

/// Reads one JSON value (RFC 8259) out of marked UTF-8 into `value`; the result says what is wrong,
/// and at which byte. Nesting costs memory, never stack; the value takes a small multiple of the
/// text's bytes.
///
/// What an escape writes is a character of the file's own: \uXXXX that would be taken for the mark
/// of a byte that was not understood (see text.h), and the second half of a surrogate pair alone,
/// become U+FFFD, so that texts stay valid UTF-8. A first half alone is refused.
[[nodiscard]] rapidjson::ParseResult parse_json(std::string_view text, rapidjson::Document& value);

}  // namespace shukei::db
