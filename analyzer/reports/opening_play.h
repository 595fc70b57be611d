#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/reports/offer_report.h"
#include "rules/opening_game.h"

namespace shukei::analyzer {

/// What a line that somebody typed was taken for, and what came of it.
enum class PlayOutcome : std::uint8_t {
  done,        ///< An act, done.
  undone,      ///< `undo`: the last act is taken back.
  help,        ///< `help`: asks what may be done; nothing is changed.
  quit,        ///< `quit`: ends the game as it is; nothing is changed.
  refused,     ///< An act that the rule refuses, or `undo` with nothing to take back.
  unreadable,  ///< None of these.
};

/// Why a line was refused or could not be read.
struct PlayError {
  /// "outside_box", ... as a RefusalKind is written; "nothing_to_undo"; "unreadable".
  std::string kind;
  std::string clause;       ///< What the rule says; empty when no rule is concerned.
  std::string source;       ///< Where the rule is published; likewise.
  std::string text;         ///< One sentence without a full stop: what is wrong.
  std::int64_t column = 0;  ///< unreadable: where in the line, from 1; 0 when not known.
};

struct PlayAnswer {
  PlayOutcome outcome;
  std::string act;  ///< As to_string(OpeningAct) writes it; the line itself when unreadable.
  std::optional<PlayError> error;    ///< refused and unreadable alone.
  std::optional<OfferReport> offer;  ///< An offer refused for its faults: the judgement.
};

/// An opening played by lines of text, with the way back: an act in the form of parse_act(), or
/// `undo`, `help`, `quit`, letters in either case.
class OpeningPlay {
 public:
  /// Begins with an empty board. The rule's table must outlive it.
  OpeningPlay(const OpeningRule& rule, SymmetryReading reading)
      : games_{OpeningGame(rule, reading)} {}

  [[nodiscard]] const OpeningGame& game() const { return games_.back(); }

  /// Does what the line says. Never throws for what it says.
  PlayAnswer answer(std::string_view line);

  /// How the opening ran, an act a line: "P2 (White) swaps and takes Black". Players and colours
  /// are those before the act.
  [[nodiscard]] std::vector<std::string> story() const;

 private:
  PlayAnswer undo();
  PlayAnswer perform(const OpeningAct& act);

  std::vector<OpeningGame> games_;  ///< After 0, 1, ... acts; never empty.
};

}  // namespace shukei::analyzer
