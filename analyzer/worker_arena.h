#pragma once

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>

#include <cstddef>

namespace shukei::analyzer {

/// Threads for one piece of parallel work, as many as were asked for: more than the machine has
/// cores too, which TBB allows only when it is told so beforehand.
class WorkerArena {
 public:
  /// REQUIRES threads >= 1.
  explicit WorkerArena(int threads)
      : allowed_(oneapi::tbb::global_control::max_allowed_parallelism,
                 static_cast<std::size_t>(threads)),
        arena_(threads) {}

  /// Runs the work on these threads and returns when it is done.
  template <typename Work>
  void execute(const Work& work) {
    arena_.execute(work);
  }

 private:
  oneapi::tbb::global_control allowed_;
  oneapi::tbb::task_arena arena_;
};

}  // namespace shukei::analyzer
