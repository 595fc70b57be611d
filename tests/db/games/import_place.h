#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/games/game_store.h"
#include "db/games/game_writer.h"
#include "db/games/games_handle.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {

/// A place with a database into which texts are imported.
class ImportPlace {
 public:
  /// Writes a file of this name and imports it.
  StoredFile import(const std::string& name, std::string_view text) const;
  /// Imports it with a writer that is open already.
  StoredFile import(GameWriter& writer, const std::string& name, std::string_view text) const;
  /// REQUIRES that something was imported.
  [[nodiscard]] GameStore games() const { return GameStore::open(database()).value(); }
  /// Changes rows behind the program's back.
  void change(const std::function<void(const GamesHandle&)>& change_rows) const;
  /// All rows of a family, key and value, in their order.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> rows(GamesFamily family) const;
  void put(GamesFamily family, const std::string& key, const std::string& value) const;
  /// Deletes the row at `place` of a family; its key and value.
  std::pair<std::string, std::string> take(GamesFamily family, int place) const;
  [[nodiscard]] std::filesystem::path database() const { return place_.database(); }
  [[nodiscard]] const std::filesystem::path& path() const { return place_.path(); }

 private:
  TemporaryPlace place_;
};

/// "h8 h9 h10" -> the board after these moves; "--" is a pass.
Board board_of(std::string_view moves);

}  // namespace shukei::db
