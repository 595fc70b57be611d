#include "analyzer/forbidden_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/point.h"

namespace shukei::analyzer {
namespace {

/// "A", "A and B", "A, B and C"; `last` stands before the last of several.
std::string listed(const std::vector<std::string>& items, std::string_view last = "and") {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? fmt::format(" {} ", last) : ", ";
    text += items[i];
  }
  return text;
}

template <typename Each>
std::vector<std::string> rows_in_words(const std::vector<Each>& rows) {
  std::vector<std::string> words;
  for (const Each& each : rows) {
    if constexpr (std::is_same_v<Each, Row>) {
      words.push_back(in_words(each));
    } else {
      words.push_back(in_words(each.row));
    }
  }
  return words;
}

std::vector<std::string> threes_in_words(const std::vector<ThreeEvidence>& threes, bool counting) {
  std::vector<std::string> words;
  for (const ThreeEvidence& three : threes) {
    if (three.counts() == counting) words.push_back(in_words(three.row));
  }
  return words;
}

/// "e8-f8-g8-h8 (five at d8 or i8)".
std::string four_in_words(const FourEvidence& four) {
  std::vector<std::string> points;
  for (const Point point : four.completions) points.push_back(to_string(point));
  return fmt::format("{} (five at {})", in_words(four.row), listed(points, "or"));
}

std::string fours_in_words(const std::vector<FourEvidence>& fours) {
  std::vector<std::string> words;
  words.reserve(fours.size());
  for (const FourEvidence& four : fours) words.push_back(four_in_words(four));
  return listed(words);
}

/// "one three that counts, f8-g8-h8; h8-h9-h10 does not", ...; empty when there is no three.
std::string few_threes(const std::vector<ThreeEvidence>& threes) {
  const auto counting = threes_in_words(threes, true);
  const auto failing = threes_in_words(threes, false);
  const std::string failing_text =
      failing.empty()
          ? ""
          : fmt::format("{} {} not count", listed(failing), failing.size() == 1 ? "does" : "do");
  if (counting.empty()) return failing_text.empty() ? "" : "no three that counts: " + failing_text;
  if (failing.empty()) return "one three, " + counting.front();
  return fmt::format("one three that counts, {}; {}", counting.front(), failing_text);
}

std::string allowed_reason(const BlackMoveEvidence& move) {
  std::string text;
  if (!move.fours.empty()) {
    text = fmt::format("one {}, {}", move.fours.front().is_straight() ? "straight four" : "four",
                       four_in_words(move.fours.front()));
  }
  const std::string threes = few_threes(move.threes);
  if (!text.empty() && !threes.empty()) text += " and ";
  text += threes;
  return text.empty() ? "allowed: it makes no three, no four and no five" : "allowed: " + text;
}

/// Black's move to a straight-four point: "f8 is free", "j8 would be an overline".
std::string outcome_in_words(const StraightFourPoint& point) {
  std::string name = to_string(point.point);
  switch (point.move) {
    case BlackMove::allowed:
      return name + " is free";
    case BlackMove::five:
      return name + " would make a five, which is no straight four";
    case BlackMove::overline:
      return name + " would be an overline";
    case BlackMove::double_four:
      return name + " would be a double-four";
    case BlackMove::double_three:
      return name + " would be a double-three";
  }
  return name;
}

/// "f8-g8-h8 can become a straight four at e8 or i8; i8 would be an overline, e8 is free, so it
/// counts".
std::string three_in_words(const ThreeEvidence& three) {
  std::vector<std::string> names;
  std::vector<std::string> outcomes;
  for (const StraightFourPoint& point : three.points) {
    names.push_back(to_string(point.point));
    if (!point.counts()) outcomes.push_back(outcome_in_words(point));
  }
  // What fails comes first, so that the sentence ends with what decides.
  for (const StraightFourPoint& point : three.points) {
    if (point.counts()) outcomes.push_back(outcome_in_words(point));
  }
  const bool all_free = std::all_of(three.points.begin(), three.points.end(),
                                    [](const StraightFourPoint& point) { return point.counts(); });
  std::string outcome = fmt::format("{}", fmt::join(outcomes, ", "));
  if (all_free) outcome = three.points.size() == 1 ? "it is free" : "both are free";
  const std::string_view verdict = three.counts()     ? "so it counts"
                                   : three.is_three() ? "so it does not count"
                                                      : "so it is no three";
  return fmt::format("{} {} become a straight four at {}; {}, {}", in_words(three.row),
                     three.counts() ? "can" : "could", listed(names, "or"), outcome, verdict);
}

/// Tells a verdict move by move, each once.
class ReasonTeller {
 public:
  explicit ReasonTeller(const BlackMoveVerdict& verdict)
      : verdict_(verdict), told_(verdict.moves.size(), false) {}

  std::vector<ReasonLine> tell() {
    tell_move(0, 0);
    if (!verdict_.is_complete) {
      lines_.push_back({0, "(the moves that prove the rest are left out: there are too many)"});
    }
    return std::move(lines_);
  }

 private:
  /// The move at `index` at a depth, or only that it was told before.
  void tell_move(std::size_t index, int depth) {
    const BlackMoveEvidence& move = verdict_.moves[index];
    const std::string played = index == 0 ? "" : fmt::format("after {}, ", to_string(move.point));
    if (told_[index]) return;
    told_[index] = true;
    lines_.push_back({depth, played + short_reason(move)});
    if (move.move != BlackMove::allowed && move.move != BlackMove::double_three) return;
    for (const ThreeEvidence& three : move.threes) {
      if (index > 0 && three.counts() != is_forbidden(move.move)) continue;
      lines_.push_back({depth + 1, three_in_words(three)});
      for (const StraightFourPoint& point : three.points) {
        if (point.evidence) tell_move(*point.evidence, depth + 2);
      }
    }
  }

  const BlackMoveVerdict& verdict_;
  std::vector<bool> told_;
  std::vector<ReasonLine> lines_;
};

}  // namespace

std::string in_words(const Row& row) {
  // South-east runs from the top left: its stones in the order of files, not of ranks.
  std::vector<Point> stones(row.stones.begin(), PointSet::end());
  if (row.direction == Direction::south_east) std::reverse(stones.begin(), stones.end());
  constexpr std::size_t kAllNamed = 9;
  if (stones.size() > kAllNamed) {
    return fmt::format("{}-{}-...-{}", to_string(stones[0]), to_string(stones[1]),
                       to_string(stones.back()));
  }
  std::string text;
  for (const Point stone : stones) text += (text.empty() ? "" : "-") + to_string(stone);
  return text;
}

std::string short_reason(const BlackMoveEvidence& move) {
  switch (move.move) {
    case BlackMove::five:
      return "five: " + listed(rows_in_words(move.fives));
    case BlackMove::overline:
      return "overline: " + listed(rows_in_words(move.overlines));
    case BlackMove::double_four:
      return "44: the fours " + fours_in_words(move.fours);
    case BlackMove::double_three:
      return "33: the threes " + listed(threes_in_words(move.threes, true));
    case BlackMove::allowed:
      break;
  }
  return allowed_reason(move);
}

std::vector<ReasonLine> full_reason(const BlackMoveVerdict& verdict) {
  return ReasonTeller(verdict).tell();
}

}  // namespace shukei::analyzer
