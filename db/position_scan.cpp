#include "db/position_scan.h"

#include <algorithm>
#include <string>
#include <utility>

#include "db/database_store.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/storage_error.h"

namespace shukei::db {
PositionScan::Cursor::Cursor(const DatabaseStore& store, int stones, const KeyRange& range)
    : store_(store), stones_(stones), is_whole_level_(range.first.empty() && range.past.empty()) {
  if (store.family(stones) == nullptr) return;
  for (const KeyRange& file : store.files(stones)) {
    const KeyRange part = file.overlap(range);
    if (!part.empty()) parts_.push_back(part);
  }
  std::reverse(parts_.begin(), parts_.end());
}

bool PositionScan::Cursor::next() {
  if (!step()) return false;
  const DecodedKey key = decode_key(view(row_->key()), stones_);
  const DecodedRecord value = decode_record(view(row_->value()), stones_);
  const std::string_view fault = key.fault.empty() ? value.fault : key.fault;
  if (!fault.empty())
    throw StorageError(StorageFault::damaged, store_.path,
                       "the row of key " + hex(view(row_->key())) + ": " + std::string(fault));
  ++rows_;
  board_ = key.board;
  record_ = value.record;
  return true;
}

bool PositionScan::Cursor::step() {
  while (!parts_.empty()) {
    if (row_)
      row_->Next();
    else
      open_part();
    if (row_->Valid()) return true;
    require_ok(row_->status(), store_.path, "cannot read rows");
    row_.reset();
    parts_.pop_back();
    if (parts_.empty()) require_all_rows();
  }
  return false;
}

void PositionScan::Cursor::open_part() {
  rocksdb::ReadOptions options = scan_options();
  past_ = parts_.back().past;
  if (!past_.empty()) options.iterate_upper_bound = &past_;
  row_.reset(store_.db->NewIterator(options, store_.family(stones_)));
  row_->Seek(parts_.back().first);
}

void PositionScan::Cursor::require_all_rows() const {
  const LevelFacts* const level = store_.facts.level(stones_);
  if (!is_whole_level_ || level == nullptr || level->tally.positions == rows_) return;
  throw StorageError(StorageFault::damaged, store_.path,
                     "the level of " + std::to_string(stones_) + " stones has " +
                         std::to_string(rows_) + " rows instead of " +
                         std::to_string(level->tally.positions));
}

PositionScan::PositionScan(std::unique_ptr<Cursor> cursor) : cursor_(std::move(cursor)) {}
PositionScan::PositionScan(PositionScan&&) noexcept = default;
PositionScan& PositionScan::operator=(PositionScan&&) noexcept = default;
PositionScan::~PositionScan() = default;

bool PositionScan::next() { return cursor_->next(); }
const Board& PositionScan::board() const { return cursor_->board(); }
const PositionRecord& PositionScan::record() const { return cursor_->record(); }

}  // namespace shukei::db
