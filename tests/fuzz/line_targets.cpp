/// Lines of batches: every line is answered by one line of JSON, whatever it is.

#include <rapidjson/document.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>

#include "analyzer/batch/forbidden_batch.h"
#include "analyzer/batch/record_blocks.h"
#include "analyzer/commands/offer_batch.h"
#include "rules/notation.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/law.h"

namespace shukei::fuzz {
namespace {

using analyzer::Output;
using analyzer::Progress;

void check_json_lines(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    must_hold(end != std::string_view::npos, "every answer ends its line");
    rapidjson::Document answer;
    answer.Parse<rapidjson::kParseValidateEncodingFlag | rapidjson::kParseIterativeFlag>(
        text.data(), end);
    must_hold(!answer.HasParseError() && answer.IsObject(), "every answer is a JSON object");
    text.remove_prefix(end + 1);
  }
}

/// How many lines of the input ask something.
std::uint64_t asking_lines(std::string_view input,
                           const std::function<bool(std::string_view)>& is_header) {
  std::uint64_t count = 0;
  const analyzer::LineBlock block{std::string(input), 1};
  block.for_each_line([&](std::string_view line, std::uint64_t) {
    if (!analyzer::is_blank_or_comment(line) && !(is_header && is_header(line))) ++count;
  });
  return count;
}

void run_batch(std::string_view input, const analyzer::LineBatch& batch) {
  Output output = Output::in_memory({});
  Progress progress({}, "", "", 0);
  std::string_view rest = input;
  const analyzer::ByteSource source = [&](std::span<char> buffer) {
    const std::size_t count = rest.copy(buffer.data(), std::min<std::size_t>(buffer.size(), 999));
    rest.remove_prefix(count);
    return count;
  };
  analyzer::answer_lines(source, batch, 1, output, progress);
  check_json_lines(output.text());
  const auto answers = std::count(output.text().begin(), output.text().end(), '\n');
  must_hold(static_cast<std::uint64_t>(answers) == asking_lines(input, batch.is_header),
            "every line that asks is answered");
}

void run_offer_lines(std::string_view input) {
  const RuleBook& rules = RuleBook::standard();
  run_batch(input, analyzer::offer_batch({rules, rules.parse("taraguchi-10"), {}}, true));
}

void run_forbidden_lines(std::string_view input) {
  run_batch(input, analyzer::forbidden_batch());
  try {
    const Board board = analyzer::parse_stone_columns(input);
    const std::string columns = to_string(listed_moves({board.black(), {}})) + "\t" +
                                to_string(listed_moves({board.white(), {}}));
    must_hold(analyzer::parse_stone_columns(columns) == board, "columns are read as written");
  } catch (const ParseError& error) {
    check_error(error, input);
  }
}

/// A file that is there as long as this is.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view bytes)
      : path_(std::filesystem::temp_directory_path() /
              ("shukei_fuzz." + std::to_string(::getpid()))) {
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] std::string name() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

void run_records(std::string_view input) {
  const TemporaryFile file(input);
  analyzer::OutputSettings settings;
  settings.format = analyzer::Format::json;
  settings.quiet = true;
  Output output = Output::in_memory(settings);
  Progress progress({}, "", "", 0);
  analyzer::SharedSummary summary;
  analyzer::RecordSource source(file.name());
  const RuleBook& rules = RuleBook::standard();
  const analyzer::RecordCheckRun run{
      {rules, rules.parse("rif")}, 1, true, output, progress, summary};
  if (source.input() == analyzer::RecordInput::lines) {
    analyzer::check_record_lines(source, run);
    check_json_lines(output.text());
    const analyzer::RecordSummary& all = summary.all();
    const auto answers = std::count(output.text().begin(), output.text().end(), '\n');
    must_hold(static_cast<std::uint64_t>(answers) == all.games() + all.unreadable,
              "the summary counts every answer");
  }
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"offer_lines", &run_offer_lines, 2048},
    {"forbidden_lines", &run_forbidden_lines, 2048},
    {"record_lines", &run_records, 4096},
});

}  // namespace

std::span<const FuzzTarget> line_targets() { return kTargets; }

}  // namespace shukei::fuzz
