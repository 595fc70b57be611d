#include "db/games/games_check.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "db/byte_hash.h"
#include "db/games/game_codec.h"
#include "db/games/game_line.h"
#include "db/games/game_store.h"
#include "db/games/games_handle.h"
#include "db/games/library_check.h"
#include "db/games/notes_check.h"
#include "db/games/packed_bytes.h"
#include "db/games/rule_names.h"
#include "db/games/visit_sums.h"
#include "db/parallel_tasks.h"
#include "db/position_key.h"
#include "db/publish_directory.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/sst_check.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

/// Problems of one kind: the first so many, the others counted.
class Complaints {
 public:
  void add(const std::string& text) {
    if (++count_ <= kMostProblemsOfRange) problems_.push_back({text});
  }
  void move_to(std::vector<Problem>& all, const std::string& kind) {
    for (Problem& problem : problems_) all.push_back(std::move(problem));
    if (count_ > kMostProblemsOfRange)
      all.push_back(
          {kind + ": " + std::to_string(count_ - kMostProblemsOfRange) + " more problems"});
  }

 private:
  std::vector<Problem> problems_;
  std::size_t count_ = 0;
};

constexpr std::uint32_t kGamesOfPart = 1U << 15U;

/// Consecutive games: what they say about lines and positions, found by one task.
struct GamesPart {
  std::uint32_t first = 1;
  std::uint32_t past = 1;
  std::uint64_t found = 0;
  std::uint64_t digest = 0;
  std::uint64_t lines_digest = 0;
  std::vector<GameVisit> visits;       ///< Of one round, ascending.
  std::vector<PositionVisit> facts;    ///< By number, from `first` on.
  std::vector<std::uint32_t> sources;  ///< Likewise.
  Complaints complaints;
};

}  // namespace

/// One run of verify_games().
class GamesCheck {
 public:
  GamesCheck(const GameStore& store, int threads)
      : store_(store), handle_(*store.handle_), totals_(store.totals_), threads_(threads) {}

  GamesVerdict run() {
    check_files();
    read_rules();
    plan_parts();
    const std::uint64_t rounds = 1 + totals_.games / kMostGamesCounted;
    for (std::uint64_t round = 0; round < rounds; ++round) {
      read_games(round, rounds);
      compare_statistics(round, rounds);
    }
    compare_games();
    compare_lines();
    compare_sources();
    for (std::string& problem : check_libraries(store_))
      verdict_.problems.push_back({std::move(problem)});
    NotesVerdict notes = check_notes(handle_);
    for (std::string& problem : notes.problems) verdict_.problems.push_back({std::move(problem)});
    verdict_.notes = notes.found.notes;
    verdict_.notes_digest = notes.found.digest;
    return std::move(verdict_);
  }

 private:
  using Row = std::function<void(std::string_view key, std::string_view value)>;

  void check_files();
  void read_rules();
  void plan_parts();
  void read_games(std::uint64_t round, std::uint64_t rounds);
  void read_part(GamesPart& part, std::uint64_t round, std::uint64_t rounds) const;
  void read_game(GamesPart& part, std::string_view key, std::string_view value) const;
  void compare_statistics(std::uint64_t round, std::uint64_t rounds);
  void compare_games();
  void compare_lines();
  void compare_sources();
  [[nodiscard]] VisitSums sums() const;
  /// Calls `take` for every row of a family; tells when it ends in a fault.
  void for_each_row(GamesFamily family, const Row& take);
  void complain(const std::string& text) { verdict_.problems.push_back({"games: " + text}); }

  const GameStore& store_;
  const GamesHandle& handle_;
  const GamesTotals& totals_;
  int threads_;
  GamesVerdict verdict_;
  std::map<std::string, RuleNumber> rules_;
  std::vector<GamesPart> parts_;
};

void GamesCheck::check_files() {
  std::vector<rocksdb::LiveFileMetaData> files;
  handle_.db().GetLiveFilesMetaData(&files);
  std::vector<std::string> problems(files.size());
  std::vector<std::function<void()>> tasks;
  for (std::size_t i = 0; i < files.size(); ++i)
    tasks.emplace_back([&, i] { problems[i] = check_sst_file(files[i]); });
  run_in_parallel(threads_, tasks);
  for (const std::string& problem : problems) {
    if (!problem.empty()) complain(problem);
  }
}

