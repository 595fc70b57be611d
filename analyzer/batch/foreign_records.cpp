#include "analyzer/batch/foreign_records.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <optional>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/check_answer.h"
#include "analyzer/reports/game_swaps.h"
#include "analyzer/reports/stored_games.h"
#include "analyzer/worker_arena.h"
#include "db/import/byte_source.h"
#include "db/import/file_reader.h"
#include "db/import/move_text.h"
#include "db/import/words.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

/// How many records wait before they are answered together, and how many of them one task takes.
constexpr std::size_t kWaiting = 512;
constexpr std::size_t kRecordsOfTask = 32;

std::optional<Point> stone_of(db::Move move) {
  return move.is_pass() ? std::nullopt : std::optional(move.point());
}

/// The moves that the reader took, and those after one on an occupied point, which is to be found.
std::vector<std::optional<Point>> moves_of(const db::GameRecord& record) {
  std::vector<std::optional<Point>> moves;
  for (const db::Move move : record.moves) moves.push_back(stone_of(move));
  db::MoveScanner unread(record.unread_moves.value);
  while (const auto word = unread.next()) {
    if (!word->move) {
      throw UsageError(
          fmt::format("move {}: '{}' is not a move", moves.size() + 1, db::shown(word->text)));
    }
    moves.push_back(stone_of(*word->move));
  }
  return moves;
}

std::optional<Outcome> outcome_of(const db::GameRecord& record) {
  if (!record.result) return std::nullopt;
  switch (*record.result) {
    case db::GameResult::black_wins:
      return Outcome::black_wins;
    case db::GameResult::draw:
      return Outcome::draw;
    case db::GameResult::white_wins:
      return Outcome::white_wins;
  }
  return std::nullopt;
}

/// Some records answered by one task.
struct AnsweredRecords {
  Output answers;
  RecordSummary summary;
  ExitStatus status = ExitStatus::done;
};

void answer(const db::GameRecord& record, const RecordCheckRun& run, std::string_view file,
            RecordWriter& writer, AnsweredRecords& answered) {
  const RecordPlace where{file, record.place};
  std::optional<RecordId> id;
  if (record.id) id = RecordId{*record.id, false};
  try {
    const RecordReport report = report_record({id, where, played_game(record, run.defaults)});
    answered.summary.add(report);
    if (!report.ok) answered.status = graver(answered.status, ExitStatus::no);
    if (run.writes_records) writer.write(report);
  } catch (const UsageError& error) {
    ++answered.summary.unreadable;
    answered.status = graver(answered.status, ExitStatus::unreadable);
    if (run.writes_records) writer.write_error(where, id, error.what());
  }
}

/// Whether what was left out for this reason might have been a record of renju.
bool is_loss(db::SkipReason reason) {
  using enum db::SkipReason;
  return reason != gomoku && reason != other_game && reason != board_size &&
         reason != setup_position && reason != below_label;
}

/// Tells what the reader left out; unreadable when that may have been records.
ExitStatus tell_skipped(const RecordSource& source, const db::ReadReport& report, bool quiet) {
  std::string reasons;
  ExitStatus status = ExitStatus::done;
  for (std::size_t i = 0; i < db::kSkipReasonCount; ++i) {
    const auto reason = static_cast<db::SkipReason>(i);
    const std::uint64_t count = report.skipped.of(reason);
    if (count == 0) continue;
    reasons += fmt::format("{}{} {}", reasons.empty() ? "" : ", ", db::to_string(reason), count);
    if (is_loss(reason)) status = ExitStatus::unreadable;
  }
  if (reasons.empty() || (quiet && status == ExitStatus::done)) return status;
  complain(fmt::format("{}: left out: {}{}", source_name(source.name()), reasons,
                       report.warnings.empty()
                           ? ""
                           : fmt::format("; the first: {}", to_string(report.warnings.front()))));
  return status;
}

/// How many records the reader of the file finds before its end or what it cannot read.
std::uint64_t count_records(const RecordSource& source, const RecordCheckRun& run) {
  ForeignRecordSink sink(source.name(), run);
  sink.take_only(0, 0);
  try {
    const db::ReadOptions options;
    const auto opened = db::open_source(source.name(), options.limits.file_bytes, source.head());
    db::read_source(*opened, options, sink);
  } catch (const ParseError&) {
    // Whoever reads it again tells of it.
  }
  sink.finish();
  return sink.records();
}

}  // namespace

