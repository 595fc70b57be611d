#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/game_visits.h"
#include "db/import/game_record.h"

namespace shukei::db {

/// What the statistics count a game under; `rule` is a number within its file.
struct GameClass {
  std::uint32_t rule = 0;
  std::uint16_t year = 0;
  std::optional<GameResult> result;
};

/// Some thousand consecutive games of a file, packed. Filled by one thread; then work_out() does
/// what can be done without knowing the other games, on any thread.
class GameChunk {
 public:
  static constexpr std::size_t kMostGames = 4096;

  /// `first` is the index in the file of the first game.
  explicit GameChunk(std::uint32_t first) : first_(first) {}

  /// REQUIRES size() < kMostGames.
  void add(const GameRecord& game, std::uint32_t rule);
  /// Brings the lines into their canonical orientation; makes and sorts the visits.
  void work_out();

  [[nodiscard]] std::size_t size() const { return classes_.size(); }
  /// What the fields of all its games take.
  [[nodiscard]] std::size_t field_bytes() const { return fields_.size(); }
  /// The encode_fields() of the i-th game of the chunk, its class, its canonical_line().
  [[nodiscard]] std::string_view fields(std::size_t i) const {
    return part(fields_, field_ends_, i);
  }
  [[nodiscard]] const GameClass& game_class(std::size_t i) const { return classes_[i]; }
  [[nodiscard]] std::string_view line(std::size_t i) const { return part(lines_, line_ends_, i); }
  /// Ascending; GameVisit::game is the index in the file.
  [[nodiscard]] const std::vector<GameVisit>& visits() const { return visits_; }

 private:
  static std::string_view part(const std::string& all, const std::vector<std::size_t>& ends,
                               std::size_t i) {
    const std::size_t begin = i == 0 ? 0 : ends[i - 1];
    return std::string_view(all).substr(begin, ends[i] - begin);
  }

  std::uint32_t first_;
  std::string fields_;
  std::vector<std::size_t> field_ends_;
  std::vector<Move> moves_;  ///< Of all games, until work_out().
  std::string lines_;
  std::vector<std::size_t> line_ends_;
  std::vector<GameClass> classes_;
  std::vector<GameVisit> visits_;
};

}  // namespace shukei::db