void GamesCheck::for_each_row(GamesFamily family, const Row& take) {
  const std::unique_ptr<rocksdb::Iterator> row(
      handle_.db().NewIterator(scan_options(), handle_.family(family)));
  for (row->SeekToFirst(); row->Valid(); row->Next()) take(view(row->key()), view(row->value()));
  if (!row->status().ok())
    complain("rows of " + std::string(kGamesFamilyNames[static_cast<std::size_t>(family)]) +
             " cannot be read: " + row->status().ToString());
}

void GamesCheck::read_rules() {
  std::uint32_t next = 1;
  for_each_row(GamesFamily::rules, [&](std::string_view key, std::string_view name) {
    const auto number = static_cast<RuleNumber>(next++);
    if (key != rule_key(number) || name.empty() || !rules_.emplace(name, number).second)
      complain("rule " + hex(key) + " is not the next one, or has no name of its own");
  });
  if (next - 1 != totals_.rules)
    complain(std::to_string(next - 1) + " rules are there, " + std::to_string(totals_.rules) +
             " were written");
}

void GamesCheck::plan_parts() {
  for (std::uint64_t first = 1; first <= totals_.games; first += kGamesOfPart) {
    GamesPart& part = parts_.emplace_back();
    part.first = static_cast<std::uint32_t>(first);
    part.past = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(first + kGamesOfPart, std::uint64_t{totals_.games} + 1));
  }
}

void GamesCheck::read_games(std::uint64_t round, std::uint64_t rounds) {
  std::vector<std::function<void()>> tasks;
  for (GamesPart& part : parts_)
    tasks.emplace_back([this, &part, round, rounds] { read_part(part, round, rounds); });
  run_in_parallel(threads_, tasks);
}

void GamesCheck::read_part(GamesPart& part, std::uint64_t round, std::uint64_t rounds) const {
  GamesPart fresh;
  fresh.first = part.first;
  fresh.past = part.past;
  part = std::move(fresh);
  part.facts.resize(part.past - part.first);
  part.sources.resize(part.past - part.first);
  const std::string past = game_key(static_cast<GameNumber>(part.past));
  const rocksdb::Slice upper(past);
  rocksdb::ReadOptions options = scan_options();
  // The last part goes on to the end, where nothing more should be.
  if (part.past <= totals_.games) options.iterate_upper_bound = &upper;
  const std::unique_ptr<rocksdb::Iterator> row(
      handle_.db().NewIterator(options, handle_.family(GamesFamily::games)));
  for (row->Seek(game_key(static_cast<GameNumber>(part.first))); row->Valid(); row->Next())
    read_game(part, view(row->key()), view(row->value()));
  if (!row->status().ok())
    part.complaints.add("games: rows cannot be read: " + row->status().ToString());
  const auto other_round = [&](const GameVisit& visit) {
    return rounds > 1 && byte_hash(visit.position.bytes()) % rounds != round;
  };
  std::erase_if(part.visits, other_round);
  std::sort(part.visits.begin(), part.visits.end(),
            [](const GameVisit& a, const GameVisit& b) { return precedes(a, b); });
}

void GamesCheck::read_game(GamesPart& part, std::string_view key, std::string_view value) const {
  PackedReader reader(key);
  const auto number = static_cast<std::uint32_t>(reader.big_endian(4));
  ++part.found;
  part.digest += byte_hash(std::string(key).append(value));
  const std::string name = "games: game " + std::to_string(number) + ": ";
  if (!reader.is_sound() || !reader.at_end() || number < part.first || number >= part.past)
    return part.complaints.add("games: the key " + hex(key) + " is no number of a game");
  const DecodedGame game = decode_game(value);
  if (!game.fault.empty()) return part.complaints.add(name + std::string(game.fault));
  if (encode_game(game.source, encode_fields(game.record)) != value)
    part.complaints.add(name + "the value is not as it is written");
  if (to_integer(game.source) == 0 || to_integer(game.source) > totals_.sources)
    part.complaints.add(name + "there is no source of its number");
  const std::string rule = statistics_rule(game.record);
  const auto known = rules_.find(rule);
  if (known == rules_.end() && !rule.empty()) part.complaints.add(name + "its rule has no number");
  part.lines_digest +=
      byte_hash(line_key(canonical_line(game.record.moves), static_cast<GameNumber>(number)));
  part.facts[number - part.first] = {static_cast<GameNumber>(number),
                                     known == rules_.end() ? RuleNumber{} : known->second,
                                     game.record.date.year, game.record.result};
  part.sources[number - part.first] = to_integer(game.source);
  append_visits(game.record.moves, number, part.visits);
}

