#include "db/publish_directory.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "db/durable_files.h"
#include "db/storage_error.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// A directory that passes for a database with one file.
void make_database(const fs::path& path, const std::string& text) {
  fs::create_directory(path);
  write_file(path / "SHUKEI", "shukei database\nformat 1\n");
  write_file(path / "rows", text);
}

class PublishDirectory : public testing::TestWithParam<ReplaceStep> {
 protected:
  std::string rows() const { return read_file(path_ / "rows"); }
  StorageFault publish_fault(Replace replace) const {
    try {
      publish_directory(built_, path_, replace, GetParam());
    } catch (const StorageError& error) {
      return error.fault();
    }
    ADD_FAILURE() << "no error";
    return StorageFault::io;
  }

  TemporaryPlace place_;
  fs::path path_ = place_.database();
  fs::path built_ = building_path(path_);
};

TEST_P(PublishDirectory, TakesAnEmptyPlace) {
  make_database(built_, "new");
  publish_directory(built_, path_, Replace::no, GetParam());
  EXPECT_EQ(rows(), "new");
  EXPECT_EQ(place_.leftovers(), 0U);
}

TEST_P(PublishDirectory, TakesAnEmptyDirectory) {
  fs::create_directory(path_);
  make_database(built_, "new");
  publish_directory(built_, path_, Replace::no, GetParam());
  EXPECT_EQ(rows(), "new");
}

TEST_P(PublishDirectory, ReplacesADatabaseWhenAsked) {
  make_database(path_, "old");
  make_database(built_, "new");
  EXPECT_EQ(publish_fault(Replace::no), StorageFault::exists);
  EXPECT_EQ(rows(), "old");
  publish_directory(built_, path_, Replace::yes, GetParam());
  EXPECT_EQ(rows(), "new");
  EXPECT_EQ(place_.leftovers(), 0U);
}

TEST_P(PublishDirectory, LeavesAloneWhatIsNotShukeis) {
  make_database(built_, "new");
  fs::create_directory(path_);
  write_file(path_ / "rows", "of somebody");
  EXPECT_EQ(publish_fault(Replace::yes), StorageFault::not_a_database);
  EXPECT_EQ(rows(), "of somebody");
  fs::remove_all(path_);
  write_file(path_, "a file");
  EXPECT_EQ(publish_fault(Replace::yes), StorageFault::not_a_database);
  EXPECT_EQ(read_file(path_), "a file");
}

TEST_P(PublishDirectory, LeavesADanglingLinkAlone) {
  make_database(built_, "new");
  fs::create_symlink("nowhere", path_);
  EXPECT_EQ(publish_fault(Replace::yes), StorageFault::not_a_database);
  EXPECT_TRUE(fs::is_symlink(path_));
}

INSTANTIATE_TEST_SUITE_P(By, PublishDirectory,
                         testing::Values(ReplaceStep::exchange, ReplaceStep::aside),
                         [](const auto& step) {
                           return step.param == ReplaceStep::exchange ? "Exchange" : "Aside";
                         });

TEST(RecoverPrevious, PutsTheOldOneBackWhenNoNewOneCame) {
  const TemporaryPlace place;
  make_database(previous_path(place.database()), "old");
  recover_previous(place.database());
  EXPECT_EQ(read_file(place.database() / "rows"), "old");
  EXPECT_EQ(place.leftovers(), 0U);
}

TEST(RecoverPrevious, DeletesTheOldOneWhenTheNewOneIsThere) {
  const TemporaryPlace place;
  make_database(previous_path(place.database()), "old");
  make_database(place.database(), "new");
  recover_previous(place.database());
  EXPECT_EQ(read_file(place.database() / "rows"), "new");
  EXPECT_EQ(place.leftovers(), 0U);
}

TEST(RecoverPrevious, LeavesAloneWhatIsNotShukeis) {
  const TemporaryPlace place;
  fs::create_directory(previous_path(place.database()));
  recover_previous(place.database());
  EXPECT_TRUE(fs::exists(previous_path(place.database())));
  EXPECT_FALSE(fs::exists(place.database()));
}

TEST(RemoveLeftovers, RemovesTemporaryDirectoriesAndNothingElse) {
  const TemporaryPlace place;
  const std::string path = place.database().string();
  for (const char* const name : {".building-1", ".building-4711"}) {
    fs::create_directory(path + name);
    write_file(path + name + "/rows", "half");
  }
  for (const char* const name : {"", ".building-x1", ".building", "x.building-1"})
    fs::create_directory(path + name);
  write_file(path + ".building-5", "a file");
  remove_leftovers(path);
  EXPECT_FALSE(fs::exists(path + ".building-1"));
  EXPECT_FALSE(fs::exists(path + ".building-4711"));
  for (const char* const name : {"", ".building-x1", ".building", "x.building-1", ".building-5"})
    EXPECT_TRUE(fs::exists(path + name)) << name;
}

TEST(ResolveDatabasePath, FollowsLinksAndDropsTheSlash) {
  const TemporaryPlace place;
  fs::create_directory(place.path() / "far");
  fs::create_symlink("far", place.path() / "near");
  const fs::path far = fs::canonical(place.path() / "far");
  EXPECT_EQ(resolve_database_path(place.path() / "near"), far);
  EXPECT_EQ(resolve_database_path((place.path() / "far").string() + "/"), far);
  EXPECT_EQ(resolve_database_path(place.path() / "near" / "new.db"), far / "new.db");
  EXPECT_TRUE(resolve_database_path("here.db").is_absolute());
  EXPECT_THROW(resolve_database_path("/"), StorageError);
}

}  // namespace
}  // namespace shukei::db
