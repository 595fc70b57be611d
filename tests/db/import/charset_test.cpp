#include "db/import/charset.h"

#include <gtest/gtest.h>

namespace shukei::db {
namespace {

Charset decided(std::string_view bytes, std::optional<std::string> stated = std::nullopt,
                const std::optional<std::string>& given = std::nullopt) {
  MemorySource source("test", bytes);
  return decide_charset(
      source, [&](std::string_view) { return stated; }, given);
}

// "Black is better here, White must defend: an analysis of this renju opening", in GB18030.
constexpr std::string_view kChinese =
    "\xB4\xCB\xCA\xD6\xB2\xBB\xBA\xC3\xA3\xAC\xB0\xD7\xB1\xD8\xCA\xA4\xA1\xA3\xBA\xDA\xC6\xE5\xD3"
    "\xC5\xCA\xC6\xA3\xAC\xB0\xD7\xC6\xE5\xD3\xA6\xB8\xC3\xB7\xC0\xCA\xD8";

TEST(ImportCharset, KnowsItsNamesInTheSpellingsOfTheField) {
  EXPECT_EQ(canonical_charset("utf8"), "UTF-8");
  EXPECT_EQ(canonical_charset("gb2312"), "GB18030");
  EXPECT_EQ(canonical_charset("GBK"), "GB18030");
  EXPECT_EQ(canonical_charset("cp-936"), "GB18030");
  EXPECT_EQ(canonical_charset("Shift_JIS"), "CP932");
  EXPECT_EQ(canonical_charset("ISO-8859-1"), "WINDOWS-1252");
  EXPECT_EQ(canonical_charset("ISO-2022-CN-EXT"), std::nullopt);
  EXPECT_EQ(canonical_charset("UTF-8//TRANSLIT/../x"), std::nullopt);
  EXPECT_EQ(canonical_charset(""), std::nullopt);
}

TEST(ImportCharset, AsksNothingOfAscii) { EXPECT_EQ(decided("h8 h9", "gb2312"), Charset{}); }

TEST(ImportCharset, BelievesWhatIsStatedWhenItFits) {
  EXPECT_EQ(decided(kChinese, "gb2312"),
            (Charset{"GB18030", CharsetEvidence::stated, std::nullopt}));
  EXPECT_EQ(decided("S\xF5\xF5", "latin1"),
            (Charset{"WINDOWS-1252", CharsetEvidence::stated, std::nullopt}));
  EXPECT_EQ(decided("Sõõ", "utf-8"), (Charset{"UTF-8", CharsetEvidence::stated, std::nullopt}));
}

TEST(ImportCharset, FindsOutWhenWhatIsStatedDoesNotFit) {
  EXPECT_EQ(decided(kChinese, "UTF-8"), (Charset{"GB18030", CharsetEvidence::guessed, "UTF-8"}));
  EXPECT_EQ(decided("金星 花月", "gb2312"),
            (Charset{"UTF-8", CharsetEvidence::valid_utf8, "gb2312"}));
  EXPECT_EQ(decided("Sõõ", "latin1"), (Charset{"UTF-8", CharsetEvidence::valid_utf8, "latin1"}));
  EXPECT_EQ(decided("金星", "klingon"), (Charset{"UTF-8", CharsetEvidence::valid_utf8, "klingon"}));
  EXPECT_EQ(decided("\xFF", "UTF-\xC3"), (Charset{"", CharsetEvidence::unknown, "UTF-\\xC3"}));
}

TEST(ImportCharset, GuessesWithEnoughToGoByOnly) {
  EXPECT_EQ(decided(kChinese), (Charset{"GB18030", CharsetEvidence::guessed, std::nullopt}));
  EXPECT_EQ(decided(kChinese.substr(0, 4)), (Charset{"", CharsetEvidence::unknown, std::nullopt}));
}

TEST(ImportCharset, ObeysAByteOrderMarkAndTheUser) {
  EXPECT_EQ(decided("\xEF\xBB\xBFh8 \xFF"),
            (Charset{"UTF-8", CharsetEvidence::byte_order_mark, std::nullopt}));
  EXPECT_EQ(decided(std::string_view("\xFF\xFEh\0", 4)),
            (Charset{"UTF-16LE", CharsetEvidence::byte_order_mark, std::nullopt}));
  EXPECT_EQ(decided(kChinese, "UTF-8", "CP932"),
            (Charset{"CP932", CharsetEvidence::given, std::nullopt}));
}

TEST(ImportCharset, SeesCharactersThatLieAcrossTwoBlocks) {
  std::string bytes(65535, 'a');
  bytes += "金";
  EXPECT_EQ(decided(bytes), (Charset{"UTF-8", CharsetEvidence::valid_utf8, std::nullopt}));
  bytes.pop_back();
  EXPECT_EQ(decided(bytes).evidence, CharsetEvidence::unknown);
}

}  // namespace
}  // namespace shukei::db
