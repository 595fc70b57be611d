#include "analyzer/reports/shard_manifest.h"

#include <fmt/core.h>

#include <limits>
#include <optional>
#include <stdexcept>

#include "analyzer/batch/json_line.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/output/json_writer.h"
#include "db/durable_files.h"
#include "db/hex_text.h"
#include "db/inventory.h"
#include "db/position_record.h"
#include "db/shard_builder.h"
#include "db/storage_error.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;
using db::hash_text;
using db::hex_text;

void write_file_member(JsonWriter& json, const db::WrittenFile& file) {
  json.begin_object();
  json.member("name", file.name);
  json.member("bytes", file.bytes);
  json.member("positions", file.rows);
  json.member("first_key", hex_text(file.first_key));
  json.member("last_key", hex_text(file.last_key));
  json.member("crc32c", hex_text(file.checksum));
  json.end_object();
}

void write_level(JsonWriter& json, const db::WrittenRange& range) {
  json.begin_object();
  json.member("stones", range.stones);
  json.member("positions", range.tally.positions);
  json.member("digest", hash_text(range.tally.position_digest));
  json.member("row_digest", hash_text(range.tally.row_digest));
  if (!range.empty()) {
    json.member("first_key", hex_text(range.first_key()));
    json.member("last_key", hex_text(range.last_key()));
  }
  json.key("files");
  json.begin_array();
  for (const db::WrittenFile& file : range.files) write_file_member(json, file);
  json.end_array();
  json.end_object();
}

/// A JSON text is not a manifest: what is wrong with it.
class NoManifest : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

const rapidjson::Value& member(const rapidjson::Value& object, const char* name) {
  if (!object.IsObject()) throw NoManifest("something is no object");
  const auto found = object.FindMember(name);
  if (found == object.MemberEnd()) throw NoManifest(fmt::format("there is no '{}'", name));
  return found->value;
}

std::string text(const rapidjson::Value& object, const char* name) {
  const rapidjson::Value& value = member(object, name);
  if (!value.IsString()) throw NoManifest(fmt::format("'{}' is no text", name));
  return {value.GetString(), value.GetStringLength()};
}

std::uint64_t number(const rapidjson::Value& object, const char* name) {
  const rapidjson::Value& value = member(object, name);
  if (!value.IsUint64()) throw NoManifest(fmt::format("'{}' is no whole number", name));
  return value.GetUint64();
}

/// Levels are counted to and through, so no number is believed that no level has.
int stones(const rapidjson::Value& object) {
  const std::uint64_t stones = number(object, "stones");
  if (stones < 1 || stones > static_cast<std::uint64_t>(db::kMostStones))
    throw NoManifest(fmt::format("'stones' is none of 1 to {}", db::kMostStones));
  return static_cast<int>(stones);
}

std::uint32_t format_version(const rapidjson::Value& object) {
  const std::uint64_t version = number(object, "format_version");
  if (version > std::numeric_limits<std::uint32_t>::max())
    throw NoManifest("'format_version' is none");
  return static_cast<std::uint32_t>(version);
}

/// The name of a file beside the manifest: no way to another directory.
std::string file_name(const rapidjson::Value& object) {
  std::string name = text(object, "name");
  if (name.find('/') != std::string::npos || !name.ends_with(".sst"))
    throw NoManifest("'name' is no name of a file of rows");
  return name;
}

std::uint64_t hash(const rapidjson::Value& object, const char* name) {
  const auto value = db::parse_hash_text(text(object, name));
  if (!value) throw NoManifest(fmt::format("'{}' is no sixteen hexadecimal digits", name));
  return *value;
}

std::string bytes(const rapidjson::Value& object, const char* name) {
  const auto value = db::parse_hex_text(text(object, name));
  if (!value) throw NoManifest(fmt::format("'{}' is no hexadecimal digits", name));
  return *value;
}

const rapidjson::Value& array(const rapidjson::Value& object, const char* name) {
  const rapidjson::Value& value = member(object, name);
  if (!value.IsArray()) throw NoManifest(fmt::format("'{}' is no list", name));
  return value;
}

