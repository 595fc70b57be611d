#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "analyzer/batch/record_blocks.h"
#include "db/import/import_sink.h"

namespace shukei::analyzer {

/// The game of an imported record as its rule is to judge it. The record's own rule counts by its
/// name in the book of `defaults`. What it tells of swaps counts where swaps_of() can read it.
/// Throws UsageError when its rule is not known or missing, or a move of it cannot be read.
PlayedGame played_game(const db::GameRecord& record, const RecordDefaults& defaults);

/// Takes what a reader of db/import hands over and answers it some hundred records at a time, on
/// the threads of the run, in the order of the file.
class ForeignRecordSink : public db::ImportSink {
 public:
  /// `file`: how the records' file is called. All must outlive the sink.
  ForeignRecordSink(std::string_view file, const RecordCheckRun& run) : file_(file), run_(run) {}

  /// Only the records from the `begin`-th to before the `end`-th, counted from 0, are answered; the
  /// others are counted.
  void take_only(std::uint64_t begin, std::uint64_t end) {
    begin_ = begin;
    end_ = end;
  }
  /// How many records there were so far; all of them after finish().
  [[nodiscard]] std::uint64_t records() const { return records_; }

  /// The file of the games that follow; the name must outlive the sink.
  void set_file(std::string_view file) { file_ = file; }

  void take_game(const db::GameRecord& game) override;
  /// A line of a library is known to have ended when a node comes that does not go on with it.
  void take_node(const db::LibraryNode& node) override;
  void take_grade(const db::GradedPosition& grade) override;

  /// Answers what is still waiting. To be called when the reader is done.
  void finish();
  /// The gravest status met so far.
  [[nodiscard]] ExitStatus status() const { return status_; }

 private:
  void add(db::GameRecord game);
  void end_line();
  void answer_all();

  struct Waiting {
    std::string_view file;
    db::GameRecord game;
  };

  std::string_view file_;
  const RecordCheckRun& run_;
  std::vector<Waiting> waiting_;
  db::GameRecord line_;  ///< The line of a library down to the last node.
  int depth_ = 0;        ///< Of the last node.
  ExitStatus status_ = ExitStatus::done;
  std::uint64_t records_ = 0;
  std::uint64_t begin_ = 0;
  std::uint64_t end_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace shukei::analyzer
