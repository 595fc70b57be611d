#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/import/charset.h"
#include "db/import/format.h"
#include "db/import/game_flags.h"
#include "db/import/place.h"

namespace shukei::db {

/// Why something in a file was left out.
enum class SkipReason : std::uint8_t {
  gomoku,              ///< A game under a rule of gomoku.
  other_game,          ///< A record of some other game.
  no_moves,            ///< A game without a move that can be read.
  unreadable,          ///< A line or record that is not what its format says.
  occupied_point,      ///< A node, or a line of moves, on an occupied point.
  board_size,          ///< A game on another board.
  setup_position,      ///< A game that begins with stones set up, not played.
  below_skipped_node,  ///< A node below one that was left out.
  below_label,         ///< A node below a label: it belongs to no position.
  too_long,            ///< A line or record beyond the limits.
  wrong_ply_count,     ///< A graded position that has not as many stones as it says.
  bad_grade,           ///< A grade that is none from -5 to +5.
};

inline constexpr std::size_t kSkipReasonCount = 12;

/// "gomoku": the reason's name, fit for reports that programs read.
std::string_view to_string(SkipReason reason);

/// Why one thing is left out, in words too.
struct Exclusion {
  SkipReason reason;
  std::string text;
};

/// How many things were left out, by reason.
class SkipCounts {
 public:
  void add(SkipReason reason) { ++counts_[static_cast<std::size_t>(reason)]; }
  [[nodiscard]] std::uint64_t of(SkipReason reason) const {
    return counts_[static_cast<std::size_t>(reason)];
  }
  /// The sum over all reasons.
  [[nodiscard]] std::uint64_t total() const;

 private:
  std::array<std::uint64_t, kSkipReasonCount> counts_{};
};

/// Something worth telling about a file that was read all the same.
struct ReadWarning {
  Place place;
  std::string text;
};

/// "line 7: the text", or the text alone when the place is the file.
std::string to_string(const ReadWarning& warning);

/// What a RenLib library is like, beyond its nodes.
struct LibraryFacts {
  int major_version = 0;  ///< 0 for the oldest files, which have no header.
  int minor_version = 0;
  std::uint64_t records = 0;  ///< Node records but the root's.
  std::uint64_t moves = 0;    ///< Records that are moves, passes included.
  std::uint64_t passes = 0;
  std::uint64_t labels = 0;    ///< Records that are no moves.
  std::uint64_t comments = 0;  ///< Records with a comment, an empty one too.
  std::uint64_t board_texts = 0;
  std::uint64_t leaves = 0;  ///< Records without a child.
  std::uint64_t repeated_siblings = 0;
  int deepest = 0;        ///< Moves and labels on the longest path.
  int open_siblings = 0;  ///< Siblings that were promised and do not come: an extracted branch.
  std::uint64_t unread_bytes = 0;  ///< After the end of the tree.
};

/// What a reader says about a file. Invariant: games + nodes + grades + skipped.total() == items.
struct ReadReport {
  Format format = Format::unknown;
  Charset charset;

  std::uint64_t items = 0;  ///< Games, nodes and graded positions met in the file.
  std::uint64_t games = 0;  ///< Handed over, like the next two.
  std::uint64_t nodes = 0;
  std::uint64_t roots = 0;  ///< Of the nodes those that are the empty board: one a tree.
  std::uint64_t grades = 0;
  SkipCounts skipped;
  std::array<std::uint64_t, kGameFlagCount> flagged{};  ///< Games with each flag.
  std::uint64_t damaged_texts = 0;

  std::vector<ReadWarning> warnings;  ///< The first so many (see ReadLimits), in order.
  std::uint64_t warning_count = 0;    ///< All.

  std::optional<LibraryFacts> library;

  [[nodiscard]] std::uint64_t flagged_with(GameFlag flag) const {
    return flagged[static_cast<std::size_t>(flag)];
  }
};

}  // namespace shukei::db
