#include "db/games/line_finder.h"

#include <string>

#include "db/games/game_line.h"
#include "db/games/packed_bytes.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {

LineFinder::LineFinder(const GamesHandle& handle)
    : handle_(handle),
      row_(handle.db().NewIterator(rocksdb::ReadOptions(),
                                   handle.family(GamesFamily::game_lines))) {}

std::vector<GameNumber> LineFinder::games_of(std::string_view line) {
  const std::string prefix = line_prefix(line);
  std::vector<GameNumber> games;
  for (row_->Seek(prefix); row_->Valid() && row_->key().starts_with(prefix); row_->Next()) {
    PackedReader number({row_->key().data() + prefix.size(), row_->key().size() - prefix.size()});
    games.push_back(static_cast<GameNumber>(number.big_endian(4)));
    if (!number.is_sound() || !number.at_end())
      throw StorageError(StorageFault::damaged, handle_.path(), "a key of game_lines is no line");
  }
  require_ok(row_->status(), handle_.path(), "cannot read lines");
  return games;
}

}  // namespace shukei::db
