#include "analyzer/output/output.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "analyzer/output/csv_writer.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/progress.h"
#include "analyzer/output/style.h"
#include "analyzer/output/terminal_text.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/output/text_table.h"

namespace shukei::analyzer {
namespace {

Output memory(int width = 80, bool colour = false) {
  OutputSettings settings;
  settings.width = width;
  settings.colour = colour;
  return Output::in_memory(settings);
}

TEST(TextLayout, MeasuresColumnsOfATerminal) {
  EXPECT_EQ(display_width("abc"), 3);
  EXPECT_EQ(display_width("金星"), 4);
  EXPECT_EQ(display_width("Soosõrv"), 7);
  EXPECT_EQ(display_width("o\xCC\x83"), 1);  // o and a combining tilde
  EXPECT_EQ(display_width("\x1b[1;34mabc\x1b[0m"), 3);
  EXPECT_EQ(display_width("┼─●"), 3);
  EXPECT_EQ(display_width("\xFF"), 1);
  EXPECT_EQ(padded("金", 4), "金  ");
  EXPECT_EQ(padded_left("7", 3), "  7");
  EXPECT_EQ(padded("long", 2), "long");
}

TEST(TextLayout, WrapsWords) {
  EXPECT_EQ(wrapped("one two three", 8), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 9, 2), "one two\n  three");
  EXPECT_EQ(wrapped("unbreakable a", 4), "unbreakable\na");
  EXPECT_EQ(wrapped("a b\n\nc", 80), "a b\n\nc");
  EXPECT_EQ(wrapped("", 80), "");
}

TEST(TextLayout, MakesAnyBytesUtf8) {
  EXPECT_EQ(as_utf8("金星"), "金星");
  EXPECT_EQ(as_utf8("a\xFFz"), "a\xEF\xBF\xBDz");
  EXPECT_EQ(as_utf8("\xE9\x87"), "\xEF\xBF\xBD\xEF\xBF\xBD");          // cut off
  EXPECT_EQ(as_utf8("\xC0\xAF"), "\xEF\xBF\xBD\xEF\xBF\xBD");          // overlong
  EXPECT_EQ(as_utf8("\xED\xA0\x80").find('\xED'), std::string::npos);  // surrogate
}

TEST(TextTable, SetsColumnsAndDropsWhatDoesNotFit) {
  TextTable table({{"name"}, {"n", TextTable::Align::right}, {"note"}});
  table.add({"金星", "7", "x"});
  table.add({"D1", "117", ""});
  Output wide = memory();
  table.write(wide);
  EXPECT_EQ(wide.text(), "name    n  note\n金星    7  x\nD1    117\n");
  Output narrow = memory(10);
  table.write(narrow);
  EXPECT_EQ(narrow.text(), "name    n\n金星    7\nD1    117\n");
}

TEST(CsvWriter, QuotesWhatNeedsIt) {
  Output output = memory();
  CsvWriter csv(output);
  csv.row("plain", 7, "a,b", "say \"x\"", "two\nlines", "");
  csv.row("next");
  EXPECT_EQ(output.text(), "plain,7,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\nnext\n");
}

TEST(JsonWriter, KeepsKeysInOrderAndIndents) {
  Output output = memory();
  JsonWriter json(output);
  json.begin_object();
  json.member("zulu", 1);
  json.member("alpha", "金 \"x\"\n");
  json.member("points", PointSet{"h8"_pt, "a1"_pt});
  json.key("none");
  json.null();
  json.key("big");
  json.number("123456789012345678901234567890");
  json.member("flag", true);
  json.member("half", 0.5);
  json.end_object();
  EXPECT_EQ(output.text(),
            "{\n  \"zulu\": 1,\n  \"alpha\": \"金 \\\"x\\\"\\n\",\n"
            "  \"points\": [\"a1\", \"h8\"],\n  \"none\": null,\n"
            "  \"big\": 123456789012345678901234567890,\n  \"flag\": true,\n  \"half\": 0.5\n}\n");
}

TEST(JsonWriter, WritesOneObjectALine) {
  Output output = memory();
  JsonWriter json(output, JsonWriter::Layout::line);
  for (int i = 0; i < 2; ++i) {
    json.begin_object();
    json.member("line", i);
    json.member("bad", "\xFF");
    json.end_object();
  }
  EXPECT_EQ(output.text(),
            "{\"line\":0,\"bad\":\"\xEF\xBF\xBD\"}\n{\"line\":1,\"bad\":\"\xEF\xBF\xBD\"}\n");
}

TEST(JsonWriter, WritesLongArraysWhole) {
  Output output = memory();
  JsonWriter json(output, JsonWriter::Layout::line);
  constexpr int kMany = 50'000;
  json.begin_array();
  for (int i = 0; i < kMany; ++i) {
    json.begin_array();
    json.value(i);
    json.end_array();
  }
  json.end_array();
  std::string expected = "[";
  for (int i = 0; i < kMany; ++i) expected += (i == 0 ? "[" : ",[") + std::to_string(i) + "]";
  EXPECT_EQ(output.text(), expected + "]\n");
}

TEST(Style, ColoursOnlyWhereColourIs) {
  EXPECT_EQ(styled(memory(), Style::bad, "no"), "no");
  EXPECT_EQ(styled(memory(80, true), Style::bad, "no"), "\x1b[31mno\x1b[0m");
  EXPECT_EQ(styled(memory(80, true), Style::plain, "no"), "no");
}

TEST(Progress, TellsPartRateAndTimeLeft) {
  EXPECT_EQ(progress_line("counting", "positions", 25, 100, 5),
            "counting  25 %  5 positions/s  0:15 left");
  EXPECT_EQ(progress_line("counting", "positions", 30'000'000, 0, 2),
            "counting  30.0 M positions  15.0 M positions/s");
  EXPECT_EQ(progress_line("counting", "games", 500, 100, 1),
            "counting  100 %  100 games/s  0:00 left");
  EXPECT_EQ(progress_line("counting", "games", 0, 100, 0), "counting  0 %  0 games/s");
}

TEST(Progress, TellsTheWholeAndItsRate) {
  EXPECT_EQ(total_line("offer", "lines", 2'000'000, 5.15),
            "offer: 2,000,000 lines in 5.2 s, 388,000/s");
  EXPECT_EQ(total_line("check", "records", 999, 1.0), "check: 999 records in 1.0 s, 999/s");
  EXPECT_EQ(total_line("check", "records", 1'999'600, 1.0),
            "check: 1,999,600 records in 1.0 s, 2,000,000/s");
  EXPECT_EQ(total_line("check", "records", 0, 0.0), "check: 0 records in 0.0 s");
}

TEST(FileWriter, ReplacesAWholeFileOrNothing) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "file_writer";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  const auto read = [](const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  };
  write_file(folder / "file", "one");
  write_file(folder / "file", "two");
  EXPECT_EQ(read(folder / "file"), "two");
  std::filesystem::create_symlink("file", folder / "link");
  write_file(folder / "link", "three");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(read(folder / "file"), "three");
  write_file("/dev/null", "gone");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_THROW(write_file("/dev/full", "x"), std::system_error);
  EXPECT_THROW(write_file(folder / "none" / "file", "x"), std::system_error);
  EXPECT_THROW(write_file(folder, "x"), std::system_error);
  const auto entries = std::distance(std::filesystem::directory_iterator(folder), {});
  EXPECT_EQ(entries, 2);  // nothing is left beside the file and the link
  std::filesystem::remove_all(folder);
}

