/// Rows and files of the openings' database, as bytes: what is decoded encodes to the same bytes.

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>

#include "analyzer/reports/shard_manifest.h"
#include "db/backup/backup_record.h"
#include "db/byte_hash.h"
#include "db/database_facts.h"
#include "db/inventory.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "db/storage_error.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/law.h"

namespace shukei::fuzz {
namespace {

constexpr std::string_view kSameBytes = "what is decoded encodes to the same bytes";

/// The number of stones that the first byte tells; it is taken off.
int take_stones_of_level(std::string_view& input) {
  if (input.empty()) return 1;
  const int stones = 1 + static_cast<unsigned char>(input.front()) % db::kMostStones;
  input.remove_prefix(1);
  return stones;
}

void run_position_key(std::string_view input) {
  const int stones = take_stones_of_level(input);
  const db::DecodedKey loose = db::decode_key(input, stones);
  const db::DecodedKey strict = db::decode_key(input, stones, db::CheckCanonical::yes);
  must_hold(strict.fault.empty() ? loose.fault.empty() : true, "what passes strictly passes");
  must_hold(!loose.fault.empty() || db::has_key_shape(input, stones), "a key has a key's shape");
  if (!loose.fault.empty()) return;
  must_hold(db::is_storable(loose.board) && loose.board.size() == stones,
            "the position of a key can be stored");
  db::KeyBytes bytes;
  must_hold(std::string_view(bytes.data(), db::encode_key(loose.board, bytes)) == input,
            kSameBytes);
  const auto key = db::PositionKey::of(canonicalise(loose.board).representative);
  must_hold(key.has_value() && (key->bytes() == input) == strict.fault.empty(),
            "the key of a canonical position is its key");
}

void run_position_record(std::string_view input) {
  const int stones = take_stones_of_level(input);
  const db::DecodedRecord decoded = db::decode_record(input, stones);
  if (!decoded.fault.empty()) return;
  db::ValueBytes bytes;
  const std::size_t size = db::encode_record(decoded.record, stones, bytes);
  must_hold(std::string_view(bytes.data(), size) == input, kSameBytes);
}

/// Records of a key, NUL, a value's size in a byte and the value.
db::MetaRecords take_records(std::string_view input) {
  db::MetaRecords records;
  while (!input.empty()) {
    const std::string key(input.substr(0, input.find('\0')));
    input.remove_prefix(std::min(key.size() + 1, input.size()));
    const std::size_t size = input.empty() ? 0 : static_cast<unsigned char>(input.front());
    input.remove_prefix(input.empty() ? 0 : 1);
    records[key] = input.substr(0, size);
    input.remove_prefix(std::min(size, input.size()));
  }
  return records;
}

/// With the digest that belongs to them: who writes such records can write that as well.
void run_meta_records(std::string_view input) {
  db::MetaRecords records = take_records(input);
  db::decode_facts(records);
  records[std::string(db::kCompleteKey)] = db::encode_complete(records);
  if (records.contains(db::kFormatVersionKey))
    db::decode_format_version(records.find(db::kFormatVersionKey)->second);
  const db::DecodedFacts decoded = db::decode_facts(records);
  if (!decoded.fault.empty()) return;
  for (const auto& [key, value] : db::encode_facts(decoded.facts)) {
    const auto record = records.find(key);
    must_hold(record != records.end() && record->second == value, kSameBytes);
  }
}

/// A directory with nothing but an inventory.
class InventoryPlace {
 public:
  explicit InventoryPlace(const std::string& inventory)
      : path_(std::filesystem::temp_directory_path() /
              ("shukei_fuzz.inventory." + std::to_string(::getpid()))) {
    std::filesystem::create_directory(path_);
    std::ofstream(path_ / db::kInventoryFile, std::ios::binary) << inventory;
  }
  ~InventoryPlace() { std::filesystem::remove_all(path_); }
  InventoryPlace(const InventoryPlace&) = delete;
  InventoryPlace& operator=(const InventoryPlace&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

void check_inventory_text(const std::string& text) {
  const InventoryPlace place(text);
  const bool is_whole = db::has_whole_inventory(place.path());
  const auto problems = db::check_inventory(place.path());
  must_hold(is_whole || problems.size() == 1, "an inventory that is not whole is the problem");
  for (const std::string& problem : problems)
    must_hold(problem.find('\n') == std::string::npos, "a problem is one line");
  try {
    must_hold(db::read_format(place.path()) > 0, "a format is a number from 1 on");
  } catch (const db::StorageError& error) {
    must_hold(std::string_view(error.what()).find('\n') == std::string_view::npos,
              "an error is one line");
  }
}

void append_hex(std::uint64_t hash, std::string& text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  for (unsigned shift = 64; shift > 0; shift -= 4) text += kDigits[hash >> (shift - 4) & 0xFU];
}

/// As it is, and with the digest that belongs to it: who writes such a file can write that as well.
void run_inventory(std::string_view input) {
  check_inventory_text(std::string(input));
  std::string text = std::string(input) + "end ";
  append_hex(db::byte_hash(input), text);
  check_inventory_text(text + "\n");
}

std::string with_digest(std::string_view input) {
  const std::size_t end = std::min(input.find("\nend "), input.size());
  const std::string lines(input.substr(0, std::min(end + 1, input.size())));
  const std::string files(input.substr(std::min(input.size(), end + 5)));
  std::string text = lines + "end ";
  append_hex(db::byte_hash(lines + files), text);
  return text + "\n" + files;
}

void check_backup(std::string_view input) {
  const auto record = db::decode_backup(input);
  if (!record) return;
  must_hold(db::encode_backup(*record) == input, kSameBytes);
  for (const db::KeptFile& file : record->files) {
    const std::string parts = "/" + file.name + "/";
    must_hold(
        !file.name.empty() && file.name.front() != '/' && parts.find("/../") == std::string::npos,
        "a kept file lies within the database");
  }
}

void run_backup_record(std::string_view input) {
  check_backup(input);
  check_backup(with_digest(input));
}

/// The manifest of a shard, which may come from another machine.
void run_shard_manifest(std::string_view input) {
  try {
    const analyzer::ShardManifest manifest = analyzer::parse_manifest(input, "shard");
    must_hold(manifest.stones >= 1 && manifest.stones <= db::kMostStones &&
                  manifest.ranges.size() <= static_cast<std::size_t>(manifest.stones),
              "a manifest has the levels there can be");
    for (const db::WrittenRange& range : manifest.ranges) {
      for (const db::WrittenFile& file : range.files)
        must_hold(std::filesystem::path(file.name).filename() == file.name && file.name != "..",
                  "a file of a shard lies within it");
    }
    const std::string written = analyzer::manifest_json(manifest);
    must_hold(analyzer::manifest_json(analyzer::parse_manifest(written, "shard")) == written,
              "a manifest is read as it is written");
  } catch (const db::StorageError& error) {
    must_hold(error.fault() == db::StorageFault::damaged, "what is no manifest is damaged");
  }
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"position_key", &run_position_key, 16},
    {"position_record", &run_position_record, 32},
    {"meta_records", &run_meta_records, 1024},
    {"inventory", &run_inventory, 1024},
    {"backup_record", &run_backup_record, 1024},
    {"shard_manifest", &run_shard_manifest, 2048},
});

}  // namespace

std::span<const FuzzTarget> database_targets() { return kTargets; }

}  // namespace shukei::fuzz
