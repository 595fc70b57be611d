#include "analyzer/batch/line_batch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "analyzer/command_line/usage_error.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// A text that comes in pieces of at most so many bytes.
ByteSource source_of(std::string_view text, std::size_t piece) {
  return [text, piece](std::span<char> buffer) mutable {
    const std::size_t count = std::min({text.size(), piece, buffer.size()});
    std::copy_n(text.begin(), count, buffer.begin());
    text.remove_prefix(count);
    return count;
  };
}

std::vector<std::string> lines_of(std::string_view text, std::size_t piece) {
  LineReader reader(source_of(text, piece));
  std::vector<std::string> lines;
  for (LineBlock block; reader.next(block);) {
    block.for_each_line([&](std::string_view line, std::uint64_t number) {
      lines.emplace_back(line);
      EXPECT_EQ(number, lines.size());
    });
  }
  return lines;
}

/// Answers "bad" by an error, "no" by a no, else says the line again.
ExitStatus say_again(const BatchLine& line, JsonWriter& json) {
  if (line.text == "bad") throw ParseError(3, "is bad");
  if (line.text == "worse") throw UsageError("is worse");
  json.begin_object();
  json.member("said", line.text);
  json.end_object();
  return line.text == "no" ? ExitStatus::no : ExitStatus::done;
}

struct Answered {
  ExitStatus status;
  std::string text;
};

Answered answered(std::string_view text, std::size_t piece = 1000, int threads = 2) {
  Output output = Output::in_memory({});
  const LineBatch batch{say_again, [](std::string_view line) { return line == "header"; }};
  Progress progress({}, "", "", 0);
  const ExitStatus status = answer_lines(source_of(text, piece), batch, threads, output, progress);
  return {status, output.text()};
}

TEST(LineReader, CutsLinesHoweverTheyCome) {
  const std::string text("one\r\ntwo\n\n\rfour\r\r\n\0five\n\xFFsix", 28);
  const std::vector<std::string> expected{"one",    "two", "", "\rfour\r", std::string("\0five", 5),
                                          "\xFFsix"};
  for (const std::size_t piece : {1U, 2U, 3U, 5U, 7U, 1000U}) {
    EXPECT_EQ(lines_of(text, piece), expected) << "in pieces of " << piece;
  }
}

TEST(LineReader, EndsWithOrWithoutLineEnd) {
  EXPECT_THAT(lines_of("", 9), IsEmpty());
  EXPECT_THAT(lines_of("\n", 9), ElementsAre(""));
  EXPECT_THAT(lines_of("a", 9), ElementsAre("a"));
  EXPECT_THAT(lines_of("a\n", 9), ElementsAre("a"));
  EXPECT_THAT(lines_of("a\n\n", 9), ElementsAre("a", ""));
}

TEST(LineReader, DropsAByteOrderMarkAtTheHeadAlone) {
  EXPECT_THAT(lines_of("\xEF\xBB\xBFone\n\xEF\xBB\xBFtwo", 2),
              ElementsAre("one", "\xEF\xBB\xBFtwo"));
}

TEST(LineReader, KeepsLittleOfLinesThatAreTooLong) {
  const std::string longest(kLongestLine, 'x');
  const std::string text = "\xEF\xBB\xBF" + longest + "\r\n" + longest + "\nxx\n" + longest +
                           "x\n" + std::string(1'000'000, '\r') + "\nend\n" +
                           std::string(300'000, 'y');
  for (const std::size_t piece : {999U, 65'536U, 1'000'000U}) {
    const std::vector<std::string> lines = lines_of(text, piece);
    ASSERT_EQ(lines.size(), 7U);
    EXPECT_EQ(lines[0], longest);
    EXPECT_EQ(lines[1], longest);
    EXPECT_EQ(lines[2], "xx");
    for (const std::size_t line : {3U, 4U, 6U}) EXPECT_TRUE(is_too_long(lines[line])) << line;
    EXPECT_EQ(lines[5], "end");
    for (const std::string& line : lines) EXPECT_LT(line.size(), 3 * kLongestLine);
  }
}

TEST(LineBatch, SkipsWhatAsksNothing) {
  const Answered all = answered("header\n\n# a comment\n   \nyes\r\nheader\n");
  EXPECT_EQ(all.text, "{\"said\":\"yes\"}\n");
  EXPECT_EQ(all.status, ExitStatus::done);
  EXPECT_EQ(answered("").text, "");
  EXPECT_EQ(answered("\t").text, "{\"said\":\"\\t\"}\n");
}

TEST(LineBatch, AnswersBadLinesInTheirPlace) {
  const Answered all = answered("one\nbad\n\n" + std::string(70'000, 'x') + "\nworse\nno", 10);
  EXPECT_EQ(all.text,
            "{\"said\":\"one\"}\n"
            "{\"line\":2,\"error\":\"column 3: is bad\"}\n"
            "{\"line\":4,\"error\":\"the line is longer than 65536 bytes\"}\n"
            "{\"line\":5,\"error\":\"is worse\"}\n"
            "{\"said\":\"no\"}\n");
  EXPECT_EQ(all.status, ExitStatus::unreadable);
}

TEST(LineBatch, TellsTheGravestStatus) {
  EXPECT_EQ(answered("yes\nyes\n").status, ExitStatus::done);
  EXPECT_EQ(answered("no\nyes\n", 3).status, ExitStatus::no);
  EXPECT_EQ(answered("no\nbad\nyes\n", 3).status, ExitStatus::unreadable);
}

TEST(LineBatch, KeepsOrderOnAnyNumberOfThreads) {
  std::string text;
  std::string expected;
  for (int i = 0; i < 20'000; ++i) {
    text += std::to_string(i) + "\n";
    expected += "{\"said\":\"" + std::to_string(i) + "\"}\n";
  }
  for (const int threads : {1, 2, 7}) {
    EXPECT_EQ(answered(text, 777, threads).text, expected) << threads << " threads";
  }
}

TEST(LineBatch, WritesAnswersBeforeItAsksForMore) {
  // Who sits on the other side waits for an answer before the next line is sent.
  Output output = Output::in_memory({});
  int sent = 0;
  const ByteSource source = [&](std::span<char> buffer) -> std::size_t {
    EXPECT_EQ(std::count(output.text().begin(), output.text().end(), '\n'), sent);
    if (sent == 5) return 0;
    ++sent;
    buffer[0] = 'a';
    buffer[1] = '\n';
    return 2;
  };
  Progress progress({}, "", "", 0);
  answer_lines(source, {say_again, {}}, 1, output, progress);
  EXPECT_EQ(sent, 5);
}

TEST(LineBatch, PassesOnWhatIsNoFaultOfALine) {
  Output output = Output::in_memory({});
  const LineBatch failing{
      [](const BatchLine&, JsonWriter&) -> ExitStatus { throw std::logic_error("broken"); }, {}};
  Progress progress({}, "", "", 0);
  EXPECT_THROW(answer_lines(source_of("a\n", 9), failing, 2, output, progress), std::logic_error);
  const ByteSource broken = [](std::span<char>) -> std::size_t {
    throw std::runtime_error("cannot read");
  };
  EXPECT_THROW(answer_lines(broken, {say_again, {}}, 2, output, progress), std::runtime_error);
}

}  // namespace
}  // namespace shukei::analyzer
