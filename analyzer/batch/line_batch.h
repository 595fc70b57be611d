#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "analyzer/batch/line_reader.h"
#include "analyzer/command_line/exit_status.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/output.h"
#include "analyzer/output/progress.h"

namespace shukei::analyzer {

/// What came of a block of lines.
struct BlockAnswer {
  ExitStatus status = ExitStatus::done;
  std::uint64_t answered = 0;  ///< How many lines were answered: all but those that are skipped.
};

/// Answers the lines of a block, in order, into an output of its own. Called from several threads
/// at once, for blocks in no certain order, so it must be pure or guard what it shares.
using BlockAnswerer = std::function<BlockAnswer(const LineBlock&, Output&)>;

/// Answers a text block by block on `threads` threads; the answers are written in the order of the
/// text, as soon as those before them are. Memory does not grow with the text. Returns the gravest
/// status met; `progress` is told how many lines were answered.
/// `first_line` is the number of the first line that comes.
/// Throws what the source, the output and the answerer throw: std::system_error, ReaderGone, ...
/// REQUIRES threads > 0.
ExitStatus answer_blocks(const ByteSource& source, const BlockAnswerer& answer, int threads,
                         Output& output, Progress& progress, std::uint64_t first_line = 1);

/// Whether a line of a batch asks nothing: it is empty, all blanks (not tabs) or begins with #.
bool is_blank_or_comment(std::string_view line);

/// What is said of a line that is_too_long().
std::string too_long_message();

/// One line that asks something.
struct BatchLine {
  std::string_view text;  ///< Without its line end; at most kLongestLine bytes, of any kind.
  std::uint64_t number;   ///< Counted from 1, with those that are skipped.
};

/// How the lines of a batch are answered. Both functions are called from several threads at once,
/// for lines in no certain order, so they must be pure or guard what they share.
struct LineBatch {
  /// Writes one JSON object, the answer, and returns its status. For a line that cannot be read it
  /// throws ParseError (columns counted from the head of the line) or UsageError, and must not have
  /// begun to write; anything else it throws ends the batch.
  std::function<ExitStatus(const BatchLine&, JsonWriter&)> answer;
  /// Whether a line is a header row, such as nothing that asks can be. Empty: there is none.
  std::function<bool(std::string_view)> is_header;
};

/// Answers every line of a text with one JSON object on a line, as answer_blocks() does. Lines that
/// are empty or all blanks (not tabs), that begin with # or are header rows are skipped without an
/// answer. A line that cannot be read or is longer than
/// kLongestLine is answered in its place by {"line": N, "error": "..."} with the status unreadable.
/// Returns the gravest status met.
ExitStatus answer_lines(const ByteSource& source, const LineBatch& batch, int threads,
                        Output& output, Progress& progress, std::uint64_t first_line = 1);

/// answer_lines() for a file ("-": standard input) and what an invocation says of threads and
/// output; how many lines there were and how fast is told as Progress does. With --shard the lines
/// of that part of the file alone are answered. Throws UsageError when the file cannot be read, or
/// not be parted.
ExitStatus answer_batch(const Invocation& invocation, const std::string& file,
                        const LineBatch& batch);

}  // namespace shukei::analyzer
