#pragma once

#include <functional>
#include <vector>

namespace shukei::db {

/// Runs tasks on `threads` threads (the calling one among them), in no order that can be relied
/// on. When a task throws, tasks not yet begun are left out, and the exception of the task that
/// comes first in the list is thrown again. REQUIRES threads >= 1. Internal to db/.
void run_in_parallel(int threads, const std::vector<std::function<void()>>& tasks);

}  // namespace shukei::db
