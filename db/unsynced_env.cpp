#include "db/unsynced_env.h"

#include <rocksdb/file_system.h>

#include <memory>
#include <string>
#include <utility>

namespace shukei::db {
namespace {

using rocksdb::FileOptions;
using rocksdb::IODebugContext;
using rocksdb::IOOptions;
using rocksdb::IOStatus;

class UnsyncedFile : public rocksdb::FSWritableFileOwnerWrapper {
 public:
  using FSWritableFileOwnerWrapper::FSWritableFileOwnerWrapper;
  IOStatus Sync(const IOOptions&, IODebugContext*) override { return IOStatus::OK(); }
  IOStatus Fsync(const IOOptions&, IODebugContext*) override { return IOStatus::OK(); }
  IOStatus RangeSync(std::uint64_t, std::uint64_t, const IOOptions&, IODebugContext*) override {
    return IOStatus::OK();
  }
};

class UnsyncedDirectory : public rocksdb::FSDirectoryWrapper {
 public:
  using FSDirectoryWrapper::FSDirectoryWrapper;
  IOStatus Fsync(const IOOptions&, IODebugContext*) override { return IOStatus::OK(); }
  IOStatus FsyncWithDirOptions(const IOOptions&, IODebugContext*,
                               const rocksdb::DirFsyncOptions&) override {
    return IOStatus::OK();
  }
};

/// Puts the wrapper around what was opened, if it was.
template <typename Wrapper, typename Opened>
IOStatus wrapped(const IOStatus& status, std::unique_ptr<Opened>* opened) {
  if (status.ok()) *opened = std::make_unique<Wrapper>(std::move(*opened));
  return status;
}

class UnsyncedFileSystem : public rocksdb::FileSystemWrapper {
 public:
  using FileSystemWrapper::FileSystemWrapper;
  [[nodiscard]] const char* Name() const override { return "ShukeiUnsynced"; }

  IOStatus NewWritableFile(const std::string& name, const FileOptions& options,
                           std::unique_ptr<rocksdb::FSWritableFile>* file,
                           IODebugContext* debug) override {
    return wrapped<UnsyncedFile>(target()->NewWritableFile(name, options, file, debug), file);
  }
  IOStatus ReopenWritableFile(const std::string& name, const FileOptions& options,
                              std::unique_ptr<rocksdb::FSWritableFile>* file,
                              IODebugContext* debug) override {
    return wrapped<UnsyncedFile>(target()->ReopenWritableFile(name, options, file, debug), file);
  }
  IOStatus NewDirectory(const std::string& name, const IOOptions& options,
                        std::unique_ptr<rocksdb::FSDirectory>* directory,
                        IODebugContext* debug) override {
    return wrapped<UnsyncedDirectory>(target()->NewDirectory(name, options, directory, debug),
                                      directory);
  }
};

}  // namespace

rocksdb::Env* unsynced_env() {
  static const std::unique_ptr<rocksdb::Env> kEnv = rocksdb::NewCompositeEnv(
      std::make_shared<UnsyncedFileSystem>(rocksdb::FileSystem::Default()));
  return kEnv.get();
}

}  // namespace shukei::db
