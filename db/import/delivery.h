#pragma once

#include <string>

#include "db/import/import_sink.h"
#include "db/import/read_limits.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// Hands over what a reader finds, and keeps the report of it. One a file.
class Delivery {
 public:
  /// All three must outlive it.
  Delivery(ImportSink& sink, ReadReport& report, const ReadLimits& limits)
      : sink_(sink), report_(report), limits_(limits) {}

  /// Hands over a game, or leaves it out when it has no moves. Adds the flags that can be seen from
  /// the record itself: not_from_centre, one_player, damaged_text.
  void give(GameRecord& game);
  void give(const LibraryNode& node);
  void give(const GradedPosition& grade);

  /// Leaves out one item, told or not told in words.
  void skip(SkipReason reason);
  void skip(SkipReason reason, Place place, const std::string& text);
  void skip(const Exclusion& exclusion, Place place) {
    skip(exclusion.reason, place, exclusion.text);
  }

  void warn(Place place, const std::string& text);
  /// Warns when the file was found not to be in the charset it states.
  void warn_of_charset();

 private:
  ImportSink& sink_;
  ReadReport& report_;
  const ReadLimits& limits_;
};

}  // namespace shukei::db
