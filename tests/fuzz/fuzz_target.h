#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace shukei::fuzz {

/// Something that takes bytes from outside, with the laws that hold whatever they are.
struct FuzzTarget {
  std::string_view name;  ///< Also the name of the folder of its corpus.
  /// Ends the program when a law is broken; see must_hold().
  void (*run)(std::string_view input);
  std::size_t longest;  ///< No longer input tells more.
};

/// All of them: readers of foreign files, text forms, lines of batches, stored forms.
std::vector<FuzzTarget> fuzz_targets();

std::span<const FuzzTarget> reader_targets();
std::span<const FuzzTarget> text_targets();
std::span<const FuzzTarget> line_targets();
std::span<const FuzzTarget> stored_targets();
std::span<const FuzzTarget> database_targets();

/// The target of this name; nullptr when there is none.
const FuzzTarget* find_target(std::span<const FuzzTarget> targets, std::string_view name);

}  // namespace shukei::fuzz
