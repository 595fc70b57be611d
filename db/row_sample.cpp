#include "db/row_sample.h"

#include <rocksdb/env.h>
#include <rocksdb/sst_file_reader.h>

#include <mutex>
#include <utility>
#include <vector>

#include "db/level_range.h"
#include "db/rocksdb_options.h"

namespace shukei::db {

struct RowSample::Inside {
  std::unique_ptr<rocksdb::Env> memory{rocksdb::NewMemEnv(rocksdb::Env::Default())};
  std::mutex mutex;
  std::vector<WrittenRange> ranges;  ///< Guarded by mutex.
};

RowSample::RowSample() : inside_(std::make_unique<Inside>()) {}
RowSample::~RowSample() = default;

LevelWriter RowSample::open_writer(int stones, int range_index) {
  return LevelWriter(std::make_unique<LevelWriter::Range>(
      LevelWriter::Range::Place{stones, range_index, "/rows", inside_->memory.get()},
      [inside = inside_.get()](WrittenRange range) {
        const std::scoped_lock guard(inside->mutex);
        inside->ranges.push_back(std::move(range));
      }));
}

RowSample::Size RowSample::size() const {
  Size size;
  rocksdb::Options options = rocksdb_options();
  options.env = inside_->memory.get();
  for (const WrittenRange& range : inside_->ranges) {
    size.rows += range.tally.positions;
    size.bytes += range.bytes();
    for (const WrittenFile& file : range.files) {
      const std::string path = (range.directory / file.name).string();
      rocksdb::SstFileReader reader(options);
      require_ok(reader.Open(path), path, "cannot read the sample");
      size.index_bytes += reader.GetTableProperties()->index_size;
    }
  }
  return size;
}

}  // namespace shukei::db
