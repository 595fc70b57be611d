#include "db/games/game_store.h"

#include <utility>

#include "db/games/game_codec.h"
#include "db/games/game_line.h"
#include "db/games/games_format.h"
#include "db/games/games_handle.h"
#include "db/games/line_finder.h"
#include "db/games/packed_bytes.h"
#include "db/games/rule_names.h"
#include "db/games/statistics_key.h"
#include "db/games/stones_key.h"
#include "db/position_key.h"
#include "db/publish_directory.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"

namespace shukei::db {
namespace {

StorageError damaged(const GamesHandle& handle, const std::string& what) {
  return {StorageFault::damaged, handle.path(), what};
}

std::string game_name(GameNumber number) { return "game " + std::to_string(to_integer(number)); }

/// The game of a row. Throws when it is none.
StoredGame game_of(const GamesHandle& handle, GameNumber number, std::string_view value) {
  DecodedGame decoded = decode_game(value);
  if (!decoded.fault.empty())
    throw damaged(handle, game_name(number) + ": " + std::string(decoded.fault));
  return {number, decoded.source, std::move(decoded.record)};
}

}  // namespace

class GameScan::Cursor {
 public:
  Cursor(const GamesHandle& handle, std::uint32_t games, GameNumber first)
      : handle_(handle),
        games_(games),
        next_(to_integer(first)),
        row_(handle.db().NewIterator(scan_options(), handle.family(GamesFamily::games))) {}

  bool next() {
    if (next_ > games_) return false;
    const std::string key = game_key(static_cast<GameNumber>(next_));
    row_->Valid() ? row_->Next() : row_->Seek(key);
    require_ok(row_->status(), handle_.path(), "cannot read games");
    if (!row_->Valid() || view(row_->key()) != key)
      throw damaged(handle_, game_name(static_cast<GameNumber>(next_)) + " is missing");
    game_ = game_of(handle_, static_cast<GameNumber>(next_), view(row_->value()));
    ++next_;
    return true;
  }
  [[nodiscard]] const StoredGame& game() const { return game_; }

 private:
  const GamesHandle& handle_;
  std::uint32_t games_;
  std::uint64_t next_;
  std::unique_ptr<rocksdb::Iterator> row_;
  StoredGame game_;
};

GameScan::GameScan(std::unique_ptr<Cursor> cursor) : cursor_(std::move(cursor)) {}
GameScan::GameScan(GameScan&&) noexcept = default;
GameScan& GameScan::operator=(GameScan&&) noexcept = default;
GameScan::~GameScan() = default;
bool GameScan::next() { return cursor_->next(); }
const StoredGame& GameScan::game() const { return cursor_->game(); }

std::optional<GameStore> GameStore::open(const std::filesystem::path& database) {
  const std::filesystem::path directory = directory_to_read(database);
  require_marked_games(directory);
  if (!has_games(directory)) return std::nullopt;
  return GameStore(std::make_unique<GamesHandle>(GamesHandle::open_for_reading(directory)));
}

GameStore::GameStore(std::unique_ptr<GamesHandle> handle)
    : handle_(std::move(handle)), totals_(handle_->read_totals()) {}
GameStore::GameStore(GameStore&&) noexcept = default;
GameStore::~GameStore() = default;

const GamesTotals& GameStore::totals() const { return totals_; }

std::optional<StoredGame> GameStore::find(GameNumber number) const {
  rocksdb::PinnableSlice value;
  if (!handle_->get(GamesFamily::games, game_key(number), value)) return std::nullopt;
  return game_of(*handle_, number, view(value));
}

GameScan GameStore::scan(GameNumber first) const {
  if (to_integer(first) == 0) first = GameNumber{1};
  return GameScan(std::make_unique<GameScan::Cursor>(*handle_, totals_.games, first));
}

std::vector<GameNumber> GameStore::games_of_line(std::span<const Move> moves) const {
  return LineFinder(*handle_).games_of(canonical_line(moves));
}

std::optional<PositionStatistics> GameStore::statistics(const CanonicalBoard& position) const {
  const auto key = StatisticsKey::of(position);
  rocksdb::PinnableSlice value;
  if (!key || !handle_->get(GamesFamily::position_statistics, key->bytes(), value))
    return std::nullopt;
  auto statistics = decode_statistics(view(value));
  if (!statistics)
    throw damaged(*handle_, "the statistics of key " + hex(key->bytes()) + " cannot be read");
  return statistics;
}

std::optional<PositionNote> GameStore::note(const CanonicalBoard& position) const {
  const std::string key = stones_key(position);
  rocksdb::PinnableSlice value;
  if (!handle_->get(GamesFamily::notes, key, value)) return std::nullopt;
  auto note = decode_note(view(value));
  if (!note) throw damaged(*handle_, "the note of key " + hex(key) + " cannot be read");
  return note;
}

std::vector<Source> GameStore::sources() const {
  std::vector<Source> all;
  const std::unique_ptr<rocksdb::Iterator> row(
      handle_->db().NewIterator(scan_options(), handle_->family(GamesFamily::sources)));
  for (row->SeekToFirst(); row->Valid(); row->Next()) {
    auto source = decode_source(view(row->key()), view(row->value()));
    if (!source) throw damaged(*handle_, "source " + hex(view(row->key())) + " cannot be read");
    all.push_back(std::move(*source));
  }
  require_ok(row->status(), handle_->path(), "cannot read the sources");
  if (all.size() != totals_.sources) throw damaged(*handle_, "sources are missing");
  return all;
}

std::optional<Source> GameStore::source(SourceNumber number) const {
  rocksdb::PinnableSlice value;
  const std::string key = source_key(number);
  if (!handle_->get(GamesFamily::sources, key, value)) return std::nullopt;
  auto source = decode_source(key, view(value));
  if (!source)
    throw damaged(*handle_, "source " + std::to_string(to_integer(number)) + " cannot be read");
  return source;
}

std::string GameStore::rule_name(RuleNumber number) const {
  if (number == RuleNumber{}) return "";
  rocksdb::PinnableSlice value;
  if (!handle_->get(GamesFamily::rules, rule_key(number), value))
    throw damaged(*handle_, "there is no rule of number " + std::to_string(to_integer(number)));
  return std::string(view(value));
}

}  // namespace shukei::db
