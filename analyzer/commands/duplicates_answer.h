#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/output/output.h"
#include "analyzer/reports/library_duplicates.h"

namespace shukei::analyzer {

/// Games that are images of each other, as they are told of.
struct EqualGames {
  std::vector<std::string> names;  ///< "game 17", "line 4 (id 9)".
  std::vector<std::string> words;  ///< Who played, where, when.
};

/// What is found in a database or a file.
struct DuplicatesAnswer {
  std::string name;  ///< Of the database or file.
  std::uint64_t games = 0;
  std::vector<EqualGames> equal;
  bool has_library = false;
  LibraryDuplicates library{};
  std::uint64_t joined_texts = 0;
};

/// Writes everything as one JSON object.
void write_duplicates_json(Output& output, const DuplicatesAnswer& answer);
/// Writes the first `limit` of each kind in words.
void write_duplicates_text(Output& output, const DuplicatesAnswer& answer, int limit);

}  // namespace shukei::analyzer
