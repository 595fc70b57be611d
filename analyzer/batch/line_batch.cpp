#include "analyzer/batch/line_batch.h"

#include <oneapi/tbb/parallel_pipeline.h>

#include <vector>

#include "analyzer/batch/file_part.h"
#include "analyzer/command_line/input_file.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/worker_arena.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

struct AnsweredBlock {
  LineBlock lines;
  Output answers;
  BlockAnswer outcome;
};

bool is_skipped(std::string_view line, const LineBatch& batch) {
  return is_blank_or_comment(line) || (batch.is_header && batch.is_header(line));
}

ExitStatus write_error(std::uint64_t line, std::string_view message, JsonWriter& json) {
  json.begin_object();
  json.member("line", line);
  json.member("error", message);
  json.end_object();
  return ExitStatus::unreadable;
}

ExitStatus answer_line(const BatchLine& line, const LineBatch& batch, JsonWriter& json) {
  try {
    return batch.answer(line, json);
  } catch (const ParseError& error) {
    return write_error(line.number, error.what(), json);
  } catch (const UsageError& error) {
    return write_error(line.number, error.what(), json);
  }
}

BlockAnswer answer_block(const LineBlock& lines, const LineBatch& batch, Output& answers) {
  JsonWriter json(answers, JsonWriter::Layout::line);
  BlockAnswer outcome;
  lines.for_each_line([&](std::string_view line, std::uint64_t number) {
    const bool too_long = is_too_long(line);
    if (!too_long && is_skipped(line, batch)) return;
    const ExitStatus status = too_long ? write_error(number, too_long_message(), json)
                                       : answer_line({line, number}, batch, json);
    outcome.status = graver(outcome.status, status);
    ++outcome.answered;
  });
  return outcome;
}

}  // namespace

bool is_blank_or_comment(std::string_view line) {
  return line.find_first_not_of(' ') == std::string_view::npos || line[0] == '#';
}

std::string too_long_message() {
  return fmt::format("the line is longer than {} bytes", kLongestLine);
}

ExitStatus answer_blocks(const ByteSource& source, const BlockAnswerer& answer_block, int threads,
                         Output& output, Progress& progress, std::uint64_t first_line) {
  using namespace oneapi::tbb;
  LineReader reader(source, first_line);
  ExitStatus status = ExitStatus::done;
  // Blocks leave in the order they came, so with so many at work the eldest is free again.
  const std::size_t blocks_at_work = 2 * static_cast<std::size_t>(threads);
  std::vector<AnsweredBlock> blocks(blocks_at_work, {{}, Output::in_memory(output.settings()), {}});
  std::size_t turn = 0;

  const auto read = [&](flow_control& control) -> AnsweredBlock* {
    AnsweredBlock& block = blocks[turn++ % blocks_at_work];
    block.answers = Output::in_memory(output.settings());
    if (!reader.next(block.lines)) control.stop();
    return &block;
  };
  const auto answer = [&](AnsweredBlock* block) {
    block->outcome = answer_block(block->lines, block->answers);
    return block;
  };
  const auto write = [&](const AnsweredBlock* block) {
    status = graver(status, block->outcome.status);
    output.write(block->answers.text());
    output.flush();
    progress.advance(block->outcome.answered);
  };
  WorkerArena arena(threads);
  arena.execute([&] {
    parallel_pipeline(
        blocks_at_work,
        make_filter<void, AnsweredBlock*>(filter_mode::serial_in_order, read) &
            make_filter<AnsweredBlock*, AnsweredBlock*>(filter_mode::parallel, answer) &
            make_filter<AnsweredBlock*, void>(filter_mode::serial_in_order, write));
  });
  return status;
}

ExitStatus answer_lines(const ByteSource& source, const LineBatch& batch, int threads,
                        Output& output, Progress& progress, std::uint64_t first_line) {
  const auto answer = [&](const LineBlock& lines, Output& answers) {
    return answer_block(lines, batch, answers);
  };
  return answer_blocks(source, answer, threads, output, progress, first_line);
}

ExitStatus answer_batch(const Invocation& invocation, const std::string& file,
                        const LineBatch& batch) {
  const auto shard = invocation.value("shard");
  const auto parts = shard ? parts_of(std::span(&file, 1), Shard::parse(*shard))
                           : std::vector<FilePart>{{.name = file}};
  if (parts.empty()) return ExitStatus::done;
  const InputFile input(file);
  PartReader part([&](std::span<char> buffer) { return input.read(buffer); }, parts.front());
  const auto read = [&](std::span<char> buffer) { return part.read(buffer); };
  Progress progress = Progress::of_answers(invocation.output().settings(),
                                           std::string(invocation.command().name), "lines");
  const ExitStatus status = answer_lines(read, batch, invocation.threads(), invocation.output(),
                                         progress, part.first_line());
  progress.tell_total();
  return status;
}

}  // namespace shukei::analyzer
