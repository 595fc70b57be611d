#pragma once

#include <rocksdb/db.h>
#include <rocksdb/sst_file_writer.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "db/games/games_handle.h"

namespace shukei::db {

/// The rows that one imported file adds. They are stored together by commit() or, when that is
/// never called or the process is killed before it returns, not at all.
///
/// Few rows become one WriteBatch. Many are written to sorted files as they come, one a family,
/// which then join the database in one step: that needs no memory, and readers find them in place
/// instead of in a long log. What is stored is the same either way. Internal to db/.
class ImportTransaction {
 public:
  enum class Size : std::uint8_t { small, large };

  /// REQUIRES a handle open for writing that outlives the transaction; one transaction at a time.
  ImportTransaction(const GamesHandle& handle, Size size);
  /// Deletes what was written and not committed.
  ~ImportTransaction();
  ImportTransaction(const ImportTransaction&) = delete;
  ImportTransaction& operator=(const ImportTransaction&) = delete;

  /// Adds a row, replacing one of the same key; or adds to one by the family's merge operator.
  /// REQUIRES that the keys of each family ascend, each once; families may take turns.
  void put(GamesFamily family, std::string_view key, std::string_view value);
  void merge(GamesFamily family, std::string_view key, std::string_view value);

  /// Stores all rows and hands them over to the disk. Throws StorageError: nothing is stored then.
  void commit();

 private:
  rocksdb::SstFileWriter& file(GamesFamily family);
  void commit_files();

  const GamesHandle& handle_;
  Size size_;
  std::filesystem::path directory_;  ///< Of the files.
  rocksdb::WriteBatch batch_;
  std::array<std::unique_ptr<rocksdb::SstFileWriter>, kGamesFamilyNames.size()> files_;
};

}  // namespace shukei::db
