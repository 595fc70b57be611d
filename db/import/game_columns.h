#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "db/import/game_record.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// What "offers" tells: the fifth moves beside the one played, as federations write them, or all.
enum class OfferColumn : std::uint8_t { others, all };

/// The columns of a table of games, or the members of JSON objects, by their names:
///
///     moves (or line)                           the only ones that must be there
///     id (game), number, source                 the last two are left alone
///     black, black_id, white, white_id, event (tournament), event_id, round, date (year), result
///     rule, rule_name                           as we name it, and as its source does; a lone rule
///                                               is both
///     swaps (swap), swaps_text                  the latter counts when both are there
///     declared, offers (alt), picked, offers_text   with one of the last two offers are all
///     opening, info (note, comment), publisher
///     unread_moves, flags, damaged              what our own exports tell besides
///
/// Names of other things are left alone; of several for one thing the first counts.
class GameColumns {
 public:
  explicit GameColumns(std::span<const std::string_view> names,
                       OfferColumn offers = OfferColumn::others);

  [[nodiscard]] bool has_moves() const;
  [[nodiscard]] std::size_t size() const { return readers_.size(); }

  /// Writes the cells of a row, in marked UTF-8, into `game`, which is new. Texts are taken as they
  /// stand; blanks around anything else do not matter. An empty cell, or one too few, tells
  /// nothing. Says why the row is no game: a word that is no move, a point twice.
  [[nodiscard]] std::optional<Exclusion> read(std::span<const std::string_view> cells,
                                              GameRecord& game) const;

  /// Writes one cell, which is not empty, into the game.
  using Reader = void (*)(std::string_view cell, GameRecord& game);

 private:
  std::vector<Reader> readers_;  ///< Of each column; nothing for those that are left alone.
};

}  // namespace shukei::db
