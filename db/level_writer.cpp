#include "db/level_writer.h"

#include <rocksdb/sst_file_reader.h>

#include <cassert>
#include <stdexcept>
#include <utility>

#include "db/level_range.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {

LevelWriter::Range::Range(int stones, int range_index, std::filesystem::path file_stem,
                          std::function<void(WrittenRange)> on_finish)
    : file_stem_(std::move(file_stem)), on_finish_(std::move(on_finish)) {
  written_.stones = stones;
  written_.range_index = range_index;
}

void LevelWriter::Range::put(const Board& canonical, const PositionRecord& record) {
  assert(is_storable(canonical) && canonical.size() == written_.stones);
  if (file_tally_.positions == kMostRowsOfFile) close_file();
  if (!file_) open_file();
  const std::size_t key_bytes = encode_key(canonical, key_);
  const std::size_t value_bytes = encode_record(record, written_.stones, value_);
  const auto status = file_->Put({key_.data(), key_bytes}, {value_.data(), value_bytes});
  if (status.IsInvalidArgument())
    throw std::logic_error("rows of a level are not in ascending order of keys");
  if (!status.ok()) throw storage_error(status, file_name_, "cannot write");
  file_tally_.add({key_.data(), key_bytes}, {value_.data(), value_bytes}, written_.stones);
}

void LevelWriter::Range::finish() {
  if (file_) close_file();
  on_finish_(std::move(written_));
}

void LevelWriter::Range::open_file() {
  file_name_ = file_stem_.string() + "-" + std::to_string(written_.files.size()) + ".sst";
  constexpr bool kKeepPageCache = false;  // the rows are read again before they are published
  file_ = std::make_unique<rocksdb::SstFileWriter>(rocksdb::EnvOptions(), building_options(),
                                                   nullptr, kKeepPageCache);
  require_ok(file_->Open(file_name_), file_name_, "cannot make the file");
}

void LevelWriter::Range::close_file() {
  rocksdb::ExternalSstFileInfo info;
  require_ok(file_->Finish(&info), file_name_, "cannot write");
  file_.reset();
  read_back();
  written_.tally += std::exchange(file_tally_, {});
  written_.files.push_back(std::move(info));
}

void LevelWriter::Range::read_back() const {
  rocksdb::SstFileReader reader(building_options());
  require_ok(reader.Open(file_name_), file_name_, "cannot read back");
  const std::unique_ptr<rocksdb::Iterator> row(reader.NewIterator(scan_options()));
  LevelTally found;
  for (row->SeekToFirst(); row->Valid(); row->Next()) {
    const auto key = row->key();
    const auto value = row->value();
    if (!has_key_shape({key.data(), key.size()}, written_.stones) ||
        value.size() != value_size(written_.stones))
      break;
    found.add({key.data(), key.size()}, {value.data(), value.size()}, written_.stones);
  }
  require_ok(row->status(), file_name_, "cannot read back");
  if (found != file_tally_)
    throw StorageError(StorageFault::damaged, file_name_, "rows are not read back as written");
}

LevelWriter::LevelWriter(std::unique_ptr<Range> range) : range_(std::move(range)) {}
LevelWriter::LevelWriter(LevelWriter&&) noexcept = default;
LevelWriter& LevelWriter::operator=(LevelWriter&&) noexcept = default;
LevelWriter::~LevelWriter() = default;

void LevelWriter::put(const Board& canonical, const PositionRecord& record) {
  range_->put(canonical, record);
}

void LevelWriter::finish() {
  range_->finish();
  range_.reset();
}

}  // namespace shukei::db
