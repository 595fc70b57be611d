#include "db/database_facts.h"

#include <optional>

namespace shukei::db {
namespace {

constexpr std::string_view kToolVersionKey = "tool_version";
constexpr std::string_view kRocksdbVersionKey = "rocksdb_version";
constexpr std::string_view kRulesDigestKey = "rules_digest";
constexpr std::string_view kRulesKey = "rules";
constexpr std::string_view kLevelKeyPrefix = "level_";
constexpr std::size_t kMostRules = 16;

void append_big_endian(std::string& bytes, std::uint64_t value, int size) {
  for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
    bytes += static_cast<char>(value >> static_cast<unsigned>(shift) & 0xFFU);
}

std::uint64_t read_big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8U | static_cast<std::uint8_t>(byte);
  return value;
}

std::string encode_rules(const std::vector<RuleChoice>& rules) {
  std::string text;
  for (const auto& [rule, choice] : rules) text += rule + '\t' + choice + '\n';
  return text;
}

std::optional<std::vector<RuleChoice>> decode_rules(std::string_view text) {
  std::vector<RuleChoice> rules;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto tab = text.find('\t');
    if (end == std::string_view::npos || tab == std::string_view::npos || tab > end)
      return std::nullopt;
    rules.push_back(
        {std::string(text.substr(0, tab)), std::string(text.substr(tab + 1, end - tab - 1))});
    text.remove_prefix(end + 1);
  }
  if (rules.size() > kMostRules) return std::nullopt;
  return rules;
}

std::string encode_level(const LevelTally& tally) {
  std::string bytes;
  append_big_endian(bytes, tally.positions, 8);
  append_big_endian(bytes, tally.position_digest, 8);
  append_big_endian(bytes, tally.row_digest, 8);
  return bytes;
}

/// Takes records one by one and keeps the first fault.
class Records {
 public:
  explicit Records(const MetaRecords& records) : records_(records) {}

  /// The value of a record that must be there, of `size` bytes (0: of any size).
  std::string_view take(std::string_view key, std::size_t size) {
    const auto found = records_.find(key);
    if (found == records_.end()) {
      complain("has no record " + std::string(key));
      return "";
    }
    if (size != 0 && found->second.size() != size)
      complain("record " + std::string(key) + " has the wrong size");
    return found->second;
  }

  void complain(std::string fault) {
    if (fault_.empty()) fault_ = std::move(fault);
  }
  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  const MetaRecords& records_;
  std::string fault_;
};

std::vector<LevelFacts> decode_levels(const MetaRecords& records, Records& take) {
  std::vector<LevelFacts> levels;
  for (int stones = 1; stones <= kMostStones; ++stones) {
    const std::string key = std::string(kLevelKeyPrefix) + std::to_string(stones);
    if (!records.contains(key)) continue;
    const std::string_view value = take.take(key, 24);
    if (value.size() != 24) continue;
    levels.push_back({stones,
                      {read_big_endian(value.substr(0, 8)), read_big_endian(value.substr(8, 8)),
                       read_big_endian(value.substr(16, 8))}});
  }
  return levels;
}

}  // namespace

const LevelFacts* DatabaseFacts::level(int stones) const {
  for (const LevelFacts& level : levels) {
    if (level.stones == stones) return &level;
  }
  return nullptr;
}

MetaRecords encode_facts(const DatabaseFacts& facts) {
  MetaRecords records;
  append_big_endian(records[std::string(kFormatVersionKey)], facts.format_version, 4);
  records[std::string(kToolVersionKey)] = facts.build.tool_version;
  records[std::string(kRocksdbVersionKey)] = facts.rocksdb_version;
  append_big_endian(records[std::string(kRulesDigestKey)], facts.build.rules_digest, 8);
  records[std::string(kRulesKey)] = encode_rules(facts.build.rules);
  for (const LevelFacts& level : facts.levels)
    records[std::string(kLevelKeyPrefix) + std::to_string(level.stones)] =
        encode_level(level.tally);
  return records;
}

std::string encode_complete(const MetaRecords& records) {
  std::uint64_t sum = 0;
  for (const auto& [key, value] : records) {
    if (key != kCompleteKey) sum += byte_hash(key + value);
  }
  std::string bytes;
  append_big_endian(bytes, sum, 8);
  return bytes;
}

DecodedFacts decode_facts(const MetaRecords& records) {
  DecodedFacts decoded;
  DatabaseFacts& facts = decoded.facts;
  Records take(records);
  facts.format_version = decode_format_version(take.take(kFormatVersionKey, 4));
  facts.build.tool_version = take.take(kToolVersionKey, 0);
  facts.rocksdb_version = take.take(kRocksdbVersionKey, 0);
  facts.build.rules_digest = read_big_endian(take.take(kRulesDigestKey, 8));
  if (auto rules = decode_rules(take.take(kRulesKey, 0)))
    facts.build.rules = *std::move(rules);
  else
    take.complain("record rules is not a list of rules and choices");
  facts.levels = decode_levels(records, take);
  if (take.take(kCompleteKey, 8) != encode_complete(records))
    take.complain("records do not have the digest that was written with them");
  decoded.fault = take.fault();
  return decoded;
}

std::uint32_t decode_format_version(std::string_view value) {
  return value.size() == 4 ? static_cast<std::uint32_t>(read_big_endian(value)) : 0;
}

}  // namespace shukei::db
