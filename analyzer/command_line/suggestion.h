#pragma once

#include <span>
#include <string>
#include <string_view>

namespace shukei::analyzer {

/// How many letters must be added, dropped, replaced or swapped with their neighbour to make one
/// word of the other (optimal string alignment). Cost: the product of the lengths.
int edit_distance(std::string_view a, std::string_view b);

/// The candidate nearest to a mistyped word, the first of equals; empty when none is near: more
/// than a third of its letters would have to change, and it does not begin with the word.
std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

/// "; did you mean 'WORD'?" with the nearest candidate, or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace shukei::analyzer
