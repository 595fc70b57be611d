#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// What text stands for; on a terminal each has its colour.
enum class Style : std::uint8_t { plain, heading, faint, good, bad, axis };

/// The text in the colour of its style; as it is when the output has no colour.
std::string styled(const Output& output, Style style, std::string_view text);

}  // namespace shukei::analyzer
