#pragma once

#include <stdexcept>

namespace shukei::analyzer {

/// A question that cannot be answered as it was put: an unknown option, a value out of range, the
/// wrong number of stones. what() is one line that says what is wrong and what would be right.
/// The program ends with ExitStatus::unreadable.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace shukei::analyzer
