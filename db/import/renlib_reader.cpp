#include "db/import/renlib_reader.h"

#include <algorithm>
#include <vector>

#include "db/import/delivery.h"
#include "db/import/library_texts.h"
#include "db/import/renlib_records.h"
#include "db/import/tree_delivery.h"
#include "db/import/tree_path.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

/// Ends the one-line comment and begins the one of several lines.
constexpr char kBackspace = '\x08';

/// CR LF and CR become LF.
std::string with_line_feeds(std::string_view text) {
  std::string lines;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\r') {
      lines += text[i];
    } else if (i + 1 == text.size() || text[i + 1] != '\n') {
      lines += '\n';
    }
  }
  return lines;
}

NodeKind kind_of(const RenlibRecord& record) {
  if (record.has(RenlibRecord::kNoMove)) return NodeKind::label;
  return record.position == 0 ? NodeKind::pass : NodeKind::move;
}

class RenlibReader {
 public:
  RenlibReader(ByteSource& source, const ReadOptions& options, ImportSink& sink, ReadReport& report)
      : source_(source),
        limits_(options.limits),
        report_(report),
        facts_(report.library.emplace()),
        delivery_(sink, report, options.limits),
        texts_(options.charset) {}

  void read();

 private:
  void decide_charset();
  void take(const RenlibRecord& record);
  void count(const RenlibRecord& record, NodeKind kind);
  void settle(TreePath::Step step, const RenlibRecord& record);
  void fill_in(const RenlibRecord& record, LibraryNode& node);
  Text comment_text(const RenlibRecord& record, std::string_view bytes);
  void go_on_after(const RenlibRecord& record);
  void finish(RenlibRecords& records);

  ByteSource& source_;
  const ReadLimits& limits_;
  ReadReport& report_;
  LibraryFacts& facts_;
  Delivery delivery_;
  LibraryTexts texts_;
  TreePath path_;
  /// Depths at which a sibling is still to come, ascending: at most one for a node of the path.
  std::vector<int> open_siblings_;
  bool after_leaf_ = false;
  bool at_end_ = false;
};

void RenlibReader::read() {
  decide_charset();
  RenlibRecords records(source_, limits_);
  facts_.major_version = records.major_version();
  facts_.minor_version = records.minor_version();
  RenlibRecord record;
  bool more = records.next(record);
  const bool has_root = more && record.position == 0;
  // The root's flags for siblings and children say nothing: it has none of the one, and the next
  // record is its first child in any case.
  settle(TreePath::Step::added, has_root ? record : RenlibRecord{});
  if (has_root) more = records.next(record);
  while (more) {
    take(record);
    more = !at_end_ && records.next(record);
  }
  finish(records);
}

void RenlibReader::decide_charset() {
  RenlibRecords records(source_, limits_);
  RenlibRecord record;
  while (records.next(record)) {
    if (!record.has(RenlibRecord::kOldComment)) texts_.survey(record.comment);
    texts_.survey(record.board_text);
  }
  report_.charset = texts_.decide();
  if (texts_.is_mixed()) {
    delivery_.warn(
        {}, "some texts are UTF-8, others are not: " +
                (report_.charset.name.empty() ? "those are kept as damaged"
                                              : "those are read as " + report_.charset.name));
  }
}

void RenlibReader::take(const RenlibRecord& record) {
  const NodeKind kind = kind_of(record);
  const bool has_no_place = kind == NodeKind::label && record.position == 0;
  const TreePath::Step step =
      has_no_place ? path_.descend_unreadable() : path_.descend(kind, record.point());
  count(record, kind);
  if (path_.depth() > limits_.depth) {
    throw ParseError(source_.name(), 0, 0,
                     "byte " + std::to_string(record.offset) + ": a tree deeper than " +
                         std::to_string(limits_.depth) + " nodes");
  }
  settle(step, record);
  go_on_after(record);
}

void RenlibReader::count(const RenlibRecord& record, NodeKind kind) {
  ++facts_.records;
  ++(kind == NodeKind::label ? facts_.labels : facts_.moves);
  if (kind == NodeKind::pass) ++facts_.passes;
  if (record.has_comment()) ++facts_.comments;
  if (record.has(RenlibRecord::kBoardText)) ++facts_.board_texts;
  if (record.has(RenlibRecord::kIsLeaf)) ++facts_.leaves;
  facts_.deepest = std::max(facts_.deepest, path_.depth());
}

/// Hands the node over, or says why it is left out.
void RenlibReader::settle(TreePath::Step step, const RenlibRecord& record) {
  LibraryNode node;
  path_.describe(node);
  node.place = Place::byte(record.offset);
  if (step == TreePath::Step::added) {
    if (node.repeats_sibling) {
      ++facts_.repeated_siblings;
      delivery_.warn(node.place, "a sibling before this one has the same move: they are one node");
    }
    fill_in(record, node);
  }
  deliver_step(step, node, delivery_);
}

/// What the record says of its node beside its move.
void RenlibReader::fill_in(const RenlibRecord& record, LibraryNode& node) {
  node.is_marked = record.has(RenlibRecord::kMark);
  node.is_start = record.has(RenlibRecord::kStart);
  if (!record.board_text.empty()) node.board_text = texts_.decode(record.board_text);
  if (!record.has_comment()) return;
  const std::string_view comment = record.comment;
  const std::size_t end = std::min(comment.find(kBackspace), comment.size());
  node.one_line_comment = comment_text(record, comment.substr(0, end));
  node.multi_line_comment = comment_text(record, comment.substr(std::min(end + 1, comment.size())));
}

/// Old comments have a charset of their own, which is read with the record.
Text RenlibReader::comment_text(const RenlibRecord& record, std::string_view bytes) {
  const std::string lines = with_line_feeds(bytes);
  return record.has(RenlibRecord::kOldComment) ? text_of(lines) : texts_.decode(lines);
}

/// Finds where the next record belongs. A leaf ends its branch: the next record is a sibling of the
/// deepest node that still has one to come, itself perhaps; when there is none the tree is
/// complete.
void RenlibReader::go_on_after(const RenlibRecord& record) {
  if (record.has(RenlibRecord::kHasSibling)) open_siblings_.push_back(path_.depth());
  after_leaf_ = record.has(RenlibRecord::kIsLeaf);
  if (!after_leaf_) return;
  if (open_siblings_.empty()) {
    at_end_ = true;
    return;
  }
  path_.rise_to(open_siblings_.back() - 1);
  open_siblings_.pop_back();
}

void RenlibReader::finish(RenlibRecords& records) {
  const Place end = Place::byte(records.end());
  // The last node has no child either, whether it says so or not.
  if (facts_.records > 0 && !after_leaf_) ++facts_.leaves;
  facts_.open_siblings = static_cast<int>(open_siblings_.size());
  if (facts_.open_siblings > 0) {
    delivery_.warn(end, "the file ends before " + std::to_string(facts_.open_siblings) +
                            " siblings it promises: an extracted branch");
  }
  facts_.unread_bytes = records.skip_rest();
  if (facts_.unread_bytes > 0) {
    delivery_.warn(end, "what comes after the tree is not read: " +
                            std::to_string(facts_.unread_bytes) + " bytes");
  }
}

}  // namespace

ReadReport read_renlib(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::renlib;
  RenlibReader(source, options, sink, report).read();
  return report;
}

}  // namespace shukei::db
