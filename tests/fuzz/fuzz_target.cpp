#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

namespace shukei::fuzz {

std::vector<FuzzTarget> fuzz_targets() {
  std::vector<FuzzTarget> targets;
  for (const auto& part :
       {reader_targets(), text_targets(), line_targets(), stored_targets(), database_targets()}) {
    targets.insert(targets.end(), part.begin(), part.end());
  }
  return targets;
}

const FuzzTarget* find_target(std::span<const FuzzTarget> targets, std::string_view name) {
  const auto found = std::find_if(targets.begin(), targets.end(),
                                  [&](const FuzzTarget& target) { return target.name == name; });
  return found == targets.end() ? nullptr : &*found;
}

}  // namespace shukei::fuzz