PlayedGame played_game(const db::GameRecord& record, const RecordDefaults& defaults) {
  const std::string_view named = record.rule_name ? record.rule_name->value : std::string_view();
  PlayedGame game{record_rule(named, defaults), {}, {}, {}, {}, {}, {}, defaults.reading};
  game.moves = moves_of(record);
  game.swaps = swaps_of(record);
  game.declared = record.declared;
  if (!record.offers.empty()) game.offers = record.offers;
  game.picked = record.picked;
  game.outcome = outcome_of(record);
  return game;
}

void ForeignRecordSink::take_game(const db::GameRecord& game) { add(game); }

void ForeignRecordSink::take_node(const db::LibraryNode& node) {
  if (node.kind == db::NodeKind::label) return;
  if (node.depth <= depth_) end_line();
  line_.moves.assign(node.line.begin(), node.line.end());
  line_.place = node.place;
  depth_ = node.depth;
}

void ForeignRecordSink::take_grade(const db::GradedPosition& grade) {
  db::GameRecord game;
  for (const Point point : grade.moves) game.moves.emplace_back(point);
  game.place = grade.place;
  add(std::move(game));
}

void ForeignRecordSink::finish() {
  end_line();
  answer_all();
}

void ForeignRecordSink::add(db::GameRecord game) {
  const std::uint64_t number = records_++;
  if (number < begin_ || number >= end_) return;
  waiting_.push_back({file_, std::move(game)});
  if (waiting_.size() >= kWaiting) answer_all();
}

void ForeignRecordSink::end_line() {
  if (!line_.moves.empty()) add(line_);
  line_.moves.clear();
}

void ForeignRecordSink::answer_all() {
  const std::size_t tasks = (waiting_.size() + kRecordsOfTask - 1) / kRecordsOfTask;
  std::vector<AnsweredRecords> answered(tasks, {Output::in_memory(run_.output.settings()), {}});
  WorkerArena(run_.threads).execute([&] {
    oneapi::tbb::parallel_for(std::size_t{0}, tasks, [&](std::size_t task) {
      RecordWriter writer(answered[task].answers);
      const std::size_t end = std::min(waiting_.size(), (task + 1) * kRecordsOfTask);
      for (std::size_t i = task * kRecordsOfTask; i < end; ++i) {
        answer(waiting_[i].game, run_, waiting_[i].file, writer, answered[task]);
      }
    });
  });
  for (const AnsweredRecords& part : answered) {
    run_.output.write(part.answers.text());
    run_.summary.add(part.summary);
    status_ = graver(status_, part.status);
  }
  run_.output.flush();
  run_.progress.advance(waiting_.size());
  waiting_.clear();
}

ExitStatus check_foreign_records(RecordSource& source, const RecordCheckRun& run,
                                 const FilePart& part) {
  ForeignRecordSink sink(source.name(), run);
  if (!part.is_whole()) {
    const std::uint64_t records = count_records(source, run);
    sink.take_only(part.first_record(records), part.past_record(records));
  }
  try {
    const db::ReadOptions options;
    const auto opened = db::open_source(source.name(), options.limits.file_bytes, source.head());
    const db::ReadReport report = db::read_source(*opened, options, sink);
    sink.finish();
    return graver(sink.status(), tell_skipped(source, report, run.output.quiet()));
  } catch (const ParseError& error) {
    sink.finish();
    complain(error.what());
    return ExitStatus::unreadable;
  }
}

ExitStatus check_stored_games(const std::filesystem::path& database, const RecordCheckRun& run,
                              const Shard& shard, StoredPart which) {
  const db::GameStore games = open_games(database);
  const SourceNames sources(games);
  ForeignRecordSink sink("", run);
  const auto [begin, end] = shard.part_of(games.totals().games);
  if (which == StoredPart::before)
    sink.take_only(0, begin);
  else
    sink.take_only(begin, end);
  for (db::GameScan scan = games.scan(); scan.next();) {
    sink.set_file(sources.of(scan.game().source));
    sink.take_game(scan.game().record);
  }
  sink.finish();
  return sink.status();
}

}  // namespace shukei::analyzer
