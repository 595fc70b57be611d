#include "db/database_facts.h"

#include <gtest/gtest.h>

#include <string>

#include "db/position_key.h"
#include "tests/db/sample_rows.h"

namespace shukei::db {
namespace {

DatabaseFacts facts() {
  return {kFormatVersion,
          "7.8.3",
          sample_facts(),
          {{1, {1, 2, 3}}, {5, {1'056'870, 0xFEDC'BA98'7654'3210, 0x8000'0000'0000'0001}}}};
}

MetaRecords complete(MetaRecords records) {
  records[std::string(kCompleteKey)] = encode_complete(records);
  return records;
}

TEST(DatabaseFacts, BytesOfRecords) {
  const MetaRecords records = encode_facts(facts());
  EXPECT_EQ(records.size(), 7U);
  EXPECT_EQ(hex(records.at("format_version")), "00 00 00 01");
  EXPECT_EQ(records.at("tool_version"), "1.2.3");
  EXPECT_EQ(records.at("rocksdb_version"), "7.8.3");
  EXPECT_EQ(hex(records.at("rules_digest")), "01 23 45 67 89 AB CD EF");
  EXPECT_EQ(records.at("rules"), "taraguchi-10\tsingle\ntaraguchi-10\toffer\nsoosorv-8\toffer\n");
  EXPECT_EQ(hex(records.at("level_1")),
            "00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 02 00 00 00 00 00 00 00 03");
  EXPECT_EQ(hex(records.at("level_5")),
            "00 00 00 00 00 10 20 66 FE DC BA 98 76 54 32 10 80 00 00 00 00 00 00 01");
}

TEST(DatabaseFacts, RoundTrip) {
  const DecodedFacts decoded = decode_facts(complete(encode_facts(facts())));
  EXPECT_EQ(decoded.fault, "");
  EXPECT_EQ(decoded.facts, facts());
}

TEST(DatabaseFacts, RecordsOfOthersAreAllowed) {
  MetaRecords records = encode_facts(facts());
  records["games"] = "12";
  const DecodedFacts decoded = decode_facts(complete(records));
  EXPECT_EQ(decoded.fault, "");
  EXPECT_EQ(decoded.facts, facts());
}

TEST(DatabaseFacts, EveryMissingRecordIsTold) {
  for (const auto& [key, value] : encode_facts(facts())) {
    if (key.starts_with("level_")) continue;  // a level that is not told of is not stored
    MetaRecords records = encode_facts(facts());
    records.erase(key);
    EXPECT_EQ(decode_facts(complete(records)).fault, "has no record " + key);
  }
  EXPECT_EQ(decode_facts(encode_facts(facts())).fault, "has no record complete");
}

TEST(DatabaseFacts, EveryFlippedByteIsTold) {
  const MetaRecords sound = complete(encode_facts(facts()));
  for (const auto& [key, value] : sound) {
    for (std::size_t at = 0; at < value.size(); ++at) {
      MetaRecords records = sound;
      records[key][at] = static_cast<char>(value[at] ^ 0x40);
      EXPECT_NE(decode_facts(records).fault, "") << key << " at " << at;
    }
  }
}

TEST(DatabaseFacts, RefusesWrongSizesAndLists) {
  const auto fault_with = [](const std::string& key, const std::string& value) {
    MetaRecords records = encode_facts(facts());
    records[key] = value;
    return decode_facts(complete(records)).fault;
  };
  EXPECT_EQ(fault_with("level_3", "short"), "record level_3 has the wrong size");
  EXPECT_EQ(fault_with("rules_digest", ""), "record rules_digest has the wrong size");
  const std::string no_list = "record rules is not a list of rules and choices";
  EXPECT_EQ(fault_with("rules", "rif\toffer"), no_list);
  EXPECT_EQ(fault_with("rules", "rif offer\n"), no_list);
  std::string long_list;
  for (int i = 0; i < 17; ++i) long_list += "rif\toffer\n";
  EXPECT_EQ(fault_with("rules", long_list), no_list);
}

TEST(DatabaseFacts, FormatVersionIsReadInEveryFormat) {
  EXPECT_EQ(decode_format_version(std::string("\0\0\1\2", 4)), 0x102U);
  EXPECT_EQ(decode_format_version("1"), 0U);
}

}  // namespace
}  // namespace shukei::db
