#include "analyzer/batch/record_blocks.h"

#include "analyzer/batch/record_line.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/check_answer.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

/// Answers the lines of one block.
class BlockCheck {
 public:
  BlockCheck(std::string_view file, const RecordLines& lines, const RecordCheckRun& run,
             Output& answers)
      : file_(file), lines_(lines), run_(run), writer_(answers) {}

  void check(std::string_view line, std::uint64_t number) {
    const RecordPlace where{file_, db::Place::line(static_cast<std::int64_t>(number))};
    std::optional<RecordId> id;
    try {
      if (is_too_long(line)) throw UsageError(too_long_message());
      std::optional<PlayedGame> game;
      lines_.parse(line, id, game);
      take(report_record({id, where, std::move(*game)}));
    } catch (const ParseError& error) {
      take_error(where, id, error.what());
    } catch (const UsageError& error) {
      take_error(where, id, error.what());
    }
    ++outcome_.answered;
  }

  [[nodiscard]] const BlockAnswer& outcome() const { return outcome_; }
  [[nodiscard]] const RecordSummary& summary() const { return summary_; }

 private:
  void take(const RecordReport& report) {
    summary_.add(report);
    if (!report.ok) outcome_.status = graver(outcome_.status, ExitStatus::no);
    if (run_.writes_records) writer_.write(report);
  }

  void take_error(const RecordPlace& where, const std::optional<RecordId>& id,
                  std::string_view message) {
    ++summary_.unreadable;
    outcome_.status = graver(outcome_.status, ExitStatus::unreadable);
    if (run_.writes_records) writer_.write_error(where, id, message);
  }

  std::string_view file_;
  const RecordLines& lines_;
  const RecordCheckRun& run_;
  RecordWriter writer_;
  BlockAnswer outcome_;
  RecordSummary summary_;
};

}  // namespace

ExitStatus check_record_lines(RecordSource& source, const RecordCheckRun& run,
                              const FilePart& part) {
  const std::string header(source.first_line());
  const auto columns = record_columns(header);
  const RecordLines lines(run.defaults, columns);
  const auto answer = [&](const LineBlock& block, Output& answers) {
    BlockCheck check(source.name(), lines, run, answers);
    block.for_each_line([&](std::string_view line, std::uint64_t number) {
      const bool is_header = columns && line == header;
      if (!is_header && !is_blank_or_comment(line)) check.check(line, number);
    });
    run.summary.add(check.summary());
    return check.outcome();
  };
  PartReader reader([&](std::span<char> buffer) { return source.read(buffer); }, part);
  const auto read = [&](std::span<char> buffer) { return reader.read(buffer); };
  return answer_blocks(read, answer, run.threads, run.output, run.progress, reader.first_line());
}

}  // namespace shukei::analyzer
