#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/import/place.h"
#include "rules/record_check.h"

namespace shukei::analyzer {

/// How a source names a game. A number is given back as one.
struct RecordId {
  std::string text;
  bool is_number = false;
};

/// Where a record stands.
struct RecordPlace {
  std::string_view file;  ///< As it was given; "-" for standard input.
  db::Place place;
};

/// "season.tsv:7", "season.tsv, byte 1024"; the file alone when no more is known.
std::string in_words(const RecordPlace& where);

/// A record to be held against its rule.
struct RecordQuestion {
  std::optional<RecordId> id;
  RecordPlace where;
  PlayedGame game;
};

/// What came of it.
struct RecordReport {
  RecordQuestion question;
  std::vector<RecordFinding> findings;
  bool ok = true;  ///< There is nothing among the findings but notes.
};

RecordReport report_record(RecordQuestion question);

/// What the rule knows and the record does not tell, so that it was not judged: "moves", "swaps",
/// "declared", "offers", "picked" and "result", in this order.
std::vector<std::string_view> unknown_fields(const PlayedGame& game);

/// The board before a move of the game, from 1: of the stones and passes before it. Stops before a
/// stone on an occupied point.
Board board_before(const PlayedGame& game, int move);

/// How many games broke their rule, and how.
struct RecordSummary {
  std::uint64_t ok = 0;
  std::uint64_t broken = 0;
  std::uint64_t unreadable = 0;  ///< Lines and records that cannot be read.
  struct Tally {
    std::uint64_t games = 0;
    std::uint64_t findings = 0;
  };
  std::array<Tally, kRecordFindingKinds> kinds{};  ///< In the order of RecordFindingKind.

  void add(const RecordReport& report);
  void add(const RecordSummary& other);
  [[nodiscard]] std::uint64_t games() const { return ok + broken; }
};

}  // namespace shukei::analyzer
