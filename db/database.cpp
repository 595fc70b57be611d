#include "db/database.h"

#include <algorithm>
#include <utility>

#include "db/database_store.h"
#include "db/games/games_schema.h"
#include "db/held_directory.h"
#include "db/inventory.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "db/publish_directory.h"
#include "db/rocksdb_options.h"
#include "db/schema.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

void require_format(std::uint32_t format, const std::string& path) {
  if (format == kFormatVersion) return;
  const std::string ours = "this program reads format " + std::to_string(kFormatVersion);
  const std::string theirs = "the database has format " + std::to_string(format) + ", ";
  throw StorageError(StorageFault::other_format, path,
                     format > kFormatVersion
                         ? theirs + ours + "; a newer program made it and can read it"
                         : theirs + ours + "; it must be built anew");
}

constexpr int kMostAttempts = 20;

}  // namespace

Database Database::open(const fs::path& path) {
  // RocksDB opens file after file by name. Should another database take the place meanwhile, files
  // of both would be mixed: so what was opened counts only when the directory is still there.
  for (int attempt = 1;; ++attempt) {
    const fs::path place = directory_to_read(path);
    const HeldDirectory directory(place);
    if (!directory.is_open()) {
      if (attempt < kMostAttempts && directory_to_read(path) != place) continue;
      throw directory.cannot_open(path);
    }
    try {
      auto store = std::make_unique<DatabaseStore>(place, path.string());
      if (directory.is_at(place) || attempt == kMostAttempts) return Database(std::move(store));
    } catch (const StorageError&) {
      if (directory.is_at(place) || attempt == kMostAttempts) throw;
    }
  }
}

Database::Database(std::unique_ptr<DatabaseStore> store) : store_(std::move(store)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

const DatabaseFacts& Database::facts() const { return store_->facts; }

std::optional<PositionRecord> Database::find(const CanonicalBoard& position) const {
  const auto key = PositionKey::of(position);
  if (!key) return std::nullopt;
  auto* const family = store_->family(key->stones());
  if (family == nullptr) return std::nullopt;
  rocksdb::PinnableSlice value;
  const auto status = store_->db->Get(rocksdb::ReadOptions(), family, key->bytes(), &value);
  if (status.IsNotFound()) return std::nullopt;
  const auto where = [&] { return "the row of key " + hex(key->bytes()); };
  if (!status.ok()) throw storage_error(status, store_->path, "cannot read " + where());
  const DecodedRecord decoded = decode_record({value.data(), value.size()}, key->stones());
  if (!decoded.fault.empty())
    throw StorageError(StorageFault::damaged, store_->path,
                       where() + ": " + std::string(decoded.fault));
  return decoded.record;
}

PositionScan Database::scan(int stones, const KeyRange& range) const {
  return PositionScan(std::make_unique<PositionScan::Cursor>(*store_, stones, range));
}

std::vector<KeyRange> Database::ranges(int stones) const {
  if (store_->family(stones) == nullptr) return {};
  return store_->files(stones);
}

DatabaseStore::DatabaseStore(const fs::path& directory, std::string name) : path(std::move(name)) {
  if (!has_inventory(directory) && has_games(directory)) {
    std::error_code ignored;
    if (fs::exists(directory / "CURRENT", ignored))
      throw StorageError(StorageFault::damaged, path,
                         "there are openings here, but their file SHUKEI is gone");
    throw StorageError(StorageFault::missing, path, "there are games here, but no openings");
  }
  require_format(read_format(directory), path);
  try {
    open_families(directory);
    read_facts(directory);
    find_file_ranges();
  } catch (...) {
    for (auto* const family : families) delete family;
    throw;
  }
}

DatabaseStore::~DatabaseStore() {
  for (auto* const family : families) delete family;
}

void DatabaseStore::open_families(const fs::path& directory) {
  const rocksdb::Options options = rocksdb_options();
  std::vector<std::string> names;
  require_ok(rocksdb::DB::ListColumnFamilies(options, directory.string(), &names), path,
             "the database is damaged");
  std::vector<rocksdb::ColumnFamilyDescriptor> known;
  for (const std::string& name : names) {
    if (name == rocksdb::kDefaultColumnFamilyName || name == kMetaFamily || stones_of_family(name))
      known.emplace_back(name, options);
  }
  rocksdb::DB* opened = nullptr;
  require_ok(rocksdb::DB::OpenForReadOnly(options, directory.string(), known, &families, &opened),
             path, "the database is damaged");
  db.reset(opened);
  for (auto* const family : families) {
    if (family->GetName() == kMetaFamily) meta = family;
    if (const auto stones = stones_of_family(family->GetName()))
      levels[static_cast<std::size_t>(*stones)] = family;
  }
}

MetaRecords DatabaseStore::read_meta() const {
  MetaRecords records;
  const std::unique_ptr<rocksdb::Iterator> row(db->NewIterator(scan_options(), meta));
  for (row->SeekToFirst(); row->Valid(); row->Next())
    records[row->key().ToString()] = row->value().ToString();
  require_ok(row->status(), path, "the database is damaged");
  return records;
}

void DatabaseStore::read_facts(const fs::path& directory) {
  // The inventory is written when all else is in place: a database that has it whole was complete.
  const StorageError incomplete =
      has_whole_inventory(directory)
          ? StorageError(StorageFault::damaged, path, "the database is damaged: records are gone")
          : StorageError(StorageFault::incomplete, path,
                         "the build of this database never came to its end");
  if (meta == nullptr) throw incomplete;
  const MetaRecords records = read_meta();
  const auto format = records.find(kFormatVersionKey);
  if (format == records.end()) throw incomplete;
  require_format(decode_format_version(format->second), path);
  if (!records.contains(kCompleteKey)) throw incomplete;
  DecodedFacts decoded = decode_facts(records);
  for (const LevelFacts& level : decoded.facts.levels) {
    if (family(level.stones) == nullptr && decoded.fault.empty())
      decoded.fault = "has no rows of the level of " + std::to_string(level.stones) + " stones";
  }
  if (!decoded.fault.empty())
    throw StorageError(StorageFault::damaged, path,
                       "the database is damaged: meta " + decoded.fault);
  facts = std::move(decoded.facts);
}

void DatabaseStore::find_file_ranges() {
  std::vector<rocksdb::LiveFileMetaData> files;
  db->GetLiveFilesMetaData(&files);
  std::sort(files.begin(), files.end(),
            [](const auto& a, const auto& b) { return a.smallestkey < b.smallestkey; });
  for (const auto& file : files) {
    const auto stones = stones_of_family(file.column_family_name);
    if (!stones) continue;
    std::vector<KeyRange>& ranges = file_ranges[static_cast<std::size_t>(*stones)];
    if (!ranges.empty()) ranges.back().past = file.smallestkey;
    // The first one begins where keys begin, so that nothing before it is passed over.
    ranges.push_back({ranges.empty() ? std::string() : file.smallestkey, {}});
  }
  for (std::vector<KeyRange>& ranges : file_ranges) {
    if (ranges.empty()) ranges.push_back(KeyRange::whole());
  }
}

}  // namespace shukei::db
