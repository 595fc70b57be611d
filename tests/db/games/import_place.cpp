#include "tests/db/games/import_place.h"

#include <gtest/gtest.h>

#include <fstream>
#include <memory>

#include "db/import/move_text.h"

namespace shukei::db {

StoredFile ImportPlace::import(const std::string& name, std::string_view text) const {
  GameWriter writer(database());
  StoredFile stored = import(writer, name, text);
  writer.finish();
  return stored;
}

StoredFile ImportPlace::import(GameWriter& writer, const std::string& name,
                               std::string_view text) const {
  const std::filesystem::path file = path() / name;
  std::ofstream(file, std::ios::binary) << text;
  return writer.store(parse_file(file.string()));
}

void ImportPlace::change(const std::function<void(const GamesHandle&)>& change_rows) const {
  const GamesHandle handle = GamesHandle::open_for_writing(database());
  change_rows(handle);
}

std::vector<std::pair<std::string, std::string>> ImportPlace::rows(GamesFamily family) const {
  std::vector<std::pair<std::string, std::string>> rows;
  const GamesHandle handle = GamesHandle::open_for_reading(database());
  const std::unique_ptr<rocksdb::Iterator> row(
      handle.db().NewIterator(rocksdb::ReadOptions(), handle.family(family)));
  for (row->SeekToFirst(); row->Valid(); row->Next()) {
    rows.emplace_back(row->key().ToString(), row->value().ToString());
  }
  EXPECT_TRUE(row->status().ok());
  return rows;
}

void ImportPlace::put(GamesFamily family, const std::string& key, const std::string& value) const {
  change([&](const GamesHandle& handle) {
    ASSERT_TRUE(handle.db().Put(rocksdb::WriteOptions(), handle.family(family), key, value).ok());
  });
}

std::pair<std::string, std::string> ImportPlace::take(GamesFamily family, int place) const {
  std::pair<std::string, std::string> taken;
  change([&](const GamesHandle& handle) {
    const std::unique_ptr<rocksdb::Iterator> row(
        handle.db().NewIterator(rocksdb::ReadOptions(), handle.family(family)));
    row->SeekToFirst();
    for (int i = 0; i < place; ++i) row->Next();
    ASSERT_TRUE(row->Valid());
    taken = {row->key().ToString(), row->value().ToString()};
    ASSERT_TRUE(
        handle.db().Delete(rocksdb::WriteOptions(), handle.family(family), row->key()).ok());
  });
  return taken;
}

Board board_of(std::string_view moves) {
  Board board;
  Colour turn = Colour::black;
  MoveScanner scanner(moves);
  while (const auto word = scanner.next()) {
    const Move move = word->move.value();
    if (!move.is_pass()) board.place(turn, move.point());
    turn = opposite(turn);
  }
  return board;
}

}  // namespace shukei::db
