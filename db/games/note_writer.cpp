#include "db/games/note_writer.h"

#include "db/build_lock.h"
#include "db/byte_hash.h"
#include "db/games/acknowledged_changes.h"
#include "db/games/games_creation.h"
#include "db/games/games_handle.h"
#include "db/games/stones_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

/// The change of one note and of the totals, stored together.
class NoteChange {
 public:
  NoteChange(const GamesHandle& handle, std::string key)
      : handle_(handle), key_(std::move(key)), totals_(handle.read_notes_totals()) {
    rocksdb::PinnableSlice value;
    if (!handle_.get(GamesFamily::notes, key_, value)) return;
    before_ = decode_note(view(value));
    if (!before_)
      throw StorageError(StorageFault::damaged, handle_.path(), "the note cannot be read");
    totals_.notes -= 1;
    totals_.digest -= byte_hash(key_ + value.ToString());
  }

  void put(const std::string& value) {
    totals_.notes += 1;
    totals_.digest += byte_hash(key_ + value);
    require(batch_.Put(handle_.family(GamesFamily::notes), key_, value));
  }
  void remove() { require(batch_.Delete(handle_.family(GamesFamily::notes), key_)); }

  std::optional<PositionNote> commit() {
    auto* const meta = handle_.family(GamesFamily::meta);
    const std::uint64_t changes = handle_.read_changes() + 1;
    require(batch_.Put(meta, std::string(kNotesKey), encode_notes_totals(totals_)));
    require(batch_.Put(meta, std::string(kChangesKey), encode_changes(changes)));
    rocksdb::WriteOptions options;
    options.sync = true;
    require(handle_.db().Write(options, &batch_));
    acknowledge(handle_.path(), changes);
    return std::move(before_);
  }
  [[nodiscard]] bool is_new() const { return !before_; }

 private:
  void require(const rocksdb::Status& status) const {
    require_ok(status, handle_.path(), "cannot store the note");
  }

  const GamesHandle& handle_;
  std::string key_;
  NotesTotals totals_;
  std::optional<PositionNote> before_;
  rocksdb::WriteBatch batch_;
};

}  // namespace

struct NoteWriter::Store {
  explicit Store(const fs::path& database)
      : path(place_of_games(database)),
        lock(path),
        handle(GamesHandle::open_for_writing(with_room_for_games(path))) {}

  fs::path path;
  BuildLock lock;
  GamesHandle handle;
};

NoteWriter::NoteWriter(const fs::path& database) : store_(std::make_unique<Store>(database)) {}
NoteWriter::~NoteWriter() = default;

std::optional<PositionNote> NoteWriter::put(const CanonicalForm& position,
                                            const std::string& text) {
  NoteChange change(store_->handle, stones_key(position.representative));
  change.put(encode_note({text, position.to_canonical}));
  return change.commit();
}

std::optional<PositionNote> NoteWriter::remove(const CanonicalBoard& position) {
  NoteChange change(store_->handle, stones_key(position));
  if (change.is_new()) return std::nullopt;
  change.remove();
  return change.commit();
}

}  // namespace shukei::db
