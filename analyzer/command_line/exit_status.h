#pragma once

namespace shukei::analyzer {

/// What the program tells its caller.
enum class ExitStatus : int {
  done = 0,        ///< Done, or the answer is yes.
  no = 1,          ///< The answer is no: offer refused, record breaks its rule, damage found.
  unreadable = 2,  ///< The question cannot be read: usage, bad input.
  fault = 3,       ///< Storage or the system failed.
};

/// The graver of two: the status of a batch is the highest that its lines met.
constexpr ExitStatus graver(ExitStatus a, ExitStatus b) {
  return static_cast<int>(a) < static_cast<int>(b) ? b : a;
}

}  // namespace shukei::analyzer
