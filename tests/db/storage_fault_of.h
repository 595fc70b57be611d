#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <utility>

#include "db/storage_error.h"

namespace shukei::db {

/// Does something and tells which StorageError it ends with; nothing when it ends well. Messages
/// must be one line.
template <typename Action>
std::optional<StorageFault> storage_fault_of(Action&& action) {
  try {
    std::forward<Action>(action)();
  } catch (const StorageError& error) {
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
    return error.fault();
  }
  return std::nullopt;
}

}  // namespace shukei::db
