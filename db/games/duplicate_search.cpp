#include "db/games/duplicate_search.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "db/games/game_codec.h"
#include "db/games/game_facts.h"
#include "db/games/line_finder.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

/// A game that others of its line are compared with.
struct Candidate {
  GameNumber number{};      ///< 0: a game of the file, which has no number yet.
  std::uint32_t index = 0;  ///< That game.
  std::optional<std::string> id;
  GameFacts facts;
};

/// A game of the file and the one it is equal to.
struct Match {
  std::uint32_t index = 0;
  Candidate other;
  bool is_duplicate = false;
};

/// The games of one line: those stored, then those of the file.
class LineGroup {
 public:
  void add(Candidate candidate) {
    by_facts_.emplace(facts_text(candidate.facts), candidates_.size());
    candidates_.push_back(std::move(candidate));
  }

  [[nodiscard]] bool empty() const { return candidates_.empty(); }
  [[nodiscard]] const Candidate& first() const { return candidates_.front(); }

  /// The candidate that a game of these facts is a duplicate of; nullptr when there is none.
  [[nodiscard]] const Candidate* find(const GameFacts& facts) const {
    const auto same = by_facts_.find(facts_text(facts));
    if (same != by_facts_.end()) return &candidates_[same->second];
    const std::size_t compared = std::min(candidates_.size(), kMostCompared);
    const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(compared);
    const auto found = std::find_if(candidates_.begin(), end, [&](const Candidate& candidate) {
      return !contradict(candidate.facts, facts);
    });
    return found == end ? nullptr : &*found;
  }

 private:
  std::vector<Candidate> candidates_;
  std::unordered_map<std::string, std::size_t> by_facts_;
};

class Search {
 public:
  Search(const GamesHandle& handle, const ParsedFile& file) : handle_(handle), file_(file) {}

  NewGames run(GameNumber next) {
    const std::vector<std::uint32_t> order = games_by_line();
    duplicate_.assign(order.size(), false);
    for (std::size_t begin = 0; begin < order.size();) {
      std::size_t end = begin + 1;
      while (end < order.size() && file_.line(order[end]) == file_.line(order[begin])) ++end;
      look_at({order.data() + begin, end - begin});
      begin = end;
    }
    return gather(order, next);
  }

 private:
  [[nodiscard]] std::vector<std::uint32_t> games_by_line() const {
    std::vector<std::uint32_t> order(file_.games());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::string_view> lines;
    lines.reserve(order.size());
    for (const std::uint32_t game : order) lines.push_back(file_.line(game));
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
      if (lines[a].size() != lines[b].size()) return lines[a].size() < lines[b].size();
      const int difference = lines[a].compare(lines[b]);
      return difference != 0 ? difference < 0 : a < b;
    });
    return order;
  }

  /// Compares the games of one line with the stored ones and each other.
  void look_at(std::span<const std::uint32_t> games) {
    const std::vector<GameNumber> stored = stored_games(file_.line(games.front()));
    if (games.size() == 1 && stored.empty()) return;
    LineGroup group;
    for (const GameNumber number : stored) group.add(stored_candidate(number));
    for (const std::uint32_t game : games) {
      const GameRecord record = decode_fields(file_.fields(game)).record;
      const GameFacts facts = facts_of(record);
      const Candidate* const duplicate = group.find(facts);
      if (duplicate != nullptr)
        matches_.push_back({game, *duplicate, true});
      else if (!group.empty())
        matches_.push_back({game, group.first(), false});
      duplicate_[game] = duplicate != nullptr;
      if (duplicate == nullptr) group.add({{}, game, record.id, facts});
    }
  }

  [[nodiscard]] std::vector<GameNumber> stored_games(std::string_view line) {
    if (!finder_) finder_.emplace(handle_);
    return finder_->games_of(line);
  }

  [[nodiscard]] Candidate stored_candidate(GameNumber number) const {
    rocksdb::PinnableSlice value;
    DecodedGame game;
    if (handle_.get(GamesFamily::games, game_key(number), value))
      game = decode_game({value.data(), value.size()});
    else
      game.fault = "it is missing";
    if (!game.fault.empty())
      throw StorageError(
          StorageFault::damaged, handle_.path(),
          "game " + std::to_string(to_integer(number)) + ": " + std::string(game.fault));
    return {number, 0, game.record.id, facts_of(game.record)};
  }

  NewGames gather(const std::vector<std::uint32_t>& order, GameNumber next) {
    NewGames found;
    found.numbers.assign(order.size(), 0);
    for (std::uint32_t game = 0; game < order.size(); ++game) {
      if (!duplicate_[game]) found.numbers[game] = to_integer(next) + found.count++;
    }
    for (const std::uint32_t game : order) {
      if (!duplicate_[game]) found.by_line.push_back(game);
    }
    std::sort(matches_.begin(), matches_.end(),
              [](const Match& a, const Match& b) { return a.index < b.index; });
    for (const Match& match : matches_) {
      const GameRecord record = decode_fields(file_.fields(match.index)).record;
      const bool is_stored = match.other.number != GameNumber{};
      const GameNumber of = is_stored ? match.other.number
                                      : static_cast<GameNumber>(found.numbers[match.other.index]);
      (match.is_duplicate ? found.duplicates : found.equal_lines)
          .push_back({record.id, record.place, of, match.other.id});
    }
    return found;
  }

  const GamesHandle& handle_;
  const ParsedFile& file_;
  std::optional<LineFinder> finder_;
  std::vector<bool> duplicate_;
  std::vector<Match> matches_;
};

}  // namespace

NewGames find_new_games(const GamesHandle& handle, const ParsedFile& file, GameNumber next) {
  return Search(handle, file).run(next);
}

}  // namespace shukei::db
