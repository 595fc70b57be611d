#include "db/import/damaged_texts.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

GameRecord told_game() {
  GameRecord game;
  game.black = Player{"1", {"a", false}};
  game.event = Text{"b", false};
  game.info = Text{"c", false};
  return game;
}

TEST(ImportDamagedTexts, AreNamedAsTablesNameThem) {
  GameRecord game = told_game();
  EXPECT_EQ(damaged_text_names(game), "");
  game.info->damaged = true;
  game.black->name.damaged = true;
  game.unread_moves = {"zz", true};
  EXPECT_EQ(damaged_text_names(game), "black unread_moves info");
  EXPECT_EQ(game.damaged_texts(), 3);
}

TEST(ImportDamagedTexts, AreMarkedByTheirNamesAndNoOthers) {
  GameRecord game = told_game();
  mark_damaged_texts("info white eve nt", game);
  EXPECT_EQ(damaged_text_names(game), "info");
  EXPECT_FALSE(game.white);
}

TEST(ImportDamagedTexts, AreWhatTheyWereBeforeAnExport) {
  for (const std::string_view marked :
       {"a\\b\xF4\x8F\xBB\xBF", "\\\\\xEF\xBF\xBD\\", "\xEF\xBF\xBD\xF4\x8F\xBA\x80"}) {
    const Text kept = text_of(marked);
    ASSERT_TRUE(kept.damaged);
    Text read = text_of(kept.value);  // as it comes out of an export
    mark_as_kept(read);
    EXPECT_EQ(read, kept);
  }
}

}  // namespace
}  // namespace shukei::db
