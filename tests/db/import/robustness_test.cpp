#include <gtest/gtest.h>

#include <random>

#include "rules/parse_error.h"
#include "tests/db/import/case_file.h"
#include "tests/db/import/collecting_sink.h"
#include "tests/db/import/hex_file.h"

namespace shukei::db {
namespace {

constexpr int kChangedCopies = 10'000;

/// Reads the bytes, whatever they are: they are read or refused in one line, and what is handed
/// over keeps its promises. Anything else ends the test program or fails it.
void expect_survived(const std::string& bytes) {
  MemorySource source("test", bytes);
  CollectingSink sink;
  try {
    const ReadReport report = read_source(source, {}, sink);
    ASSERT_EQ(report.items, report.games + report.nodes + report.grades + report.skipped.total());
  } catch (const ParseError& error) {
    ASSERT_EQ(std::string(error.what()).find('\n'), std::string::npos);
  }
  for (const CollectedNode& node : sink.nodes) {
    PointSet points;
    for (const Move move : node.line) {
      if (move.is_pass()) continue;
      ASSERT_FALSE(points.contains(move.point()));
      points.insert(move.point());
    }
  }
}

void expect_prefixes_survived(const std::string& bytes) {
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    expect_survived(bytes.substr(0, length));
  }
}

/// One to four bytes changed, left out or put in at random places.
std::string changed(std::string bytes, std::mt19937_64& random) {
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
  for (std::size_t changes = 1 + below(4); changes > 0 && !bytes.empty(); --changes) {
    const std::size_t place = below(bytes.size());
    switch (below(4)) {
      case 0:
        bytes.erase(place, 1);
        break;
      case 1:
        bytes.insert(place, 1, static_cast<char>(random()));
        break;
      default:
        bytes[place] = static_cast<char>(random());
    }
  }
  return bytes;
}

void expect_changes_survived(const std::vector<std::string>& samples) {
  std::mt19937_64 random(20'050'807);
  for (int i = 0; i < kChangedCopies; ++i) {
    expect_survived(changed(samples[static_cast<std::size_t>(i) % samples.size()], random));
  }
}

std::vector<std::string> renlib_samples() {
  std::vector<std::string> samples;
  for (const HexCase& hex_case : hex_cases("renlib")) samples.push_back(hex_case.bytes);
  samples.emplace_back("\x06\x70\x62\x53\xD2\xF0\x1D");
  return samples;
}

TEST(ImportRobustness, SurvivesEveryFrontOfALibrary) {
  for (const std::string& sample : renlib_samples()) expect_prefixes_survived(sample);
}

TEST(ImportRobustness, SurvivesChangedLibraries) { expect_changes_survived(renlib_samples()); }

std::vector<std::string> text_samples() {
  std::vector<std::string> samples;
  for (const char* const name :
       {"three_games.rif", "odd_games.rif", "game.sgf", "library.sgf", "playok.txt", "game.psq",
        "grades.tsv", "games.bdt", "lines.txt", "games.csv", "games.ndjson"}) {
    samples.push_back(case_file(name));
  }
  return samples;
}

TEST(ImportRobustness, SurvivesEveryFrontOfAText) {
  for (const std::string& sample : text_samples()) expect_prefixes_survived(sample);
}

TEST(ImportRobustness, SurvivesChangedTexts) { expect_changes_survived(text_samples()); }

}  // namespace
}  // namespace shukei::db
