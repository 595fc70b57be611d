#include "db/import/csv_records.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/parse_error.h"

namespace shukei::db {
namespace {

using Records = std::vector<std::vector<std::string>>;

/// All records, each with its line in front.
Records records_of(std::string_view bytes, std::size_t longest = 1000) {
  MemorySource source("test.csv", bytes);
  Charset charset;
  charset.name = "UTF-8";
  TextStream stream(source, charset);
  CsvRecords records(stream, "test.csv", longest);
  Records all;
  while (records.next()) {
    auto& record = all.emplace_back();
    record.push_back(std::to_string(records.line()));
    record.insert(record.end(), records.cells().begin(), records.cells().end());
  }
  EXPECT_FALSE(records.next());
  return all;
}

std::string refusal_of_csv(std::string_view bytes, std::size_t longest = 1000) {
  try {
    records_of(bytes, longest);
  } catch (const ParseError& error) {
    return error.what();
  }
  return "";
}

TEST(ImportCsvRecords, AreCellsPartedByCommas) {
  EXPECT_EQ(records_of("a,b\nc, d ,\n"), (Records{{"1", "a", "b"}, {"2", "c", "d", ""}}));
  EXPECT_EQ(records_of("a,b"), (Records{{"1", "a", "b"}}));
  EXPECT_EQ(records_of("a,b\r\n\r\nc\r\n"), (Records{{"1", "a", "b"}, {"3", "c"}}));
  EXPECT_EQ(records_of("\n\n"), Records{});
}

TEST(ImportCsvRecords, KeepWhatStandsInQuotationMarksAsItIs) {
  EXPECT_EQ(records_of("\" a\",\"b, c\"\n\"say \"\"x\"\"\" ,\"\"\n"),
            (Records{{"1", " a", "b, c"}, {"2", "say \"x\"", ""}}));
  EXPECT_EQ(records_of("\"a\r\n\nb\",c\nd,e\n"),
            (Records{{"1", "a\r\n\nb", "c"}, {"4", "d", "e"}}));
}

TEST(ImportCsvRecords, ArePartedBySemicolonsWhereTheFirstLineHasMoreOfThem) {
  EXPECT_EQ(records_of("a;b;\"c;d\"\n1,5;2;\n"),
            (Records{{"1", "a", "b", "c;d"}, {"2", "1,5", "2", ""}}));
  EXPECT_EQ(records_of("a,b\nc;d;e\n"), (Records{{"1", "a", "b"}, {"2", "c;d;e"}}));
}

TEST(ImportCsvRecords, AreTheSameWhereverABlockOfTheFileEnds) {
  const std::string cell(1000, 'x');
  std::string csv;
  Records expected;
  for (int line = 1; line <= 400; ++line) {
    csv += "a,\"" + cell + "\"\n";
    expected.push_back({std::to_string(line), "a", cell});
  }
  EXPECT_EQ(records_of(csv, 1100), expected);
}

TEST(ImportCsvRecords, AreRefusedWithTheLineWhereTheyCannotBeRead) {
  EXPECT_EQ(
      refusal_of_csv("a,b\nc\"d,e\n"),
      "test.csv:2: a quotation mark inside a cell: such a cell stands in quotation marks, with "
      "two for each of its own");
  EXPECT_EQ(refusal_of_csv("a,b\nc,\"d\n\n"),
            "test.csv:2: the file ends inside a cell in quotation marks");
  EXPECT_EQ(refusal_of_csv("a\nb\n" + std::string(50, 'c'), 40),
            "test.csv:3: a record of more than 40 bytes");
  EXPECT_EQ(refusal_of_csv("a\n\"" + std::string(50, '\n') + "\"", 40),
            "test.csv:2: a record of more than 40 bytes");
}

}  // namespace
}  // namespace shukei::db
