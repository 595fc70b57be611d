#pragma once

#include <cstdint>

namespace shukei::db {

/// The number of a stored game: 1, 2, ... in the order of import. A number always means the same
/// game and is never given twice.
enum class GameNumber : std::uint32_t {};

/// The number of an imported file, likewise.
enum class SourceNumber : std::uint32_t {};

/// The number of a name of an opening rule, likewise: see RuleNames. 0 is for games whose rule is
/// not known.
enum class RuleNumber : std::uint32_t {};

constexpr std::uint32_t to_integer(GameNumber number) { return static_cast<std::uint32_t>(number); }
constexpr std::uint32_t to_integer(SourceNumber number) {
  return static_cast<std::uint32_t>(number);
}
constexpr std::uint32_t to_integer(RuleNumber number) { return static_cast<std::uint32_t>(number); }

}  // namespace shukei::db
