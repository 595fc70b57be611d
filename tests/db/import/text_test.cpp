#include "db/import/text.h"

#include <gtest/gtest.h>

#include "db/import/utf8.h"

namespace shukei::db {
namespace {

TEST(ImportText, IsWhatItSaysWhenNothingIsDamaged) {
  EXPECT_EQ(text_of("Soosõrv \\ 金星 \U0001F600"), (Text{"Soosõrv \\ 金星 \U0001F600", false}));
  EXPECT_EQ(text_of(""), (Text{"", false}));
}

TEST(ImportText, KeepsEveryByteThatWasNotUnderstood) {
  for (int byte = 0; byte < 256; ++byte) {
    std::string marked = "a\\";
    append_mark(marked, static_cast<unsigned char>(byte));
    EXPECT_TRUE(is_utf8(marked));
    EXPECT_TRUE(is_mark(marked, 2));
    char expected[16];
    std::snprintf(expected, sizeof expected, "a\\\\\\x%02X", byte);
    EXPECT_EQ(text_of(marked), (Text{expected, true}));
  }
}

TEST(ImportText, CountsTheReplacementCharacterAsDamage) {
  EXPECT_EQ(text_of("a\xEF\xBF\xBD"), (Text{"a\xEF\xBF\xBD", true}));
}

TEST(ImportText, TakesNeighboursOfTheMarksForWhatTheyAre) {
  EXPECT_FALSE(text_of("\xF4\x8F\xB7\xBF").damaged);  // U+10FDFF
  EXPECT_FALSE(is_mark("\xF4\x8F\xB8", 0));           // cut short
}

TEST(ImportUtf8, KnowsWholeCharactersOnly) {
  EXPECT_EQ(utf8_length("a"), 1U);
  EXPECT_EQ(utf8_length("õ"), 2U);
  EXPECT_EQ(utf8_length("金"), 3U);
  EXPECT_EQ(utf8_length("\U0001F600"), 4U);
  for (const std::string_view wrong :
       {"\x80", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF0\x80\x80\x80",
        "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE9\x87", "\xC3"}) {
    EXPECT_EQ(utf8_length(wrong), 0U);
  }
}

TEST(ImportUtf8, TellsACutCharacterFromAWrongOne) {
  EXPECT_TRUE(is_cut_utf8("\xE9\x87"));
  EXPECT_TRUE(is_cut_utf8("\xF0"));
  EXPECT_FALSE(is_cut_utf8("\xE9\x41"));
  EXPECT_FALSE(is_cut_utf8("\xF0\x80"));
  EXPECT_FALSE(is_cut_utf8("õ"));
  EXPECT_FALSE(is_cut_utf8(""));
}

TEST(ImportUtf8, FindsTheFirstWrongByteWhereverItIs) {
  for (std::size_t i = 0; i < 40; ++i) {
    std::string text(40, 'a');
    text[i] = '\xFF';
    EXPECT_EQ(utf8_prefix(text), i);
    EXPECT_EQ(ascii_prefix(text), i);
  }
}

}  // namespace
}  // namespace shukei::db
