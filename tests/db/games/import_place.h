#pragma once

#include <string>
#include <string_view>

#include "db/games/game_store.h"
#include "db/games/game_writer.h"
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
  [[nodiscard]] std::filesystem::path database() const { return place_.database(); }
  [[nodiscard]] const std::filesystem::path& path() const { return place_.path(); }

 private:
  TemporaryPlace place_;
};

/// "h8 h9 h10" -> the board after these moves; "--" is a pass.
Board board_of(std::string_view moves);

}  // namespace shukei::db
