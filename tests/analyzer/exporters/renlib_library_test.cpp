#include "analyzer/exporters/renlib_library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/exporters/library_collector.h"
#include "tests/analyzer/exporters/tree_comparison.h"
#include "tests/db/import/collecting_sink.h"
#include "tests/db/import/hex_file.h"

namespace shukei::analyzer {
namespace {

using testing::ElementsAre;

std::string library_of(MoveTree& tree, std::string_view charset = "UTF-8") {
  Output output = Output::in_memory({});
  write_renlib(tree, TextEncoder(charset), output);
  return output.text();
}

std::string refusal_of(MoveTree& tree, std::string_view charset) {
  try {
    library_of(tree, charset);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(RenlibLibrary, IsWrittenByteForByteAsRenlibDoes) {
  MoveTree tree;
  const auto h8 = tree.add_move(MoveTree::kRoot, "h8"_pt);
  const auto pass = tree.add_move(h8, db::Move::pass());
  tree.add_texts(pass, {"", "Pass", ""});
  tree.add_move(pass, "o1"_pt);
  const auto i9 = tree.add_move(h8, "i9"_pt);
  tree.add_texts(i9, {"AB", "x", "y\nz"});
  tree.mark(i9);
  tree.mark_as_start(tree.add_move(MoveTree::kRoot, "a15"_pt));
  tree.add_texts(tree.add_label(i9, "a1"_pt), {"?", "", ""});
  using namespace std::string_literals;
  EXPECT_EQ(library_of(tree),
            "\xFFRenLib\xFF\x03\x04\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"s
            "\x00\x00"s          // the root
            "\x01\xC4"s          // a15: sibling, leaf, start
            "\x78\x00"s          // h8
            "\x00\x88Pass\0\0"s  // a pass: sibling, comment
            "\xEF\x40"s          // o1: leaf
            "\x69\x19\x00\x01x\x08y\r\nz\0\0"
            "AB\0\0"s                 // i9: mark, comment, board text
            "\xE1\x43\x00\x01?\0"s);  // a1: leaf, no move, board text
}

TEST(RenlibLibrary, IsReadBackAsItWas) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    MoveTree tree = random_tree(400, seed);
    const std::string bytes = library_of(tree);
    EXPECT_EQ(described(tree_in(bytes)), described(tree));
  }
}

// Libraries as other programs write them: merged, extracted, in any order, of any version.
TEST(RenlibLibrary, KeepsWhatIsInEveryCase) {
  int kept = 0;
  for (const db::HexCase& each : db::hex_cases("renlib")) {
    if (!db::refusal_of(each.bytes).empty()) continue;
    SCOPED_TRACE(each.name);
    db::MemorySource source(each.name, each.bytes);
    LibraryCollector collector;
    db::read_source(source, {}, collector);
    MoveTree& tree = collector.tree();
    const std::string written = library_of(tree);
    MoveTree again = tree_in(written);
    EXPECT_EQ(described_without_damage(again), described_without_damage(tree));
    EXPECT_EQ(library_of(again), written);
    ++kept;
  }
  EXPECT_GT(kept, 10);
}

TEST(RenlibLibrary, IsWrittenInAStatedCharset) {
  MoveTree tree;
  tree.add_texts(MoveTree::kRoot, {"", "五目 并べ", "黒"});
  const auto expected = described(tree);
  const std::string japanese = library_of(tree, "Shift_JIS");
  EXPECT_NE(japanese.find("\x8C\xDC\x96\xDA"), std::string::npos);
  EXPECT_EQ(described(tree_in(japanese, "CP932")), expected);
  EXPECT_EQ(described(tree_in(library_of(tree, "gbk"), "GB18030")), expected);
  EXPECT_EQ(described(tree_in(library_of(tree))), expected);
}

TEST(RenlibLibrary, RefusesWhatCannotBeWritten) {
  MoveTree tree;
  tree.add_texts(tree.add_line(std::vector<db::Move>{"h8"_pt, "h9"_pt}), {"", "", "Õun 五"});
  EXPECT_EQ(refusal_of(tree, "cp1251"),
            "'Õ' in the comment of h8 h9 cannot be written in WINDOWS-1251; UTF-8 has it");
  EXPECT_EQ(refusal_of(tree, "cp1252"),
            "'五' in the comment of h8 h9 cannot be written in WINDOWS-1252; UTF-8 has it");
  EXPECT_EQ(refusal_of(tree, "UTF-8"), "");
  tree.add_texts(MoveTree::kRoot, {std::string("a\0b", 3), "", ""});
  EXPECT_EQ(refusal_of(tree, "UTF-8"),
            "a zero in the board text of the empty board cannot be written in a RenLib library");
  MoveTree parted;
  parted.add_texts(MoveTree::kRoot, {"", "a\bb", ""});
  EXPECT_EQ(refusal_of(parted, "UTF-8"),
            "a backspace in the comment of the empty board cannot be written in a RenLib library");
  EXPECT_THROW(TextEncoder("UTF-16"), UsageError);
  EXPECT_THROW(TextEncoder("nonsense"), UsageError);
}

TEST(RenlibLibrary, HoldsNothingButTheRootWhenTheTreeIsEmpty) {
  MoveTree tree;
  const std::string bytes = library_of(tree);
  EXPECT_EQ(bytes.size(), 22U);
  EXPECT_THAT(described(tree_in(bytes)), ElementsAre("root  [] {|}"));
}

TEST(RenlibGames, MergeLinesThatBeginAlike) {
  db::GameRecord first;
  first.moves = {"h8"_pt, "h9"_pt, "i10"_pt};
  first.black = db::Player{"", {"Eda", false}};
  first.result = db::GameResult::draw;
  db::GameRecord second = first;
  second.moves = {"h8"_pt, "h9"_pt};
  db::GameRecord third = first;
  third.date = {2020, 0, 0};
  Output output = Output::in_memory({});
  const TextEncoder encoder("UTF-8");
  RenlibGames exporter(encoder, output);
  for (const auto* game : {&first, &second, &third}) exporter.add({*game, std::nullopt});
  exporter.finish();
  EXPECT_THAT(described(tree_in(output.text())),
              ElementsAre("root  [] {|}", "move h8 [] {|}", "move h8 h9 [] {|Eda - ?, 1/2-1/2}",
                          "move h8 h9 i10 [] {|Eda - ?, 1/2-1/2\nEda - ?, 2020, 1/2-1/2}"));
}

}  // namespace
}  // namespace shukei::analyzer
