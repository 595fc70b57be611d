#include <gtest/gtest.h>
#include <rocksdb/db.h>

#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "db/database.h"
#include "db/database_builder.h"
#include "db/durable_files.h"
#include "tests/db/sample_rows.h"
#include "tests/db/storage_fault_of.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

class DatabaseFault : public testing::Test {
 protected:
  /// How opening the database ends.
  std::optional<StorageFault> fault() const {
    return storage_fault_of([&] { Database::open(place_.database()); });
  }
  std::string message() const {
    try {
      Database::open(place_.database());
    } catch (const StorageError& error) {
      return error.message();
    }
    return "";
  }
  fs::path file(const std::string& name) const { return place_.database() / name; }
  void overwrite(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary | std::ios::trunc) << text;
  }
  /// The first file whose name begins so.
  std::string name_of(const std::string& start) const {
    for (const auto& entry : fs::directory_iterator(place_.database())) {
      if (entry.path().filename().string().starts_with(start))
        return entry.path().filename().string();
    }
    return "";
  }

  TemporaryPlace place_;
};

TEST_F(DatabaseFault, NothingIsThere) {
  EXPECT_EQ(fault(), StorageFault::missing);
  EXPECT_FALSE(fs::exists(place_.database())) << "reading makes nothing";
}

TEST_F(DatabaseFault, ADirectoryOnTheWayIsMissing) {
  EXPECT_EQ(storage_fault_of([&] { Database::open(place_.path() / "no" / "openings.db"); }),
            StorageFault::missing);
}

TEST_F(DatabaseFault, AFileIsThere) {
  write_file(place_.database(), "text");
  EXPECT_EQ(fault(), StorageFault::not_a_database);
  EXPECT_EQ(message(), "this is not a directory; a database is one");
}

TEST_F(DatabaseFault, AnotherDirectoryIsThere) {
  fs::create_directory(place_.database());
  EXPECT_EQ(fault(), StorageFault::not_a_database);
  write_file(file("letter"), "text");
  EXPECT_EQ(fault(), StorageFault::not_a_database);
}

TEST_F(DatabaseFault, AnotherDatabaseOfRocksdbIsThere) {
  rocksdb::Options options;
  options.create_if_missing = true;
  rocksdb::DB* database = nullptr;
  ASSERT_TRUE(rocksdb::DB::Open(options, place_.database().string(), &database).ok());
  delete database;
  EXPECT_EQ(fault(), StorageFault::not_a_database);
  overwrite("SHUKEI", "shukei database\nformat 1\n");
  EXPECT_EQ(fault(), StorageFault::incomplete) << "it has no family meta";
}

TEST_F(DatabaseFault, TheFormatIsNewerOrOlder) {
  build_sample(place_.database());
  overwrite("SHUKEI", "shukei database\nformat 2\n");
  EXPECT_EQ(fault(), StorageFault::other_format);
  EXPECT_EQ(message(),
            "the database has format 2, this program reads format 1; a newer program made it and "
            "can read it");
}

TEST_F(DatabaseFault, TheBuildWasNotCompleted) {
  {
    DatabaseBuilder builder(place_.path() / "other.db", sample_facts(), Replace::no);
    put_levels(builder, sample_levels());
    builder.check(1);
    fs::copy(builder.work().product(), place_.database(), fs::copy_options::recursive);
  }
  EXPECT_EQ(fault(), StorageFault::not_a_database) << "it is not even marked";
  overwrite("SHUKEI", "shukei database\nformat 1\n");
  EXPECT_EQ(fault(), StorageFault::incomplete);
}

TEST_F(DatabaseFault, FilesAreDamagedOrGone) {
  build_sample(place_.database());
  const fs::path sound = place_.path() / "sound";
  fs::copy(place_.database(), sound, fs::copy_options::recursive);
  for (const char* const start : {"CURRENT", "MANIFEST", "000010.sst"}) {
    const std::string name = name_of(start);
    ASSERT_NE(name, "") << start;
    const std::string text = read_file(file(name));
    overwrite(name, text.substr(0, text.size() / 2));
    EXPECT_EQ(fault(), StorageFault::damaged) << name << " cut off";
    overwrite(name, "");
    EXPECT_EQ(fault(), StorageFault::damaged) << name << " empty";
    fs::remove(file(name));
    EXPECT_EQ(fault(), StorageFault::damaged) << name << " gone";
    fs::copy_file(sound / name, file(name));
  }
  EXPECT_EQ(fault(), std::nullopt);
}

/// Reads every row by scans: true when all came, false when a StorageError told of damage.
bool scans_tell_the_truth(const Database& database, const KeyRange& range) {
  for (int stones = 1; stones <= 5; ++stones) {
    std::uint64_t rows = 0;
    const auto fault = storage_fault_of([&] {
      for (PositionScan scan = database.scan(stones, range); scan.next();) ++rows;
    });
    if (fault) return false;
    EXPECT_EQ(rows, database.facts().level(stones)->tally.positions) << stones << " stones";
  }
  return true;
}

/// Finds every row: true when all came, false when a StorageError told of damage.
bool finds_tell_the_truth(const Database& database, const std::vector<std::vector<Row>>& levels) {
  const auto fault = storage_fault_of([&] {
    for (const auto& level : levels) {
      for (const auto& [board, record] : level)
        ASSERT_EQ(database.find(canonicalise(board).representative), record);
    }
  });
  return !fault;
}

TEST_F(DatabaseFault, ADamagedBlockIsToldOfByScansAndFinds) {
  build_sample(place_.database());
  const auto levels = sample_levels();
  int told = 0;
  for (const auto& entry : fs::directory_iterator(place_.database())) {
    if (entry.path().extension() != ".sst" || entry.file_size() < 3000) continue;
    const std::string name = entry.path().filename().string();
    const std::string sound = read_file(entry.path());
    // The first block of a file is the one that RocksDB may pass over; the last fifth is no rows.
    for (const std::size_t at : {std::size_t{10}, sound.size() / 5, sound.size() / 2}) {
      std::string flipped = sound;
      flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
      overwrite(name, flipped);
      const Database database = Database::open(place_.database());
      EXPECT_FALSE(scans_tell_the_truth(database, KeyRange::whole())) << name << " at " << at;
      // A range that is not told to be the whole level, so that rows are not counted.
      EXPECT_FALSE(scans_tell_the_truth(database, {"", "\xFF"})) << name << " at " << at;
      EXPECT_FALSE(finds_tell_the_truth(database, levels)) << name << " at " << at;
      ++told;
    }
    overwrite(name, sound);
  }
  EXPECT_GE(told, 18) << "levels 4 and 5 have three files each";
  const Database database = Database::open(place_.database());
  EXPECT_TRUE(scans_tell_the_truth(database, KeyRange::whole()));
  EXPECT_TRUE(scans_tell_the_truth(database, {"", "\xFF"}));
}

}  // namespace
}  // namespace shukei::db
