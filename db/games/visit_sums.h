#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "db/games/game_visits.h"
#include "db/games/position_statistics.h"

namespace shukei::db {

/// Adds visits up, position by position in ascending order of keys.
///
///     while (sums.next()) use(sums.key(), sums.value());
class VisitSums {
 public:
  /// Who a visit's game is; nothing when it is not to be counted.
  using Facts = std::function<std::optional<PositionVisit>(const GameVisit& visit)>;

  /// Each run is ascending and outlives the sums.
  VisitSums(std::vector<std::span<const GameVisit>> runs, Facts facts);

  /// Goes on to the next position with a game that counts; false at the end.
  bool next();
  /// The key of the position and the value of its statistics, until the next call of next().
  [[nodiscard]] std::string_view key() const { return key_.bytes(); }
  [[nodiscard]] const std::string& value() const { return value_; }

 private:
  struct Counted {
    const GameVisit* visit;
    PositionVisit facts;
  };

  const GameVisit* take();
  void take_position(const StatisticsKey& position);
  void write_value();
  static bool later(std::span<const GameVisit> a, std::span<const GameVisit> b) {
    return precedes(b.front(), a.front());
  }

  std::vector<std::span<const GameVisit>> runs_;  ///< A heap; none is empty.
  Facts facts_;
  std::vector<Counted> here_;  ///< Those of one position that count.
  StatisticsKey key_;
  std::string value_;
};

}  // namespace shukei::db
