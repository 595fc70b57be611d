#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "db/byte_hash.h"
#include "db/durable_files.h"
#include "db/games/game_codec.h"
#include "db/games/games_check.h"
#include "db/games/library_store.h"
#include "db/games/note_writer.h"
#include "tests/db/games/import_place.h"
#include "tests/db/storage_fault_of.h"
#include "tests/support/foreign_files.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// Counts what a library hands over.
class CountingSink : public ImportSink {
 public:
  void take_game(const GameRecord&) override {}
  void take_node(const LibraryNode& node) override { sum += node.line.size() + 1; }
  void take_grade(const GradedPosition&) override {}
  std::uint64_t sum = 0;
};

/// Everything that can be read of games, each as a number. Every way in which we read RocksDB is
/// among them: scans of a family, of a prefix and from a key on, and single rows.
std::vector<std::function<std::uint64_t(const GameStore&)>> readings() {
  const CanonicalBoard asked = canonicalise(board_of("h8")).representative;
  return {
      [](const GameStore& games) {
        std::uint64_t sum = 0;
        for (GameScan scan = games.scan(); scan.next();) sum += scan.game().record.moves.size();
        return sum;
      },
      [](const GameStore& games) { return games.scan(GameNumber{4201}).next() ? 1U : 0U; },
      [](const GameStore& games) {
        std::uint64_t sum = 0;
        for (const Source& source : games.sources()) sum += source.digest;
        return sum;
      },
      [](const GameStore& games) {
        std::uint64_t sum = 0;
        for (std::uint32_t number = 1; number < 8400; number += 40) {
          const auto game = games.find(GameNumber{number});
          for (const GameNumber same : games.games_of_line(game.value().record.moves))
            sum += std::uint64_t{to_integer(same)} * number;
        }
        return sum;
      },
      [asked](const GameStore& games) {
        return byte_hash(encode_statistics(games.statistics(asked).value()));
      },
      [](const GameStore& games) {
        CountingSink sink;
        for (const std::uint32_t source : {3U, 4U})
          LibraryStore(games).replay(SourceNumber{source}, sink);
        return sink.sum;
      },
      [asked](const GameStore& games) { return LibraryStore(games).notes(asked, 1000).size(); },
      [asked](const GameStore& games) { return LibraryStore(games).grades(asked).size(); },
      [asked](const GameStore& games) { return games.note(asked).value().text.size(); },
      [](const GameStore& games) { return games.rule_name(RuleNumber{1}).size(); },
  };
}

/// Large imports become files of their own, small ones come by way of the log.
void import_all(const ImportPlace& place) {
  GameWriter writer(place.database());
  place.import(writer, "a.txt", move_lines(4200, 1));
  place.import(writer, "b.tsv", "moves\trule\nh8 h9 j8\tOurs\n" + std::string());
  place.import(writer, "a.lib", renlib_library(66'000, 1));
  place.import(writer, "b.lib", renlib_library(66'000, 2));
  place.import(writer, "c.txt", move_lines(4200, 2));
  place.import(writer, "g.tsv", "plies\tmoves\tgrade\tnote\n1\th8\t+1\tgood\n");
  writer.finish();
}

TEST(DamagedGamesSlow, ADamagedBlockIsToldOfByEveryWayOfReading) {
  const ImportPlace place;
  import_all(place);
  NoteWriter(place.database()).put(canonicalise(board_of("h8")), "the first move");
  { const GameWriter flushes(place.database()); }  // what is in the log becomes files
  const auto all = readings();
  std::vector<std::uint64_t> sound;
  for (const auto& reading : all) sound.push_back(reading(place.games()));
  int told = 0;
  std::set<std::size_t> refused;
  for (const auto& entry : fs::directory_iterator(place.database() / "games")) {
    if (entry.path().extension() != ".sst") continue;
    const std::string bytes = read_file(entry.path());
    for (const std::size_t at : {std::size_t{10}, bytes.size() / 5, bytes.size() / 2}) {
      std::string flipped = bytes;
      flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
      std::ofstream(entry.path(), std::ios::binary) << flipped;
      for (std::size_t i = 0; i < all.size(); ++i) {
        const auto fault = storage_fault_of([&] {
          EXPECT_EQ(all[i](place.games()), sound[i])
              << entry.path() << " at " << at << ", reading " << i;
        });
        if (fault) refused.insert(i);
        told += fault ? 1 : 0;
      }
    }
    std::ofstream(entry.path(), std::ios::binary) << bytes;
  }
  EXPECT_GT(told, 30);
  EXPECT_EQ(refused.size(), all.size()) << "every reading met damage";
  EXPECT_TRUE(verify_games(place.database(), 1).value().problems.empty());
}

}  // namespace
}  // namespace shukei::db
