#include "db/games/parsed_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "rules/parse_error.h"
#include "tests/db/temporary_place.h"

namespace shukei::db {
namespace {

using testing::HasSubstr;

/// The message with which a file of this content is refused that may hold `most_bytes`; "" when it
/// is read.
std::string refusal_of_file(std::string_view content, std::uint64_t most_bytes) {
  const TemporaryPlace place;
  const std::string name = (place.path() / "file").string();
  std::ofstream(name) << content;
  ChunkList chunks;
  try {
    parse_file(
        {.file = name, .options = {}, .queue = {}, .on_progress = {}, .most_bytes = most_bytes},
        chunks);
  } catch (const ParseError& error) {
    return error.message();
  }
  return "";
}

/// A RenjuNet database that writes one long name, which stands in every game.
TEST(ParsedFile, RefusesAFileThatOneNameMakesLarge) {
  std::string text = "<database><player id=\"1\" name=\"" + std::string(10'000, 'x') + "\"/>";
  for (int game = 0; game < 1000; ++game) text += "<game black=\"1\"><move>h8 h9 h10</move></game>";
  text += "</database>";
  EXPECT_EQ(refusal_of_file(text, 11'000'000), "");
  EXPECT_EQ(refusal_of_file(text, 9'000'000),
            "has games of more than 9000000 bytes; one file may have no more: split it");
}

TEST(ParsedFile, RefusesMoreNodesAndGradesThanAreHeld) {
  const std::string tree = "(;GM[4]SZ[15];B[hh]C[" + std::string(5000, 'x') + "](;W[hg])(;W[hf]))";
  EXPECT_EQ(refusal_of_file(tree, 10'000), "");
  EXPECT_THAT(refusal_of_file(tree, 4'000), HasSubstr("has nodes of more than 4000 bytes"));
  const std::string grades = "1\th8\t+3\t" + std::string(5000, 'x') + "\n";
  EXPECT_EQ(refusal_of_file(grades, 10'000), "");
  EXPECT_THAT(refusal_of_file(grades, 4'000), HasSubstr("has graded positions of more than 4000"));
}

}  // namespace
}  // namespace shukei::db
