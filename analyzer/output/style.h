#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/output/output.h"

namespace shukei::analyzer {

/// What text stands for; on a terminal each has its colour.
enum class Style : std::uint8_t { plain, heading, faint, good, bad, axis };

/// How many colours tell classes of moves apart; further classes begin again with the first.
inline constexpr int kClassColours = 8;

/// The text in the colour of its style; as it is when the output has no colour.
std::string styled(const Output& output, Style style, std::string_view text);

/// The text in the colour of class number `index`, counted from 0.
std::string class_styled(const Output& output, int index, std::string_view text);

}  // namespace shukei::analyzer
