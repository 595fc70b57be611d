#include "db/games/library_store.h"

#include <algorithm>
#include <memory>

#include "db/games/games_handle.h"
#include "db/games/note_key.h"
#include "db/games/packed_bytes.h"
#include "db/games/stones_key.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"

namespace shukei::db {
namespace {

StorageError damaged(const GamesHandle& handle, const std::string& what) {
  return {StorageFault::damaged, handle.path(), what};
}

/// Calls `take(rest of the key, value)` for each row whose key begins with `prefix`, until it
/// returns false.
template <typename Take>
void for_each_row_of(const GamesHandle& handle, GamesFamily family, const std::string& prefix,
                     const Take& take) {
  const std::unique_ptr<rocksdb::Iterator> row(
      handle.db().NewIterator(scan_options(), handle.family(family)));
  for (row->Seek(prefix); row->Valid() && view(row->key()).starts_with(prefix); row->Next()) {
    if (!take(view(row->key()).substr(prefix.size()), view(row->value()))) break;
  }
  require_ok(row->status(), handle.path(), "cannot read libraries");
}

/// Black and white stones in turn, h8 first if it is black, each colour in ascending order.
std::vector<Point> moves_to(const Board& board) {
  std::vector<Point> black(board.black().begin(), PointSet::end());
  std::vector<Point> white(board.white().begin(), PointSet::end());
  std::stable_partition(black.begin(), black.end(), [](Point point) { return point == kCentre; });
  std::vector<Point> moves;
  for (std::size_t i = 0; i < std::max(black.size(), white.size()); ++i) {
    if (i < black.size()) moves.push_back(black[i]);
    if (i < white.size()) moves.push_back(white[i]);
  }
  return moves;
}

/// A grade with the position it is of.
struct PlacedGrade {
  Board board;
  StoredGrade grade;
};

}  // namespace

std::optional<Move> move_of(const LibraryRow& row) {
  if (row.kind == NodeKind::pass) return Move::pass();
  if (row.kind == NodeKind::move && row.point) return Move(*row.point);
  return std::nullopt;
}

std::optional<LibraryNode> LinePath::next(const LibraryRow& row) {
  const auto depth = static_cast<std::size_t>(row.depth);
  if (depth > lengths_.size()) return std::nullopt;
  lengths_.resize(depth);
  line_.resize(lengths_.empty() ? 0 : lengths_.back(), Move::pass());
  if (const auto move = move_of(row)) line_.push_back(*move);
  lengths_.push_back(line_.size());
  return LibraryNode{.kind = row.kind,
                     .point = row.point,
                     .line = line_,
                     .depth = row.depth,
                     .repeats_sibling = row.repeats_sibling,
                     .board_text = row.board_text,
                     .one_line_comment = row.one_line_comment,
                     .multi_line_comment = row.multi_line_comment,
                     .is_marked = row.is_marked,
                     .is_start = row.is_start,
                     .place = row.place};
}

LibraryRow LibraryStore::node(SourceNumber source, NodeNumber number) const {
  rocksdb::PinnableSlice value;
  std::optional<LibraryRow> row;
  if (games_.handle_->get(GamesFamily::library_nodes, node_key(source, number), value))
    row = decode_node(number, view(value));
  if (!row)
    throw damaged(*games_.handle_, "node " + std::to_string(to_integer(number)) + " of source " +
                                       std::to_string(to_integer(source)) + " cannot be read");
  return *std::move(row);
}

std::vector<Move> LibraryStore::line_to(SourceNumber source, LibraryRow row) const {
  std::vector<Move> line;
  while (row.depth > 0) {
    if (const auto move = move_of(row)) line.push_back(*move);
    const int below = row.depth;
    row = node(source, row.parent);
    if (row.depth != below - 1) throw damaged(*games_.handle_, "a node is not below its parent");
  }
  std::reverse(line.begin(), line.end());
  return line;
}

std::vector<LibraryNote> LibraryStore::notes(const CanonicalBoard& position,
                                             std::size_t most) const {
  std::vector<LibraryNote> found;
  for_each_row_of(*games_.handle_, GamesFamily::library_positions, stones_key(position),
                  [&](std::string_view key_end, std::string_view) {
                    if (found.size() == most) return false;
                    const auto at = decode_note_key(key_end);
                    if (!at) throw damaged(*games_.handle_, "the key of a note cannot be read");
                    LibraryRow row = node(at->source, at->node);
                    std::vector<Move> line = line_to(at->source, row);
                    found.push_back({at->source, at->node, std::move(line), std::move(row)});
                    return true;
                  });
  return found;
}

std::vector<StoredGrade> LibraryStore::grades(const CanonicalBoard& position) const {
  std::vector<StoredGrade> found;
  for_each_row_of(*games_.handle_, GamesFamily::grades, stones_key(position),
                  [&](std::string_view key_end, std::string_view value) {
                    auto grade = decode_grade(key_end, value);
                    if (!grade) throw damaged(*games_.handle_, "a grade cannot be read");
                    found.push_back(*std::move(grade));
                    return true;
                  });
  return found;
}

std::uint64_t LibraryStore::replay_grades(SourceNumber source, ImportSink& sink) const {
  const GamesHandle& handle = *games_.handle_;
  std::vector<PlacedGrade> found;
  for_each_row_of(handle, GamesFamily::grades, "",
                  [&](std::string_view key, std::string_view value) {
                    const auto board = take_stones(key);
                    const auto grade = board ? decode_grade(key, value) : std::nullopt;
                    if (!grade) throw damaged(handle, "a grade cannot be read");
                    if (grade->source == source) found.push_back({*board, *grade});
                    return true;
                  });
  std::ranges::sort(found, {}, [](const PlacedGrade& each) { return each.grade.ordinal; });
  for (const PlacedGrade& each : found) {
    GradedPosition position;
    position.board = each.board;
    position.moves = moves_to(each.board);
    position.grade = each.grade.grade;
    position.note = each.grade.note;
    sink.take_grade(position);
  }
  return found.size();
}

std::uint64_t LibraryStore::replay(SourceNumber source, ImportSink& sink) const {
  std::string prefix;
  append_big_endian(to_integer(source), 4, prefix);
  std::uint32_t count = 0;
  LinePath path;
  for_each_row_of(*games_.handle_, GamesFamily::library_nodes, prefix,
                  [&](std::string_view key_end, std::string_view value) {
                    const auto number = static_cast<NodeNumber>(count++);
                    const auto row = decode_node(number, value);
                    const auto node = row ? path.next(*row) : std::nullopt;
                    if (!node || prefix + std::string(key_end) != node_key(source, number))
                      throw damaged(*games_.handle_, "a node of source " +
                                                         std::to_string(to_integer(source)) +
                                                         " cannot be read");
                    sink.take_node(*node);
                    return true;
                  });
  return count;
}

}  // namespace shukei::db