TEST(FileStream, PutsTheFileInPlaceWhenItIsFinishedAndNotBefore) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "file_stream";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  const auto text_of = [&] {
    std::ifstream file(folder / "file");
    return std::string(std::istreambuf_iterator<char>(file), {});
  };
  write_file(folder / "file", "old");
  {
    FileStream given_up(folder / "file");
    given_up.write("half");
  }
  EXPECT_EQ(text_of(), "old");
  FileStream stream(folder / "file");
  Output output = Output::to_file({}, stream);
  output.write("first ");
  output.flush();
  output.write("second");
  output.flush();
  EXPECT_EQ(text_of(), "old");
  stream.finish();
  EXPECT_EQ(text_of(), "first second");
  const auto entries = std::filesystem::directory_iterator(folder);
  EXPECT_EQ(std::distance(begin(entries), end(entries)), 1) << "nothing else is left";
  std::filesystem::remove_all(folder);
}

TEST(TerminalText, CommandsNoTerminal) {
  EXPECT_EQ(for_terminal("Eda\x1b]0;title\x07\x1b[2J\r\b\x7F"), "Eda ]0;title  [2J   ");
  EXPECT_EQ(for_terminal("\xC2\x9B"
                         "2J \xC2\xA0\xC3\xB5\xE9\x87\x91"),
            " 2J \xC2\xA0\xC3\xB5\xE9\x87\x91");
  EXPECT_EQ(for_terminal("a\u202Eb\u2066c\u2069d\u2028e\u202Ff\u2065g\u206Ah\xE2\x80"),
            "a b c d e\u202Ff\u2065g\u206Ah\xE2\x80");
  EXPECT_EQ(for_terminal("\x1b[1;34mblue\x1b[0m\ta\nb"), "\x1b[1;34mblue\x1b[0m\ta\nb");
  EXPECT_EQ(for_terminal("\x1b[1;34\x1b[1m\x1b["), " [1;34\x1b[1m [");
  EXPECT_EQ(for_terminal(std::string_view("\0\xC2", 2)), " \xC2");
}

/// What comes out of standard output.
std::string printed(bool is_terminal, std::string_view text) {
  std::array<int, 2> ends{};
  EXPECT_EQ(::pipe(ends.data()), 0);
  const int standard = ::dup(STDOUT_FILENO);
  ::dup2(ends[1], STDOUT_FILENO);
  OutputSettings settings;
  settings.terminal = is_terminal;
  Output output(settings);
  output.write(text);
  output.flush();
  ::dup2(standard, STDOUT_FILENO);
  ::close(standard);
  ::close(ends[1]);
  std::string bytes(100, '\0');
  const ssize_t size = ::read(ends[0], bytes.data(), bytes.size());
  ::close(ends[0]);
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  return bytes;
}

TEST(StandardOutput, GivesATerminalNoCommandsAndAFileAllBytes) {
  EXPECT_EQ(printed(true, "a\x1b[2Jb\n"), "a [2Jb\n");
  EXPECT_EQ(printed(false, "a\x1b[2Jb\n"), "a\x1b[2Jb\n");
}

}  // namespace
}  // namespace shukei::analyzer
