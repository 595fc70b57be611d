/// The entry of libFuzzer. The environment's SHUKEI_FUZZ_TARGET names the target: one program for
/// all of them is built and linked once.

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/fuzz_target.h"

namespace {

const shukei::fuzz::FuzzTarget& chosen_target() {
  static const auto targets = shukei::fuzz::fuzz_targets();
  const char* const name = std::getenv("SHUKEI_FUZZ_TARGET");
  const auto* const target = shukei::fuzz::find_target(targets, name == nullptr ? "" : name);
  if (target != nullptr) return *target;
  std::fprintf(stderr, "SHUKEI_FUZZ_TARGET names no target; there are:\n");
  for (const auto& each : targets) {
    std::fprintf(stderr, "%.*s %zu\n", static_cast<int>(each.name.size()), each.name.data(),
                 each.longest);
  }
  std::exit(2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const shukei::fuzz::FuzzTarget& target = chosen_target();
  target.run({reinterpret_cast<const char*>(data), size});
  return 0;
}
