#include "analyzer/reports/file_import.h"

#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include <chrono>
#include <memory>
#include <utility>

#include "analyzer/reports/stored_database.h"
#include "analyzer/worker_arena.h"
#include "db/storage_error.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

/// A file between being read and being stored.
struct ReadFile {
  std::string name;
  std::optional<std::string> error;
  db::ParsedFile parsed;
};

/// Reads a file; its games are worked out on the arena's threads meanwhile.
void parse(ReadFile& file, const ImportRequest& request) {
  db::ChunkList chunks;
  oneapi::tbb::task_group work;
  const db::WorkQueue queue = [&](std::function<void()> piece) { work.run(std::move(piece)); };
  try {
    file.parsed = db::parse_file({.file = file.name,
                                  .options = request.options,
                                  .queue = queue,
                                  .on_progress = request.on_progress},
                                 chunks);
  } catch (const ParseError& error) {
    file.error = error.what();
  } catch (...) {
    work.wait();
    throw;
  }
  work.wait();
  if (!file.error) file.parsed.chunks = std::move(chunks);
}

/// parse() in isolation: who waits for a file's games works on nothing but games, so that files do
/// not pile up on one thread. The games must be handed out in the same isolation as they are
/// waited for, else those who wait may not take them.
std::unique_ptr<ReadFile> read(const std::string& name, const ImportRequest& request) {
  auto file = std::make_unique<ReadFile>();
  file->name = name;
  oneapi::tbb::this_task_arena::isolate([&] { parse(*file, request); });
  return file;
}

FileImport store(ReadFile& file, db::GameWriter& writer) {
  FileImport done;
  done.file = file.name;
  done.error = file.error;
  if (done.error) return done;
  done.report = file.parsed.report;
  done.first_moves = file.parsed.first_moves;
  done.stored = writer.store(file.parsed);
  return done;
}

std::unique_ptr<db::GameWriter> open_writer(const std::filesystem::path& database) {
  try {
    return std::make_unique<db::GameWriter>(database);
  } catch (const db::StorageError& error) {
    throw with_remedy(error);
  }
}

/// The files go through three stages: taken in order, read side by side, stored in order. The
/// pipeline hands numbers on, as what it holds when a stage throws is never destroyed.
void run_pipeline(const ImportRequest& request, db::GameWriter& writer,
                  std::vector<FileImport>& done) {
  using oneapi::tbb::filter_mode;
  using oneapi::tbb::make_filter;
  std::vector<std::unique_ptr<ReadFile>> files(request.files.size());
  std::size_t next = 0;
  const auto take = make_filter<void, std::size_t>(
      filter_mode::serial_in_order, [&](oneapi::tbb::flow_control& control) -> std::size_t {
        if (next == request.files.size()) control.stop();
        return next++;
      });
  const auto read_one =
      make_filter<std::size_t, std::size_t>(filter_mode::parallel, [&](std::size_t file) {
        files[file] = read(request.files[file], request);
        return file;
      });
  const auto store_one =
      make_filter<std::size_t, void>(filter_mode::serial_in_order, [&](std::size_t file) {
        done.push_back(store(*files[file], writer));
        files[file].reset();  // its memory is needed for the next ones
      });
  oneapi::tbb::parallel_pipeline(static_cast<std::size_t>(request.threads),
                                 take & read_one & store_one);
}

}  // namespace

ImportReport import_files(const ImportRequest& request) {
  const auto began = std::chrono::steady_clock::now();
  const std::unique_ptr<db::GameWriter> writer = open_writer(request.database);
  ImportReport report;
  report.database = writer->path();
  WorkerArena arena(request.threads);
  arena.execute([&] { run_pipeline(request, *writer, report.files); });
  writer->finish();
  report.totals = writer->totals();
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return report;
}

}  // namespace shukei::analyzer
