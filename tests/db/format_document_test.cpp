#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/database_facts.h"
#include "db/level_tally.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "rules/canonical_form.h"
#include "tests/db/document_example.h"

namespace shukei::db {
namespace {

TEST(FormatDocument, Keys) {
  for (const std::string& line : examples("key")) {
    const auto gap = line.find("  ");
    ASSERT_NE(gap, std::string::npos) << line;
    Board board;
    std::istringstream moves(line.substr(0, gap));
    for (std::string move; moves >> move;) board.place(board.to_move(), parse_point(move).value());
    const auto key = PositionKey::of(canonicalise(board).representative);
    EXPECT_EQ(hex(key.value().bytes()), line.substr(line.find_first_not_of(' ', gap)));
  }
}

TEST(FormatDocument, Values) {
  for (const std::string& line : examples("value")) {
    const ExampleFields fields(line);
    PositionRecord record;
    record.board_symmetries =
        SymmetrySet::from_mask(static_cast<std::uint8_t>(fields.number("board")));
    record.pattern_symmetries =
        SymmetrySet::from_mask(static_cast<std::uint8_t>(fields.number("pattern")));
    record.possible = static_cast<std::uint16_t>(fields.number("possible"));
    record.forbidden = static_cast<std::uint8_t>(fields.number("forbidden"));
    const auto openings = fields.list("openings");
    std::copy(openings.begin(), openings.end(), record.openings.begin());
    const int stones = static_cast<int>(fields.number("stones", 10));
    EXPECT_EQ(openings.size(), static_cast<std::size_t>(reading_count(stones))) << line;
    if (const auto classes = fields.list("classes"); !classes.empty())
      record.fifth_classes = {classes.at(0), classes.at(1), classes.at(2), classes.at(3)};
    ValueBytes bytes{};
    const std::size_t size = encode_record(record, stones, bytes);
    EXPECT_EQ(hex({bytes.data(), size}), fields.rest);
    const DecodedRecord decoded = decode_record(bytes_of(fields.rest), stones);
    EXPECT_EQ(decoded.fault, "");
    EXPECT_EQ(decoded.record, record);
  }
}

TEST(FormatDocument, Hashes) {
  for (const std::string& line : examples("hash")) {
    const ExampleFields fields(line);
    const int stones = static_cast<int>(fields.number("stones", 10));
    const std::string key = bytes_of(fields.text("key"));
    const std::string value = bytes_of(fields.text("value"));
    LevelTally tally;
    tally.add(key, value, stones);
    EXPECT_EQ(tally.position_digest, fields.number("position")) << line;
    EXPECT_EQ(tally.row_digest, fields.number("row")) << line;
    EXPECT_EQ(tally.position_digest, position_hash(decode_key(key, stones).board));
  }
}

TEST(FormatDocument, MetaRecords) {
  MetaRecords records;
  for (const std::string& line : examples("meta"))
    records[line.substr(0, line.find(' '))] = bytes_of(line.substr(line.find("  ")));
  const DecodedFacts decoded = decode_facts(records);
  EXPECT_EQ(decoded.fault, "") << hex(encode_complete(records));
  EXPECT_EQ(decoded.facts.build, (BuildFacts{"1.2.3", 0x0123'4567'89AB'CDEF, {{"rif", "offer"}}}));
  EXPECT_EQ(decoded.facts.levels, (std::vector<LevelFacts>{{2, {2, 0xABCD, 0x1234}}}));
  MetaRecords encoded = encode_facts(decoded.facts);
  encoded[std::string(kCompleteKey)] = encode_complete(encoded);
  EXPECT_EQ(encoded, records);
}

TEST(FormatDocument, SizesOfKeysAndValues) {
  std::ifstream document(SHUKEI_SOURCE_DIR "/db/FORMAT.md");
  const std::string text{std::istreambuf_iterator<char>(document), {}};
  std::string keys = "| bytes of a key |";
  std::string values = "| bytes of a value |";
  for (int stones = 1; stones <= kMostStones; ++stones) {
    keys += " " + std::to_string(key_size(stones)) + " |";
    values += " " + std::to_string(value_size(stones)) + " |";
  }
  EXPECT_NE(text.find(keys), std::string::npos) << keys;
  EXPECT_NE(text.find(values), std::string::npos) << values;
}

}  // namespace
}  // namespace shukei::db