VisitSums GamesCheck::sums() const {
  std::vector<std::span<const GameVisit>> runs;
  for (const GamesPart& part : parts_) runs.emplace_back(part.visits);
  return {std::move(runs), [this](const GameVisit& visit) -> std::optional<PositionVisit> {
            const GamesPart& part = parts_[(visit.game - 1) / kGamesOfPart];
            return part.facts[visit.game - part.first];
          }};
}

void GamesCheck::compare_statistics(std::uint64_t round, std::uint64_t rounds) {
  Complaints complaints;
  VisitSums counted = sums();
  bool more = counted.next();
  const auto missing = [&] {
    complaints.add("statistics of key " + hex(counted.key()) + " are missing");
    more = counted.next();
  };
  for_each_row(GamesFamily::position_statistics, [&](std::string_view key, std::string_view value) {
    if (rounds > 1 && byte_hash(key) % rounds != round) return;
    ++verdict_.positions;
    verdict_.statistics_digest += byte_hash(std::string(key).append(value));
    while (more && counted.key() < key) missing();
    if (!more || counted.key() != key)
      return complaints.add("statistics of key " + hex(key) + " are of a position no game reached");
    if (counted.value() != value)
      complaints.add("statistics of key " + hex(key) + " are not what the games give");
    more = counted.next();
  });
  while (more) missing();
  complaints.move_to(verdict_.problems, "statistics");
}

void GamesCheck::compare_games() {
  for (GamesPart& part : parts_) {
    verdict_.games += part.found;
    verdict_.games_digest += part.digest;
    part.complaints.move_to(verdict_.problems, "games");
  }
  if (verdict_.games != totals_.games)
    complain(std::to_string(verdict_.games) + " games are there, " + std::to_string(totals_.games) +
             " were written");
  if (verdict_.games_digest != totals_.games_digest) complain("the digest is another one");
}

void GamesCheck::compare_lines() {
  std::uint64_t lines = 0;
  std::uint64_t digest = 0;
  for_each_row(GamesFamily::game_lines, [&](std::string_view key, std::string_view value) {
    ++lines;
    digest += byte_hash(key);
    if (!value.empty()) complain("the line of key " + hex(key) + " has a value");
  });
  for (const GamesPart& part : parts_) digest -= part.lines_digest;
  if (lines != totals_.games || digest != 0) complain("the lines are not those of the games");
}

void GamesCheck::compare_sources() {
  std::vector<std::uint64_t> games(totals_.sources + std::size_t{1});
  for (const GamesPart& part : parts_) {
    for (const std::uint32_t source : part.sources) {
      if (source < games.size()) ++games[source];
    }
  }
  std::uint32_t next = 1;
  for_each_row(GamesFamily::sources, [&](std::string_view key, std::string_view value) {
    const auto source = decode_source(key, value);
    if (!source || to_integer(source->number) != next || encode_source(*source) != value)
      complain("source " + hex(key) + " cannot be read or is not the next one");
    else if (next < games.size() && source->games != games[next])
      complain("source " + std::to_string(next) + " should have " + std::to_string(source->games) +
               " games and has " + std::to_string(games[next]));
    verdict_.nodes += source ? source->nodes : 0;
    verdict_.grades += source ? source->grades : 0;
    ++next;
  });
  if (next - 1 != totals_.sources)
    complain(std::to_string(next - 1) + " sources are there, " + std::to_string(totals_.sources) +
             " were written");
}

std::optional<GamesVerdict> verify_games(const std::filesystem::path& database, int threads) {
  GamesVerdict verdict;
  try {
    const auto store = GameStore::open(database);
    if (!store) return std::nullopt;
    return GamesCheck(*store, threads).run();
  } catch (const StorageError& error) {
    if (error.fault() == StorageFault::older_games || error.fault() == StorageFault::newer_games)
      throw;
    verdict.problems.push_back({error.what()});
    return verdict;
  }
}

}  // namespace shukei::db