db::WrittenRange range_of(const rapidjson::Value& level, const fs::path& directory) {
  db::WrittenRange range;
  range.stones = stones(level);
  range.directory = directory;
  range.tally = {number(level, "positions"), hash(level, "digest"), hash(level, "row_digest")};
  for (const rapidjson::Value& file : array(level, "files").GetArray()) {
    range.files.push_back({.name = file_name(file),
                           .bytes = number(file, "bytes"),
                           .rows = number(file, "positions"),
                           .first_key = bytes(file, "first_key"),
                           .last_key = bytes(file, "last_key"),
                           .checksum = bytes(file, "crc32c")});
  }
  return range;
}

ShardManifest manifest_of(const rapidjson::Value& json, const fs::path& directory) {
  ShardManifest manifest;
  manifest.facts.format_version = format_version(json);
  manifest.facts.build.tool_version = text(json, "tool_version");
  manifest.facts.rocksdb_version = text(json, "rocksdb_version");
  manifest.facts.build.rules_digest = hash(json, "rules_digest");
  manifest.stones = stones(json);
  manifest.shard =
      Shard::parse(fmt::format("{}/{}", number(json, "shard"), number(json, "shards")));
  for (const rapidjson::Value& level : array(json, "levels").GetArray()) {
    const int known = manifest.ranges.empty() ? 0 : manifest.ranges.back().stones;
    manifest.ranges.push_back(range_of(level, directory));
    const int next = manifest.ranges.back().stones;
    if (next <= known || next > manifest.stones)
      throw NoManifest("its levels do not ascend to its stones");
    manifest.facts.levels.push_back({manifest.ranges.back().stones, manifest.ranges.back().tally});
  }
  return manifest;
}

void require_shard(const fs::path& directory) {
  std::error_code error;
  if (!fs::exists(directory, error))
    throw db::StorageError(db::StorageFault::missing, directory.string(), "there is no shard here");
  if (db::inventory_kind(directory) != db::InventoryKind::shard)
    throw db::StorageError(db::StorageFault::not_a_database, directory.string(),
                           "this is not a shard; 'shukei build --shard I/N' makes one");
  for (const std::string& problem : db::check_inventory(directory))
    throw db::StorageError(db::StorageFault::damaged, directory.string(), problem);
}

}  // namespace

std::uint64_t ShardManifest::bytes() const {
  std::uint64_t sum = 0;
  for (const db::WrittenRange& range : ranges) sum += range.bytes();
  return sum;
}

std::string manifest_json(const ShardManifest& manifest) {
  Output memory = Output::in_memory({});
  JsonWriter json(memory);
  json.begin_object();
  json.member("format_version", manifest.facts.format_version);
  json.member("tool_version", manifest.facts.build.tool_version);
  json.member("rocksdb_version", manifest.facts.rocksdb_version);
  json.member("rules_digest", hash_text(manifest.facts.build.rules_digest));
  json.member("stones", manifest.stones);
  json.member("shard", manifest.shard.index());
  json.member("shards", manifest.shard.count());
  json.key("levels");
  json.begin_array();
  for (const db::WrittenRange& range : manifest.ranges) write_level(json, range);
  json.end_array();
  json.end_object();
  return memory.text();
}

ShardManifest parse_manifest(std::string_view json, const fs::path& directory) {
  const auto damaged = [&](const char* what) {
    return db::StorageError(db::StorageFault::damaged, (directory / db::kShardManifest).string(),
                            fmt::format("this is no manifest of a shard: {}", what));
  };
  try {
    return manifest_of(parse_json_text(json), directory);
  } catch (const NoManifest& error) {
    throw damaged(error.what());
  } catch (const UsageError& error) {
    throw damaged(error.what());
  } catch (const ParseError& error) {
    throw damaged(error.what());
  }
}

ShardManifest read_manifest(const fs::path& directory) {
  require_shard(directory);
  return parse_manifest(db::read_file(directory / db::kShardManifest), directory);
}

}  // namespace shukei::analyzer
