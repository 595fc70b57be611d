#include "db/games/library_check.h"

#include <map>
#include <memory>

#include "db/byte_hash.h"
#include "db/games/games_handle.h"
#include "db/games/library_store.h"
#include "db/games/note_key.h"
#include "db/games/packed_bytes.h"
#include "db/games/packed_library.h"
#include "db/games/stones_key.h"
#include "db/position_key.h"
#include "db/rocksdb_options.h"
#include "db/slice_view.h"
#include "db/verify_storage.h"

namespace shukei::db {
namespace {

/// Rows of a family that is found from the nodes, counted and added up.
struct RowSum {
  std::uint64_t rows = 0;
  std::uint64_t digest = 0;
  void add(std::string_view key) {
    ++rows;
    digest += byte_hash(key);
  }
  friend bool operator==(const RowSum&, const RowSum&) = default;
};

}  // namespace

/// One run of check_libraries().
class LibraryCheck {
 public:
  explicit LibraryCheck(const GameStore& store) : handle_(*store.handle_) {}

  std::vector<std::string> run() {
    read_sources();
    read_nodes();
    read_notes(GamesFamily::library_positions, positions_);
    read_notes(GamesFamily::library_lines, lines_);
    read_grades();
    for (const auto& [number, source] : sources_) {
      if (source.nodes != nodes_[number] || source.grades != grades_[number])
        complain("source " + std::to_string(to_integer(number)) + " has " +
                 std::to_string(nodes_[number]) + " nodes and " + std::to_string(grades_[number]) +
                 " grades, " + std::to_string(source.nodes) + " and " +
                 std::to_string(source.grades) + " were written");
    }
    return std::move(problems_);
  }

 private:
  template <typename Take>
  void for_each_row(GamesFamily family, const Take& take) const {
    const std::unique_ptr<rocksdb::Iterator> row(
        handle_.db().NewIterator(scan_options(), handle_.family(family)));
    for (row->SeekToFirst(); row->Valid(); row->Next()) take(view(row->key()), view(row->value()));
    require_ok(row->status(), handle_.path(), "cannot read libraries");
  }

  void read_sources();
  void read_nodes();
  void read_node(SourceNumber source, NodeNumber number, std::string_view value);
  void read_notes(GamesFamily family, const RowSum& expected);
  void read_grades();
  void complain(const std::string& text) {
    if (problems_.size() < kMostProblemsOfRange) problems_.push_back("libraries: " + text);
  }

  const GamesHandle& handle_;
  std::map<SourceNumber, Source> sources_;
  std::map<SourceNumber, std::uint64_t> nodes_;
  std::map<SourceNumber, std::uint64_t> grades_;
  LinePath path_;
  std::vector<NodeNumber> above_;  ///< The nodes from the root to the last one.
  RowSum positions_;
  RowSum lines_;
  std::vector<std::string> problems_;
};

/// Those that can be read; verify_games() tells of the others.
void LibraryCheck::read_sources() {
  for_each_row(GamesFamily::sources, [&](std::string_view key, std::string_view value) {
    if (const auto source = decode_source(key, value)) sources_.emplace(source->number, *source);
  });
}

void LibraryCheck::read_nodes() {
  SourceNumber last{};
  std::uint64_t next = 0;
  for_each_row(GamesFamily::library_nodes, [&](std::string_view key, std::string_view value) {
    const auto at = decode_note_key(key);
    if (!at || !sources_.contains(at->source)) return complain("the key " + hex(key) + " is none");
    ++nodes_[at->source];
    if (at->source != last) {
      last = at->source;
      next = 0;
      path_ = {};
      above_.clear();
    }
    if (to_integer(at->node) != next) complain("node " + hex(key) + " is not the next one");
    next = std::uint64_t{to_integer(at->node)} + 1;
    read_node(at->source, at->node, value);
  });
}

void LibraryCheck::read_node(SourceNumber source, NodeNumber number, std::string_view value) {
  const std::string name = "node " + hex(node_key(source, number));
  const auto row = decode_node(number, value);
  const auto node = row ? path_.next(*row) : std::nullopt;
  if (!node || encode_node(*row, number) != value) return complain(name + " cannot be read");
  above_.resize(static_cast<std::size_t>(row->depth), number);
  if (row->parent != (above_.empty() ? number : above_.back()))
    complain(name + " is not below its parent");
  above_.push_back(number);
  if (!row->has_note() || row->kind == NodeKind::label) return;
  const PackedNote note = packed_note(*node, number);
  positions_.add(note_key(note.position, source, number));
  lines_.add(note_key(note.line, source, number));
}

void LibraryCheck::read_notes(GamesFamily family, const RowSum& expected) {
  RowSum found;
  for_each_row(family, [&](std::string_view key, std::string_view value) {
    found.add(key);
    if (!value.empty()) complain("the note " + hex(key) + " has a value");
  });
  if (found != expected)
    complain("the rows of " + std::string(kGamesFamilyNames[static_cast<std::size_t>(family)]) +
             " are not those that the nodes give");
}

void LibraryCheck::read_grades() {
  for_each_row(GamesFamily::grades, [&](std::string_view key, std::string_view value) {
    std::string_view rest = key;
    const auto board = take_stones(rest);
    const auto grade = board ? decode_grade(rest, value) : std::nullopt;
    if (!grade || canonicalise(*board).representative.board() != *board ||
        encode_grade(grade->grade, grade->note) != value || !sources_.contains(grade->source))
      return complain("the grade " + hex(key) + " cannot be read");
    ++grades_[grade->source];
  });
}

std::vector<std::string> check_libraries(const GameStore& store) {
  return LibraryCheck(store).run();
}

}  // namespace shukei::db
