#include "db/games/games_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "db/durable_files.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/game_codec.h"
#include "db/games/rule_names.h"
#include "tests/db/games/import_place.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;

/// A place with some games, whose rows can be changed behind the program's back.
class GamesCheckTest : public testing::Test {
 protected:
  GamesCheckTest() { place_.import("games.rif", renjunet_database(200, 9)); }

  std::vector<Problem> problems() const { return verify_games(place_.database(), 2)->problems; }

  void put(GamesFamily family, const std::string& key, const std::string& value) const {
    place_.put(family, key, value);
  }
  std::pair<std::string, std::string> take(GamesFamily family, int place) const {
    return place_.take(family, place);
  }
  void expect_problem(const std::string& text) const {
    EXPECT_THAT(problems(), Contains(Field(&Problem::text, HasSubstr(text))));
  }

  ImportPlace place_;
};

TEST_F(GamesCheckTest, FindsNothingWrongAtFirst) {
  EXPECT_THAT(problems(), IsEmpty());
  EXPECT_FALSE(verify_games(place_.path() / "elsewhere", 1).has_value());
}

TEST_F(GamesCheckTest, FindsAMissingGame) {
  take(GamesFamily::games, 17);
  expect_problem("games are there");
  expect_problem("are of a position no game reached");
  expect_problem("the lines are not those of the games");
}

TEST_F(GamesCheckTest, FindsAChangedResult) {
  GameStore store = place_.games();
  StoredGame game = store.find(GameNumber{5}).value();
  game.record.result =
      game.record.result == GameResult::draw ? GameResult::black_wins : GameResult::draw;
  put(GamesFamily::games, game_key(game.number),
      encode_game(game.source, encode_fields(game.record)));
  expect_problem("are not what the games give");
  expect_problem("the digest is another one");
}

TEST_F(GamesCheckTest, FindsAGameThatCannotBeRead) {
  put(GamesFamily::games, game_key(GameNumber{3}), "nonsense");
  expect_problem("game 3: the value is not of version 1");
}

TEST_F(GamesCheckTest, FindsAGameTooMany) {
  const std::string fields = [] {
    GameRecord record;
    record.moves = {"h8"_pt};
    return encode_fields(record);
  }();
  put(GamesFamily::games, game_key(GameNumber{100'000}), encode_game(SourceNumber{1}, fields));
  expect_problem("is no number of a game");
}

TEST_F(GamesCheckTest, FindsAMissingLine) {
  take(GamesFamily::game_lines, 3);
  expect_problem("the lines are not those of the games");
}

TEST_F(GamesCheckTest, FindsMissingStatistics) {
  take(GamesFamily::position_statistics, 40);
  expect_problem("are missing");
}

TEST_F(GamesCheckTest, FindsStatisticsOfAnotherPosition) {
  const auto [key, value] = take(GamesFamily::position_statistics, 40);
  put(GamesFamily::position_statistics, key.substr(0, key.size() - 1) + "\x01", value);
  expect_problem("are missing");
  expect_problem("are of a position no game reached");
}

TEST_F(GamesCheckTest, FindsAGameCountedTwice) {
  place_.change([](const GamesHandle& handle) {
    std::string value;
    append_single_visit({GameNumber{1}, RuleNumber{1}, 2000, std::nullopt}, std::nullopt, value);
    ASSERT_TRUE(handle.db()
                    .Merge(rocksdb::WriteOptions(), handle.family(GamesFamily::position_statistics),
                           std::string("\0\0", 2), value)
                    .ok());
  });
  expect_problem("statistics of key 00 00 are not what the games give");
}

TEST_F(GamesCheckTest, FindsAWrongRule) {
  put(GamesFamily::rules, rule_key(RuleNumber{1}), "another");
  expect_problem("its rule has no number");
}

TEST_F(GamesCheckTest, FindsAMissingSource) {
  take(GamesFamily::sources, 0);
  expect_problem("0 sources are there, 1 were written");
}

TEST_F(GamesCheckTest, FindsADamagedFile) {
  fs::path largest;
  for (const auto& entry : fs::directory_iterator(place_.database() / "games")) {
    if (entry.path().extension() != ".sst") continue;
    if (largest.empty() || fs::file_size(entry) > fs::file_size(largest)) largest = entry.path();
  }
  std::fstream file(largest, std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(100);
  file.put('\x55');
  file.close();
  expect_problem("does not have its checksum");
}

TEST_F(GamesCheckTest, FindsAMissingFile) {
  for (const auto& entry : fs::directory_iterator(place_.database() / "games")) {
    if (entry.path().extension() == ".sst") {
      fs::remove(entry.path());
      break;
    }
  }
  expect_problem("the games cannot be opened");
}

TEST_F(GamesCheckTest, AnotherFormatIsNoDamage) {
  std::ofstream(place_.database() / "games" / "SHUKEI") << "shukei games\nformat 1\n";
  EXPECT_EQ(storage_fault_of([&] { problems(); }), StorageFault::older_games);
  std::ofstream(place_.database() / "games" / "SHUKEI") << "shukei games\nformat 3\n";
  EXPECT_EQ(storage_fault_of([&] { problems(); }), StorageFault::newer_games);
}

TEST_F(GamesCheckTest, FindsAMarkerThatIsGone) {
  std::filesystem::remove(place_.database() / "games" / "SHUKEI");
  expect_problem("their file SHUKEI is gone");
  EXPECT_EQ(storage_fault_of([&] { place_.import("a.txt", "h8 h9"); }),
            StorageFault::not_a_database)
      << "no new games are made where there are some";
}

TEST_F(GamesCheckTest, FindsThatSomethingAcknowledgedIsLost) {
  const auto file = place_.database() / "games" / "ACKNOWLEDGED";
  const std::string sound = read_file(file);
  acknowledge(place_.database() / "games", 2);
  expect_problem("2 changes were stored, 1 are there");
  std::filesystem::remove(file);
  expect_problem("ACKNOWLEDGED");
  write_file(file, sound);
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(GamesCheckTest, FindsAManifestThatIsCutOrChangedAnywhere) {
  std::string name = read_file(place_.database() / "games" / "CURRENT");
  name.pop_back();
  const auto file = place_.database() / "games" / name;
  const std::string sound = read_file(file);
  for (std::size_t at = 0; at < sound.size(); at += 7) {
    std::string changed = sound;
    changed[at] = static_cast<char>(changed[at] ^ 0x08);
    std::ofstream(file, std::ios::binary) << changed;
    EXPECT_EQ(storage_fault_of([&] { (void)place_.games(); }), StorageFault::damaged)
        << "byte " << at;
    std::ofstream(file, std::ios::binary) << sound.substr(0, at);
    EXPECT_EQ(storage_fault_of([&] { (void)place_.games(); }), StorageFault::damaged)
        << at << " bytes";
  }
  std::ofstream(file, std::ios::binary) << sound;
  EXPECT_THAT(problems(), IsEmpty());
}

}  // namespace
}  // namespace shukei::db
