#include "db/import/format_detection.h"

#include <gtest/gtest.h>

#include "tests/db/import/collecting_sink.h"

namespace shukei::db {
namespace {

using namespace std::string_view_literals;

Format detected(std::string_view bytes) { return detect_format(bytes, bytes.size()); }

TEST(ImportFormatDetection, TellsFormatsByTheirContent) {
  EXPECT_EQ(detected("\xFFRenLib\xFF\x03\x04\xFF\xFF"sv), Format::renlib);
  EXPECT_EQ(detected("\x78\x00\x79\x40"sv), Format::renlib);
  EXPECT_EQ(detected("\x03\x70\x71\x60"sv), Format::renlib_position);
  EXPECT_EQ(detected("<?xml version=\"1.0\"?>\n<database version=\"1\">"), Format::renjunet);
  EXPECT_EQ(detected("\xEF\xBB\xBF<database>"), Format::renjunet);
  EXPECT_EQ(detected("(;GM[4]FF[4]SZ[15]"), Format::sgf);
  EXPECT_EQ(detected("some words first\n( ;GM[4])"), Format::sgf);
  EXPECT_EQ(detected("Piskvorky 15x15, 11:11, 0\n8,8,0\n"), Format::psq);
  EXPECT_EQ(detected("[Event \"?\"]\n[Site \"kurnik\"]\n\n1. h8 --"), Format::playok);
  EXPECT_EQ(detected("# grades\nplies\tmoves\tgrade\tnote\n"), Format::grades);
  EXPECT_EQ(detected("5\th8 h9 f10 f8 e7\t+5\t\n"), Format::grades);
  EXPECT_EQ(detected("Team WC=[Eda,Ilm,+,88899A,?,R,]\n"), Format::bdt);
  EXPECT_EQ(detected("h8 h9 i10\n"), Format::move_lines);
  EXPECT_EQ(detected("# mine\n\nid\tmoves\tresult\n"), Format::move_lines);
  EXPECT_EQ(detected("17\th8h9i10\t1-0\n"), Format::move_lines);
  EXPECT_EQ(detected("id,moves\n1,h8 h9\n"), Format::csv);
  EXPECT_EQ(detected("\"Moves\";\"id\"\r\n"), Format::csv);
  EXPECT_EQ(detected("moves\nh8\n"), Format::move_lines);
  EXPECT_EQ(detected("{ \"moves\":[\"h8\"]}\n"), Format::ndjson);
}

TEST(ImportFormatDetection, TellsUtf16ByItsMark) {
  EXPECT_EQ(detected("\xFF\xFE<\0d\0a\0t\0a\0b\0a\0s\0e\0"sv), Format::renjunet);
  EXPECT_EQ(detected("\xFE\xFF\0(\0;"sv), Format::sgf);
}

TEST(ImportFormatDetection, TakesNothingElseForOne) {
  EXPECT_EQ(detected(""), Format::unknown);
  EXPECT_EQ(detected("hello world\n"), Format::unknown);
  EXPECT_EQ(detected("<svg></svg>"), Format::unknown);
  EXPECT_EQ(detected("id,result\n1,2\n"), Format::unknown);
  EXPECT_EQ(detected("{h8}"), Format::unknown);
  EXPECT_EQ(detected("xml is not RenLib"), Format::unknown);
  EXPECT_EQ(detected("code\tname\tsecond\nD1\tKansei\th9\n"), Format::unknown);
  EXPECT_EQ(detected("\x03\x70\x71\x70"sv), Format::unknown);      // a point twice
  EXPECT_EQ(detected("\x03\x70\x71\x60\x61"sv), Format::unknown);  // a byte too many
  EXPECT_EQ(detected(std::string(65536, '\0')), Format::unknown);
  EXPECT_EQ(detected("\x7F"
                     "ELF\x02\x01\x01\0"sv),
            Format::unknown);
}

TEST(ImportFormatDetection, SaysWhatAFileSeemsToBe) {
  EXPECT_EQ(refusal_of(""), "test: is empty");
  EXPECT_EQ(refusal_of("\x1F\x8B\x08\0"sv), "test: is compressed with gzip: unpack it first");
  EXPECT_EQ(refusal_of("PK\x03\x04"), "test: is a zip archive: unpack it first");
  EXPECT_NE(refusal_of("hello").find("is in no format that is read here"), std::string::npos);
}

}  // namespace
}  // namespace shukei::db
