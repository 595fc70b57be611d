#include "db/verify_storage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rocksdb/db.h>

#include <atomic>
#include <fstream>
#include <memory>
#include <string>

#include "db/database_builder.h"
#include "db/durable_files.h"
#include "db/schema.h"
#include "tests/db/sample_rows.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class VerifyStorage : public testing::Test {
 protected:
  std::vector<std::string> problems(const RowCheck& row_check = {}) const {
    std::vector<std::string> texts;
    for (const Problem& problem : verify_storage(place_.database(), 2, row_check)) {
      EXPECT_EQ(problem.text.find('\n'), std::string::npos) << problem.text;
      texts.push_back(problem.text);
    }
    return texts;
  }
  void build_rows(int stones, const std::vector<Row>& rows) const {
    DatabaseBuilder builder(place_.database(), sample_facts(), Replace::no);
    LevelWriter writer = builder.open_writer(stones, 0);
    for (const auto& [board, record] : rows) writer.put(board, record);
    writer.finish();
    builder.check(1);
    builder.publish("{}");
  }
  void overwrite(const fs::path& file, const std::string& text) const {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
  }

  TemporaryPlace place_;
};

TEST_F(VerifyStorage, ASoundDatabaseHasNoProblems) {
  build_sample(place_.database());
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(VerifyStorage, WhatCannotBeOpenedIsAProblem) {
  EXPECT_THAT(problems(), ElementsAre(HasSubstr("there is no database here")));
  write_file(place_.database(), "text");
  EXPECT_THAT(problems(), ElementsAre(HasSubstr("this is not a directory")));
}

TEST_F(VerifyStorage, FindsAFlippedByteInEveryFile) {
  build_sample(place_.database());
  int flips = 0;
  for (const auto& entry : fs::directory_iterator(place_.database())) {
    const std::string sound = read_file(entry.path());
    for (int part = 0; part < 8; ++part) {
      if (sound.empty()) continue;
      std::string flipped = sound;
      char& byte = flipped[(sound.size() - 1) * static_cast<std::size_t>(part) / 7];
      byte = static_cast<char>(byte ^ 0x20);
      overwrite(entry.path(), flipped);
      EXPECT_THAT(problems(), Not(IsEmpty())) << entry.path() << " part " << part;
      ++flips;
    }
    overwrite(entry.path(), sound);
  }
  EXPECT_THAT(problems(), IsEmpty());
  EXPECT_GT(flips, 100);
}

TEST_F(VerifyStorage, FindsFilesThatAreCutOffGoneOrNew) {
  build_sample(place_.database());
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(place_.database())) files.push_back(entry.path());
  for (const fs::path& file : files) {
    const std::string sound = read_file(file);
    fs::remove(file);
    EXPECT_THAT(problems(), Not(IsEmpty())) << file << " gone";
    overwrite(file, sound + '\0');
    EXPECT_THAT(problems(), Not(IsEmpty())) << file << " longer";
    if (!sound.empty()) {
      overwrite(file, sound.substr(0, sound.size() - 1));
      EXPECT_THAT(problems(), Not(IsEmpty())) << file << " shorter";
    }
    overwrite(file, sound);
  }
  overwrite(place_.database() / "000099.sst", "new");
  EXPECT_THAT(problems(), ElementsAre("the file 000099.sst does not belong to the database"));
}

TEST_F(VerifyStorage, FindsKeysThatAreNotCanonical) {
  const Board board({"h8"_pt, "i10"_pt}, {"h9"_pt, "a1"_pt});
  build_rows(4, {{board, sample_record(board)}});
  EXPECT_THAT(problems(),
              Contains("level 4: key 98 00 87: the position is not the canonical one of its "
                       "eight images"));
}

TEST_F(VerifyStorage, FindsValuesThatNoPositionHas) {
  auto rows = sample_rows(3, 5);
  rows[2].second.forbidden = 0x80;
  rows[4].second.possible = 0x0100;  // the list has three rules
  build_rows(3, rows);
  EXPECT_THAT(problems(), Contains(HasSubstr("a stone that is not there is marked forbidden")));
  EXPECT_THAT(problems(), Contains(HasSubstr("a rule that is not in the list is marked")));
}

TEST_F(VerifyStorage, AsksTheCallerAboutEverySoundRow) {
  build_sample(place_.database());
  std::atomic<std::size_t> asked = 0;
  const auto complaints = problems([&](const DatabaseFacts& facts, const Board& board,
                                       const PositionRecord& record) -> std::optional<std::string> {
    ++asked;
    EXPECT_EQ(facts.build, sample_facts());
    if (record != sample_record(board)) return "another record";
    if (board.size() == 1) return "a lonely stone";
    return std::nullopt;
  });
  EXPECT_THAT(complaints, ElementsAre("level 1: key (empty): a lonely stone"));
  std::size_t rows = 0;
  for (const auto& level : sample_levels()) rows += level.size();
  EXPECT_EQ(asked, rows);
}

TEST_F(VerifyStorage, TellsOnlySoManyProblemsOfAFile) {
  auto rows = sample_rows(4, 5);
  build_rows(4, rows);
  const auto complaints =
      problems([](auto&, auto&, auto&) -> std::optional<std::string> { return "no"; });
  EXPECT_EQ(complaints.size(), kMostProblemsOfRange + 1);
  EXPECT_EQ(complaints.back(), "level 4: " + std::to_string(rows.size() - kMostProblemsOfRange) +
                                   " more rows of this file are not right");
}

TEST_F(VerifyStorage, FindsARowThatIsGone) {
  build_sample(place_.database());
  rocksdb::Options options;
  std::vector<rocksdb::ColumnFamilyDescriptor> families;
  std::vector<std::string> names;
  ASSERT_TRUE(rocksdb::DB::ListColumnFamilies(options, place_.database().string(), &names).ok());
  for (const std::string& name : names) families.emplace_back(name, options);
  std::vector<rocksdb::ColumnFamilyHandle*> handles;
  rocksdb::DB* opened = nullptr;
  ASSERT_TRUE(
      rocksdb::DB::Open(options, place_.database().string(), families, &handles, &opened).ok());
  const std::unique_ptr<rocksdb::DB> database(opened);
  for (auto* const handle : handles) {
    if (handle->GetName() == positions_family(2)) {
      const std::unique_ptr<rocksdb::Iterator> row(
          database->NewIterator(rocksdb::ReadOptions(), handle));
      row->SeekToFirst();
      ASSERT_TRUE(database->Delete(rocksdb::WriteOptions(), handle, row->key()).ok());
    }
    ASSERT_TRUE(database->Flush(rocksdb::FlushOptions(), handle).ok());
    delete handle;
  }
  EXPECT_TRUE(opened->Close().ok());
  EXPECT_THAT(problems(), Contains("level 2: 4 positions are there, 5 were written"));
  EXPECT_THAT(problems(), Contains("level 2: the digest of positions is another one"));
  EXPECT_THAT(problems(), Contains("level 2: the digest of rows is another one"));
}

}  // namespace
}  // namespace shukei::db
