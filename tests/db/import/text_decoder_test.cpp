#include "db/import/text_decoder.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

Text decoded(const std::string& charset, std::string_view bytes) {
  return TextDecoder(charset).decode(bytes);
}

TEST(ImportTextDecoder, ReadsCharsets) {
  EXPECT_EQ(decoded("UTF-8", "金星"), (Text{"金星", false}));
  EXPECT_EQ(decoded("GB18030", "\xBD\xF0\xD0\xC7"), (Text{"金星", false}));
  EXPECT_EQ(decoded("CP932", "\x8B\xE0\x90\xAF"), (Text{"金星", false}));
  EXPECT_EQ(decoded("WINDOWS-1251", "\xD0\xE5\xED\xE4\xE7\xFE"), (Text{"Рендзю", false}));
  EXPECT_EQ(decoded("WINDOWS-1252", "S\xF5\xF5"), (Text{"Sõõ", false}));
  EXPECT_EQ(decoded("UTF-16LE", std::string_view("h\0\x1F\x66", 4)), (Text{"h星", false}));
}

TEST(ImportTextDecoder, KeepsWhatItDoesNotUnderstand) {
  EXPECT_EQ(decoded("UTF-8",
                    "a\xFF"
                    "b"),
            (Text{"a\\xFFb", true}));
  EXPECT_EQ(decoded("US-ASCII", "a\xE4"), (Text{"a\\xE4", true}));
  EXPECT_EQ(decoded("", "a\xE4\\"), (Text{"a\\xE4\\\\", true}));
  EXPECT_EQ(decoded("GB18030", "\xBD\xF0\xFF!"), (Text{"金\\xFF!", true}));
}

TEST(ImportTextDecoder, KeepsACharacterThatIsCutInTheMiddle) {
  EXPECT_EQ(decoded("GB18030", "\xBD\xF0\xD0"), (Text{"金\\xD0", true}));
  EXPECT_EQ(decoded("UTF-8", "\xE9\x87"), (Text{"\\xE9\\x87", true}));
}

TEST(ImportTextDecoder, DoesNotTakeAFilesCharactersForItsMarks) {
  EXPECT_EQ(decoded("UTF-8", "\xF4\x8F\xB8\x80"), (Text{"\xEF\xBF\xBD", true}));
}

TEST(ImportTextDecoder, JoinsCharactersThatCameInPieces) {
  for (const auto& [charset, bytes, text] :
       {std::tuple{"UTF-8", "a金\U0001F600õ", "a金\U0001F600õ"},
        std::tuple{"GB18030", "a\xBD\xF0\x81\x30\x84\x36\xD0\xC7", "a金\u00A5星"}}) {
    TextDecoder decoder(charset);
    std::string marked;
    for (const char* byte = bytes; *byte != '\0'; ++byte) decoder.append({byte, 1}, marked);
    decoder.finish(marked);
    EXPECT_EQ(marked, text);
    EXPECT_EQ(decoder.damaged_bytes(), 0U);
  }
}

TEST(ImportTextDecoder, ReadsTextsLongerThanItsBuffer) {
  std::string bytes;
  std::string text;
  for (int i = 0; i < 10'000; ++i) {
    bytes += "\xBD\xF0";
    text += "金";
  }
  EXPECT_EQ(decoded("GB18030", bytes).value, text);
}

TEST(ImportTextDecoder, CanBeUsedForOneTextAfterAnother) {
  TextDecoder decoder("GB18030");
  EXPECT_TRUE(decoder.decode("\xBD").damaged);
  EXPECT_EQ(decoder.decode("\xBD\xF0"), (Text{"金", false}));
}

}  // namespace
}  // namespace shukei::db
