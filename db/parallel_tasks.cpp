#include "db/parallel_tasks.h"

#include <atomic>
#include <cstddef>
#include <exception>
#include <thread>

namespace shukei::db {

void run_in_parallel(int threads, const std::vector<std::function<void()>>& tasks) {
  std::vector<std::exception_ptr> failures(tasks.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> failed = false;
  const auto work = [&] {
    for (std::size_t i = next++; i < tasks.size() && !failed; i = next++) {
      try {
        tasks[i]();
      } catch (...) {
        failures[i] = std::current_exception();
        failed = true;
      }
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
  }
  for (const auto& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
}

}  // namespace shukei::db
