#include "db/games/game_writer.h"

#include <map>
#include <span>
#include <string>
#include <utility>

#include "db/build_lock.h"
#include "db/byte_hash.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/duplicate_search.h"
#include "db/games/game_codec.h"
#include "db/games/game_line.h"
#include "db/games/games_creation.h"
#include "db/games/games_handle.h"
#include "db/games/import_transaction.h"
#include "db/games/library_writer.h"
#include "db/games/rule_names.h"
#include "db/games/source.h"
#include "db/games/visit_sums.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// More games than this are written to files and not to the log.
constexpr std::uint32_t kMostGamesOfBatch = 4096;
constexpr std::uint32_t kMostNodesOfBatch = 1U << 16U;  ///< Likewise.

}  // namespace

struct GameWriter::Store {
  explicit Store(const fs::path& database)
      : path(place_of_games(database)),
        lock(path),
        handle(GamesHandle::open_for_writing(with_room_for_games(path))),
        totals(handle.read_totals()),
        rules(handle) {}

  void add(const ParsedFile& file, const NewGames& found, bool with_library);
  /// The source from which the same library was stored before.
  [[nodiscard]] std::optional<SourceNumber> source_of_library(const ParsedFile& file);
  void read_libraries();
  void add_games(const ParsedFile& file, const NewGames& found, GamesTotals& after,
                 ImportTransaction& transaction) const;
  void add_lines(const ParsedFile& file, const NewGames& found,
                 ImportTransaction& transaction) const;
  void add_statistics(const ParsedFile& file, const NewGames& found,
                      ImportTransaction& transaction);
  void add_rules(std::uint32_t first, ImportTransaction& transaction) const;
  [[nodiscard]] Source source_of(const ParsedFile& file, const NewGames& found,
                                 bool with_library) const;

  fs::path path;
  BuildLock lock;
  GamesHandle handle;
  GamesTotals totals;
  RuleNames rules;
  /// The digest and the size of a file.
  using Content = std::pair<std::uint64_t, std::uint64_t>;
  /// The first source of each content that holds a library or grades; read when first asked for.
  std::optional<std::map<Content, SourceNumber>> libraries;
};

void GameWriter::Store::add_games(const ParsedFile& file, const NewGames& found, GamesTotals& after,
                                  ImportTransaction& transaction) const {
  const auto source = static_cast<SourceNumber>(after.sources);
  for (std::uint32_t game = 0; game < found.numbers.size(); ++game) {
    if (found.numbers[game] == 0) continue;
    const std::string key = game_key(static_cast<GameNumber>(found.numbers[game]));
    const std::string value = encode_game(source, file.fields(game));
    after.games_digest += byte_hash(key + value);
    transaction.put(GamesFamily::games, key, value);
  }
}

void GameWriter::Store::add_lines(const ParsedFile& file, const NewGames& found,
                                  ImportTransaction& transaction) const {
  for (const std::uint32_t game : found.by_line) {
    transaction.put(GamesFamily::game_lines,
                    line_key(file.line(game), static_cast<GameNumber>(found.numbers[game])), "");
  }
}

std::optional<SourceNumber> GameWriter::Store::source_of_library(const ParsedFile& file) {
  if (!libraries) read_libraries();
  const auto known = libraries->find({file.digest, file.bytes});
  return known == libraries->end() ? std::nullopt : std::optional(known->second);
}

void GameWriter::Store::read_libraries() {
  std::map<Content, SourceNumber> found;
  const std::unique_ptr<rocksdb::Iterator> row(
      handle.db().NewIterator(scan_options(), handle.family(GamesFamily::sources)));
  for (row->SeekToFirst(); row->Valid(); row->Next()) {
    const auto source = decode_source({row->key().data(), row->key().size()},
                                      {row->value().data(), row->value().size()});
    if (source && source->nodes + source->grades > 0)
      found.emplace(Content{source->digest, source->bytes}, source->number);
  }
  require_ok(row->status(), handle.path(), "cannot read the sources");
  libraries = std::move(found);
}

Source GameWriter::Store::source_of(const ParsedFile& file, const NewGames& found,
                                    bool with_library) const {
  return {.number = static_cast<SourceNumber>(totals.sources + 1),
          .file = fs::path(file.name).filename().string(),
          .format = file.report.format,
          .charset = file.report.charset.name,
          .bytes = file.bytes,
          .digest = file.digest,
          .items = file.report.items,
          .games = found.count,
          .nodes = with_library ? file.library.node_count() : 0,
          .grades = with_library ? file.library.grades().size() : 0};
}

