#include "db/storage_error.h"

#include <cerrno>
#include <system_error>

namespace shukei::db {
namespace {

StorageFault fault_of(int error_number) {
  switch (error_number) {
    case EACCES:
    case EPERM:
    case EROFS:
      return StorageFault::no_permission;
    case ENOENT:
      return StorageFault::missing;
    default:
      return StorageFault::io;
  }
}

}  // namespace

StorageError system_error(int error_number, const std::string& path, const std::string& doing) {
  return {fault_of(error_number), path,
          doing + ": " + std::generic_category().message(error_number)};
}

}  // namespace shukei::db
