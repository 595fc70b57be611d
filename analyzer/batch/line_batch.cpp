#include "analyzer/batch/line_batch.h"

#include <oneapi/tbb/parallel_pipeline.h>

#include <vector>

#include "analyzer/command_line/input_file.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/worker_arena.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

struct AnsweredBlock {
  LineBlock lines;
  Output answers;
  ExitStatus status = ExitStatus::done;
};

bool is_skipped(std::string_view line, const LineBatch& batch) {
  if (line.find_first_not_of(' ') == std::string_view::npos || line[0] == '#') return true;
  return batch.is_header && batch.is_header(line);
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

void answer_block(AnsweredBlock& block, const LineBatch& batch) {
  JsonWriter json(block.answers, JsonWriter::Layout::line);
  block.lines.for_each_line([&](std::string_view line, std::uint64_t number) {
    if (is_too_long(line)) {
      const std::string message = fmt::format("the line is longer than {} bytes", kLongestLine);
      block.status = graver(block.status, write_error(number, message, json));
    } else if (!is_skipped(line, batch)) {
      block.status = graver(block.status, answer_line({line, number}, batch, json));
    }
  });
}

}  // namespace

ExitStatus answer_lines(const ByteSource& source, const LineBatch& batch, int threads,
                        Output& output) {
  using namespace oneapi::tbb;
  LineReader reader(source);
  ExitStatus status = ExitStatus::done;
  // Blocks leave in the order they came, so with so many at work the eldest is free again.
  const std::size_t blocks_at_work = 2 * static_cast<std::size_t>(threads);
  std::vector<AnsweredBlock> blocks(blocks_at_work,
                                    {{}, Output::in_memory(output.settings()), status});
  std::size_t turn = 0;

  const auto read = [&](flow_control& control) -> AnsweredBlock* {
    AnsweredBlock& block = blocks[turn++ % blocks_at_work];
    block.answers = Output::in_memory(output.settings());
    block.status = ExitStatus::done;
    if (!reader.next(block.lines)) control.stop();
    return &block;
  };
  const auto answer = [&](AnsweredBlock* block) {
    answer_block(*block, batch);
    return block;
  };
  const auto write = [&](const AnsweredBlock* block) {
    status = graver(status, block->status);
    output.write(block->answers.text());
    output.flush();
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

ExitStatus answer_batch(const Invocation& invocation, const std::string& file,
                        const LineBatch& batch) {
  const InputFile input(file);
  return answer_lines([&](std::span<char> buffer) { return input.read(buffer); }, batch,
                      invocation.threads(), invocation.output());
}

}  // namespace shukei::analyzer
