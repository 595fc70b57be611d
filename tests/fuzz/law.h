#pragma once

#include <string_view>

#include "rules/parse_error.h"

namespace shukei::fuzz {

/// Ends the program, telling `law`, when it does not hold: a fuzzer keeps the input then and a test
/// fails. Told in words of what should be: "a decoded game encodes to the same bytes".
void must_hold(bool holds, std::string_view law);

/// The laws of errors: one line that is no longer than a person reads, in UTF-8 when the input is,
/// and a place that lies in the input.
void check_error(const ParseError& error, std::string_view input);

}  // namespace shukei::fuzz
