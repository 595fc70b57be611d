#include "db/backup/backup_record.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

BackupRecord sample() {
  return {.number = 12,
          .taken = 1'764'500'000,
          .positions = 1'061'969,
          .games = 17,
          .bytes = 123'456,
          .openings = EngineBackup{3, 0x0123'4567'89AB'CDEF},
          .games_part = EngineBackup{4, 0},
          .files = {{"SHUKEI", "shukei database\nformat 1\n"},
                    {"games/LOCK", ""},
                    {"games/SHUKEI", std::string("\0\nend \n", 7)}}};
}

TEST(BackupRecord, IsReadAsItWasWritten) {
  EXPECT_EQ(decode_backup(encode_backup(sample())), sample());
  BackupRecord less = sample();
  less.openings.reset();
  less.files.clear();
  EXPECT_EQ(decode_backup(encode_backup(less)), less);
}

TEST(BackupRecord, EveryFlippedBitIsSeen) {
  const std::string sound = encode_backup(sample());
  for (std::size_t at = 0; at < sound.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string flipped = sound;
      flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
      EXPECT_EQ(decode_backup(flipped), std::nullopt) << "byte " << at << " bit " << bit;
    }
  }
}

TEST(BackupRecord, EveryCutIsSeen) {
  const std::string sound = encode_backup(sample());
  for (std::size_t size = 0; size < sound.size(); ++size)
    EXPECT_EQ(decode_backup(sound.substr(0, size)), std::nullopt) << size << " bytes";
  EXPECT_EQ(decode_backup(sound + "x"), std::nullopt);
}

TEST(BackupRecord, FilesOutsideTheDatabaseAreRefusedWhateverTheDigest) {
  for (const char* const name :
       {"/x", "../x", "games/../../x", "games/../x", ".", "..", "a/", ""}) {
    BackupRecord record = sample();
    record.files = {{name, "x"}};
    EXPECT_EQ(decode_backup(encode_backup(record)), std::nullopt) << name;
  }
}

TEST(BackupRecord, SizesThatAreMoreThanThereIsAreNotBelieved) {
  EXPECT_EQ(decode_backup("shukei backup\nformat 1\nfile a 18446744073709551615\nend 0\n"),
            std::nullopt);
  EXPECT_EQ(decode_backup("shukei backup\nformat 1\nfile a 40\nfile b 40\nend 0\nabcdefghijkl"),
            std::nullopt);
}

}  // namespace
}  // namespace shukei::db