void GameWriter::Store::add_statistics(const ParsedFile& file, const NewGames& found,
                                       ImportTransaction& transaction) {
  std::vector<RuleNumber> numbers;
  for (const std::string& rule : file.rules) numbers.push_back(rules.number_of(rule));
  std::vector<std::span<const GameVisit>> runs;
  for (const auto& chunk : file.chunks) runs.emplace_back(chunk->visits());
  VisitSums sums(std::move(runs), [&](const GameVisit& visit) -> std::optional<PositionVisit> {
    const std::uint32_t number = found.numbers[visit.game];
    if (number == 0) return std::nullopt;
    const GameClass& known = file.game_class(visit.game);
    return PositionVisit{static_cast<GameNumber>(number), numbers[known.rule], known.year,
                         known.result};
  });
  while (sums.next()) transaction.merge(GamesFamily::position_statistics, sums.key(), sums.value());
}

void GameWriter::Store::add_rules(std::uint32_t first, ImportTransaction& transaction) const {
  for (const std::string& name : rules.added())
    transaction.put(GamesFamily::rules, rule_key(static_cast<RuleNumber>(first++)), name);
}

void GameWriter::Store::add(const ParsedFile& file, const NewGames& found, bool with_library) {
  using enum ImportTransaction::Size;
  const bool is_large =
      found.count > kMostGamesOfBatch || file.library.node_count() > kMostNodesOfBatch;
  ImportTransaction transaction(handle, is_large ? large : small);
  GamesTotals after = totals;
  after.sources += 1;
  after.games += found.count;
  transaction.put(GamesFamily::sources, source_key(static_cast<SourceNumber>(after.sources)),
                  encode_source(source_of(file, found, with_library)));
  add_games(file, found, after, transaction);
  add_lines(file, found, transaction);
  add_statistics(file, found, transaction);
  add_rules(totals.rules + 1, transaction);
  if (with_library)
    LibraryWriter(handle).add(file.library, static_cast<SourceNumber>(after.sources), transaction);
  after.rules += static_cast<std::uint32_t>(rules.added().size());
  transaction.put(GamesFamily::meta, kChangesKey, encode_changes(handle.read_changes() + 1));
  transaction.put(GamesFamily::meta, kTotalsKey, encode_totals(after));
  transaction.commit();
  rules.accept();
  totals = after;
  if (with_library)
    libraries->emplace(Content{file.digest, file.bytes}, static_cast<SourceNumber>(after.sources));
}

GameWriter::GameWriter(const fs::path& database) : store_(std::make_unique<Store>(database)) {}
GameWriter::~GameWriter() = default;

StoredFile GameWriter::store(const ParsedFile& file) {
  Store& store = *store_;
  constexpr std::uint32_t kMostGames = 0xFFFF'FFFF;
  if (file.games() > kMostGames - store.totals.games)
    throw StorageError(StorageFault::io, store.path.string(),
                       "there are no numbers left for games");
  NewGames found =
      find_new_games(store.handle, file, static_cast<GameNumber>(store.totals.games + 1));
  StoredFile stored;
  stored.new_games = found.count;
  if (!file.library.empty()) stored.library_of = store.source_of_library(file);
  const bool with_library = !file.library.empty() && !stored.library_of;
  if (with_library) {
    stored.new_nodes = file.library.node_count();
    stored.new_grades = static_cast<std::uint32_t>(file.library.grades().size());
    stored.conflicts = LibraryWriter(store.handle).conflicts(file.library);
  }
  if (found.count > 0 || with_library) {
    try {
      store.add(file, found, with_library);
    } catch (...) {
      store.rules.revoke();
      throw;
    }
    stored.source = static_cast<SourceNumber>(store.totals.sources);
  }
  stored.duplicates = std::move(found.duplicates);
  stored.equal_lines = std::move(found.equal_lines);
  return stored;
}

void GameWriter::finish() {
  std::vector<rocksdb::ColumnFamilyHandle*> families;
  for (std::size_t i = 0; i < kGamesFamilyNames.size(); ++i)
    families.push_back(store_->handle.family(static_cast<GamesFamily>(i)));
  require_ok(store_->handle.db().Flush(rocksdb::FlushOptions(), families), store_->handle.path(),
             "cannot write to the disk");
  acknowledge(store_->handle.path(), store_->handle.read_changes());
}

const GamesTotals& GameWriter::totals() const { return store_->totals; }
const fs::path& GameWriter::path() const { return store_->path; }

}  // namespace shukei::db
