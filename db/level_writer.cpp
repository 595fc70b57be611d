#include "db/level_writer.h"

#include <cassert>
#include <stdexcept>
#include <utility>

#include "db/level_range.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {

LevelWriter::Range::Range(Place place, std::function<void(WrittenRange)> on_finish)
    : env_(place.env), on_finish_(std::move(on_finish)) {
  written_.stones = place.stones;
  written_.range_index = place.range_index;
  written_.directory = std::move(place.directory);
}

void LevelWriter::Range::put(const Board& canonical, const PositionRecord& record) {
  assert(is_storable(canonical) && canonical.size() == written_.stones);
  encode_key(canonical, key_);
  put_row(position_hash(canonical), record);
}

void LevelWriter::Range::begin_bundle(const Board& rest) {
  assert(rest.size() == written_.stones - 1);
  encode_key(rest, key_);
  bundle_sum_ = stone_sum(rest);
}

void LevelWriter::Range::put_last(Point last, const PositionRecord& record) {
  key_[key_size(written_.stones) - 1] = static_cast<char>(last.code());
  put_row(mix(bundle_sum_ + stone_value(Colour::white, last)), record);
}

void LevelWriter::Range::put_row(std::uint64_t hash, const PositionRecord& record) {
  if (file_tally_.positions == kMostRowsOfFile) close_file();
  if (!file_) open_file();
  const std::string_view key(key_.data(), key_size(written_.stones));
  const std::string_view value(value_.data(), encode_record(record, written_.stones, value_));
  const auto status = file_->Put({key.data(), key.size()}, {value.data(), value.size()});
  if (status.IsInvalidArgument())
    throw std::logic_error("rows of a level are not in ascending order of keys");
  if (!status.ok()) throw storage_error(status, file_path_, "cannot write");
  file_tally_.add(hash, key, value, written_.stones);
}

void LevelWriter::Range::finish() {
  if (file_) close_file();
  on_finish_(std::move(written_));
}

void LevelWriter::Range::open_file() {
  const std::string name = std::to_string(written_.stones) + "-" +
                           std::to_string(written_.range_index) + "-" +
                           std::to_string(written_.files.size()) + ".sst";
  file_path_ = (written_.directory / name).string();
  written_.files.push_back(
      {.name = name, .bytes = 0, .rows = 0, .first_key = {}, .last_key = {}, .checksum = {}});
  rocksdb::Options options = building_options();
  options.env = env_;
  constexpr bool kKeepPageCache = false;  // the rows are read again before they are published
  file_ = std::make_unique<rocksdb::SstFileWriter>(rocksdb::EnvOptions(), options, nullptr,
                                                   kKeepPageCache);
  require_ok(file_->Open(file_path_), file_path_, "cannot make the file");
}

void LevelWriter::Range::close_file() {
  rocksdb::ExternalSstFileInfo info;
  require_ok(file_->Finish(&info), file_path_, "cannot write");
  file_.reset();
  written_.tally += std::exchange(file_tally_, {});
  WrittenFile& file = written_.files.back();
  file.bytes = info.file_size;
  file.rows = info.num_entries;
  file.first_key = std::move(info.smallest_key);
  file.last_key = std::move(info.largest_key);
  file.checksum = std::move(info.file_checksum);
}

LevelWriter::LevelWriter(std::unique_ptr<Range> range) : range_(std::move(range)) {}
LevelWriter::LevelWriter(LevelWriter&&) noexcept = default;
LevelWriter& LevelWriter::operator=(LevelWriter&&) noexcept = default;
LevelWriter::~LevelWriter() = default;

void LevelWriter::put(const Board& canonical, const PositionRecord& record) {
  range_->put(canonical, record);
}

void LevelWriter::begin_bundle(const Board& rest) { range_->begin_bundle(rest); }

void LevelWriter::put_last(Point last, const PositionRecord& record) {
  range_->put_last(last, record);
}

void LevelWriter::finish() {
  range_->finish();
  range_.reset();
}

}  // namespace shukei::db
