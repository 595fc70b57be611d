#include "tests/db/games/import_place.h"

#include <fstream>

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
