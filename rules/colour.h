#pragma once

#include <cstdint>
#include <string_view>

namespace shukei {

/// The colour of a stone or of a player. Black moves first and alone has forbidden moves.
enum class Colour : std::uint8_t { black, white };

constexpr Colour opposite(Colour colour) {
  return colour == Colour::black ? Colour::white : Colour::black;
}

/// "black" or "white".
constexpr std::string_view to_string(Colour colour) {
  return colour == Colour::black ? "black" : "white";
}

}  // namespace shukei
