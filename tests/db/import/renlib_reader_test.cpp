#include "db/import/renlib_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/import/collecting_sink.h"
#include "tests/db/import/hex_file.h"

namespace shukei::db {
namespace {

constexpr std::string_view kHeader =
    "\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";

void replace_line_ends(std::string& text) {
  for (std::size_t i = text.find('\n'); i != std::string::npos; i = text.find('\n')) {
    text.replace(i, 1, "\\n");
  }
}

void describe_facts(const ReadReport& report, std::vector<std::string>& lines) {
  const LibraryFacts& facts = *report.library;
  const auto add = [&](const std::string& what, std::uint64_t number) {
    if (number > 0) lines.push_back(what + ' ' + std::to_string(number));
  };
  for (std::size_t i = 0; i < kSkipReasonCount; ++i) {
    const auto reason = static_cast<SkipReason>(i);
    add("skipped " + std::string(to_string(reason)), report.skipped.of(reason));
  }
  add("leaves", facts.leaves);
  add("deepest", static_cast<std::uint64_t>(facts.deepest));
  add("open siblings", static_cast<std::uint64_t>(facts.open_siblings));
  add("unread bytes", facts.unread_bytes);
  add("damaged texts", report.damaged_texts);
}

/// What reading the bytes gives, in the lines of tests/cases/renlib/README.md.
std::vector<std::string> described(const std::string& bytes) {
  const std::string refusal = refusal_of(bytes);
  if (!refusal.empty()) return {"refused " + refusal};
  const auto [report, sink] = read_bytes(bytes);
  const LibraryFacts& facts = *report.library;
  std::vector<std::string> lines{"version " + std::to_string(facts.major_version) + '.' +
                                 std::to_string(facts.minor_version)};
  if (report.charset != Charset{}) {
    lines.push_back("charset " + report.charset.name + ' ' +
                    std::string(to_string(report.charset.evidence)));
  }
  for (const CollectedNode& node : sink.nodes) lines.push_back(to_string(node));
  describe_facts(report, lines);
  for (const ReadWarning& warning : report.warnings) {
    lines.push_back("warning " + to_string(warning));
  }
  for (std::string& line : lines) replace_line_ends(line);
  return lines;
}

TEST(ImportRenlib, ReadsEveryCaseAsItSays) {
  const auto cases = hex_cases("renlib");
  ASSERT_GE(cases.size(), 20U);
  for (const HexCase& hex_case : cases) {
    EXPECT_THAT(described(hex_case.bytes), testing::ElementsAreArray(hex_case.expected))
        << hex_case.name;
  }
}

TEST(ImportRenlib, TellsTheDepthOfEveryNode) {
  const std::string bytes = std::string(kHeader) + std::string("\0\0\x78\x80\x68\x40\x79\x40", 8);
  const auto [report, sink] = read_bytes(bytes);
  std::vector<int> depths;
  for (const CollectedNode& node : sink.nodes) depths.push_back(node.node.depth);
  EXPECT_THAT(depths, testing::ElementsAre(0, 1, 2, 1));
  EXPECT_EQ(sink.nodes[2].node.place, Place::byte(24));
}

TEST(ImportRenlib, RefusesTreesAndTextsBeyondTheLimits) {
  EXPECT_THAT(refusal_of(std::string(kHeader) + std::string(1'000'000, '\0')),
              testing::HasSubstr("a tree deeper than 1024 nodes"));
  EXPECT_THAT(
      refusal_of(std::string(kHeader) + std::string("\x78\x08", 2) + std::string(2'000'000, 'x')),
      testing::HasSubstr("byte 22: a comment of more than 1048576 bytes"));
}

TEST(ImportRenlib, LeavesOutMovesBeyondTheMostThereCanBe) {
  const std::string bytes = std::string(kHeader) + std::string(2 * (kMostMoves + 3), '\0');
  const auto [report, sink] = read_bytes(bytes);
  EXPECT_EQ(report.nodes, kMostMoves + 1);
  EXPECT_EQ(report.skipped.of(SkipReason::too_long), 1U);
  EXPECT_EQ(report.skipped.of(SkipReason::below_skipped_node), 1U);
}

TEST(ImportRenlib, ReadsTextsInTheCharsetTheUserGives) {
  const std::string bytes = std::string(kHeader) + std::string("\0\0\x78\x48S\xF5\0\0", 8);
  ReadOptions options;
  options.charset = "WINDOWS-1252";
  const auto [report, sink] = read_bytes(bytes, options);
  EXPECT_EQ(sink.nodes[1].node.one_line_comment, (Text{"Sõ", false}));
  EXPECT_EQ(report.charset.evidence, CharsetEvidence::given);
}

}  // namespace
}  // namespace shukei::db
