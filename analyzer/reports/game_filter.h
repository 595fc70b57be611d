#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/import/game_record.h"

namespace shukei::analyzer {

/// Years, both counted in; a bound that is absent is none.
struct YearRange {
  std::optional<int> first;
  std::optional<int> last;

  [[nodiscard]] bool contains(int year) const {
    return year >= first.value_or(year) && year <= last.value_or(year);
  }
  friend bool operator==(const YearRange&, const YearRange&) = default;
};

/// Reads "2005", "2005-2015", "2005-" or "-2015"; nothing when the text is none of these or the
/// last year comes before the first.
std::optional<YearRange> parse_years(std::string_view text);

/// Which games are asked for: those that meet every condition given.
struct GameFilter {
  std::optional<OpeningRule> rule;
  /// By whose names games are taken whose rule is kept as their source calls it; may be nullptr.
  const RuleBook* rules = nullptr;
  std::optional<YearRange> years;      ///< Games without a year never meet this.
  std::string player;                  ///< Part of the name of one of the two.
  std::string event;                   ///< Part of the event's name.
  std::optional<OpeningCode> opening;  ///< As played.

  [[nodiscard]] bool is_met_by(const db::GameRecord& game) const;
};

/// The opening of a game as played: what its first three moves make, none of them a pass.
std::optional<OpeningCode> opening_of(const db::GameRecord& game);

}  // namespace shukei::analyzer
