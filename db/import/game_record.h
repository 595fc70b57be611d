#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/import/game_flags.h"
#include "db/import/move.h"
#include "db/import/place.h"
#include "db/import/text.h"
#include "rules/opening.h"
#include "rules/opening_rule.h"

namespace shukei::db {

/// A player as a source names one.
struct Player {
  std::string id;  ///< In the source's own numbering; "" when it has none.
  Text name;       ///< Empty when the source knows only the id.

  friend bool operator==(const Player&, const Player&) = default;
};

/// A day, month or year, as far as it is known. Each field is 0 when it is not.
struct GameDate {
  int year = 0;
  int month = 0;
  int day = 0;

  [[nodiscard]] bool is_known() const { return year > 0; }
  friend bool operator==(const GameDate&, const GameDate&) = default;
};

/// Reads "2005-08-07", "2005.8.7", "2005/08", "2005": a year of four digits, then perhaps a month,
/// then perhaps a day; 0000 and 00 mean unknown. What follows a blank or a comma is ignored (a
/// time, further days). Nothing when the text is no such date.
std::optional<GameDate> parse_date(std::string_view text);

/// "2005-08-07", "2005-08", "2005", or "" when unknown.
std::string to_string(const GameDate& date);

enum class GameResult : std::uint8_t { black_wins, draw, white_wins };

/// "1-0", "1/2-1/2" or "0-1", Black's points first.
std::string_view to_string(GameResult result);

/// Reads a result for Black: "1", "0", "0.5", "1-0", "0-1", "1/2-1/2", "0.5-0.5", "=", "+", "-",
/// "B+...", "W+...", "Black", "White", "Draw"; case and blanks ignored. Nothing when it is none of
/// these.
std::optional<GameResult> parse_result(std::string_view text);

/// One game as its source tells it. What the source does not tell is absent (nothing, an empty
/// text, an empty list); nothing is made up.
struct GameRecord {
  /// The game in its source's own numbering or naming.
  std::optional<std::string> id;
  /// Who put it into the source.
  std::optional<Text> publisher;
  std::optional<Player> black;
  std::optional<Player> white;
  std::optional<Text> event;
  std::optional<std::string> event_id;
  std::optional<Text> round;
  /// The day of the game, or the first day of its event.
  GameDate date;
  /// The opening rule, as the source calls it, and the rule it is when we know it.
  std::optional<Text> rule_name;
  std::optional<OpeningRule> rule;

  /// The moves: Black's, White's, and so on; passes count as moves. No point stands twice.
  std::vector<Move> moves;
  /// The first move that could not be read or played, and what follows it in the same text; see
  /// flags for what is wrong with it. Empty when all moves are in `moves`.
  Text unread_moves;

  /// Which chances to swap were taken, as the source writes it ("--R--", "black").
  std::optional<Text> swaps;
  /// How many fifth moves were declared.
  std::optional<int> declared;
  /// What the source has about other fifth moves, as it stands there.
  std::optional<Text> offers_text;
  /// All fifth moves known to have been offered, `picked` among them when it is known; different
  /// points. Empty when the source tells no other than the one played.
  std::vector<Point> offers;
  /// The offered fifth move that White kept; nothing without offers.
  std::optional<Point> picked;

  std::optional<GameResult> result;
  /// The opening the source says it is; it may be wrong.
  std::optional<OpeningCode> opening;
  /// Comments and whatever else the source tells, lines parted by LF.
  std::optional<Text> info;

  GameFlags flags;
  /// Where in the source the game begins.
  Place place;

  /// How many of its texts are damaged.
  [[nodiscard]] int damaged_texts() const;
};

}  // namespace shukei::db
