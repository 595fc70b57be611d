#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/canonical_form.h"

namespace shukei::db {

/// The key of a position of any number of stones: the number of black stones, the number of white
/// stones (a byte each), the black stones ascending, the white stones ascending, a byte each. Keys
/// of up to kMostPlies stones are those of StatisticsKey. No key is the beginning of another one.
std::string stones_key(const CanonicalBoard& canonical);

/// The position at the front of the bytes, which is taken off them; nothing when there is none:
/// too few bytes, bytes that are no points, stones out of order or twice. Whether it is canonical
/// is not looked at.
std::optional<Board> take_stones(std::string_view& bytes);

}  // namespace shukei::db
