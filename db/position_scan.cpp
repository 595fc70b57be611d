#include "db/position_scan.h"

#include <utility>

#include "db/database_store.h"
#include "db/position_codec.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

std::string_view view(const rocksdb::Slice& slice) { return {slice.data(), slice.size()}; }

}  // namespace

PositionScan::Cursor::Cursor(const DatabaseStore& of_store, int of_stones, KeyRange of_range)
    : store(of_store), stones(of_stones), range(std::move(of_range)), past(range.past) {
  auto* const family = store.family(stones);
  if (family == nullptr) return;
  rocksdb::ReadOptions options = scan_options();
  if (!range.past.empty()) options.iterate_upper_bound = &past;
  row.reset(store.db->NewIterator(options, family));
}

bool PositionScan::Cursor::next() {
  if (!row) return false;
  if (started)
    row->Next();
  else
    row->Seek(range.first);
  started = true;
  if (!row->Valid()) {
    require_ok(row->status(), store.path, "cannot read rows");
    row.reset();
    return false;
  }
  const DecodedKey key = decode_key(view(row->key()), stones);
  const DecodedRecord value = decode_record(view(row->value()), stones);
  const std::string_view fault = key.fault.empty() ? value.fault : key.fault;
  if (!fault.empty())
    throw StorageError(StorageFault::damaged, store.path,
                       "the row of key " + hex(view(row->key())) + ": " + std::string(fault));
  board = key.board;
  record = value.record;
  return true;
}

PositionScan::PositionScan(std::unique_ptr<Cursor> cursor) : cursor_(std::move(cursor)) {}
PositionScan::PositionScan(PositionScan&&) noexcept = default;
PositionScan& PositionScan::operator=(PositionScan&&) noexcept = default;
PositionScan::~PositionScan() = default;

bool PositionScan::next() { return cursor_->next(); }
const Board& PositionScan::board() const { return cursor_->board; }
const PositionRecord& PositionScan::record() const { return cursor_->record; }

}  // namespace shukei::db
