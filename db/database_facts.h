#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "db/level_tally.h"

namespace shukei::db {

/// The format of databases that this program writes and reads; FORMAT.md tells its bytes. Any
/// change of keys, values or meta records that a reader could stumble over makes another one.
inline constexpr std::uint32_t kFormatVersion = 1;

/// A rule and a way to the fifth move, as printed ("taraguchi-10", "single").
struct RuleChoice {
  std::string rule;
  std::string choice;
  friend bool operator==(const RuleChoice&, const RuleChoice&) = default;
};

/// What whoever builds a database tells of it.
struct BuildFacts {
  std::string tool_version;
  /// A digest of the rule tables by which `possible` was found.
  std::uint64_t rules_digest = 0;
  /// What the bits of PositionRecord::possible mean: bit i is rules[i]. At most 16; no text may
  /// hold a tab or the end of a line.
  std::vector<RuleChoice> rules;
  friend bool operator==(const BuildFacts&, const BuildFacts&) = default;
};

/// What a database tells of one of its levels.
struct LevelFacts {
  int stones = 0;
  LevelTally tally;
  friend bool operator==(const LevelFacts&, const LevelFacts&) = default;
};

/// What a database tells of itself.
struct DatabaseFacts {
  std::uint32_t format_version = kFormatVersion;
  std::string rocksdb_version;
  BuildFacts build;
  /// Ascending by stones.
  std::vector<LevelFacts> levels;

  /// The facts of one level; nullptr when the database does not hold it.
  [[nodiscard]] const LevelFacts* level(int stones) const;
  friend bool operator==(const DatabaseFacts&, const DatabaseFacts&) = default;
};

/// The records of the meta family but `complete`, by their keys (FORMAT.md, "Meta").
using MetaRecords = std::map<std::string, std::string, std::less<>>;

inline constexpr std::string_view kFormatVersionKey = "format_version";
inline constexpr std::string_view kCompleteKey = "complete";

MetaRecords encode_facts(const DatabaseFacts& facts);

/// The value of `complete`, the record that is written when all others are in place and checked:
/// eight bytes, big-endian, the sum of byte_hash(key followed by value) over the other records.
std::string encode_complete(const MetaRecords& records);

/// Facts, or what is wrong with the records (a phrase, "" when nothing is).
struct DecodedFacts {
  DatabaseFacts facts;
  std::string fault;
};

/// Reads the records of a database of format kFormatVersion; records with other names are allowed.
DecodedFacts decode_facts(const MetaRecords& records);

/// The number in a `format_version` record, four bytes big-endian in every format; 0 when the
/// value is not that.
std::uint32_t decode_format_version(std::string_view value);

}  // namespace shukei::db
