#include "analyzer/exporters/renlib_library.h"

#include <fmt/core.h>

#include <cstdint>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/game_text.h"
#include "db/import/renlib_records.h"

namespace shukei::analyzer {
namespace {

using db::RenlibRecord;

constexpr char kBackspace = '\x08';

/// FF "RenLib" FF, major and minor version, ten bytes FF.
std::string header() { return "\xFFRenLib\xFF\x03\x04" + std::string(10, '\xFF'); }

/// x + 16 (y - 1), x from 1 at file a, y from 1 at rank 15.
int position_of(Point point) { return point.column() + 1 + 16 * (kBoardSize - 1 - point.row()); }

/// Lines ended by CR LF, whatever ended them.
std::string with_dos_line_ends(std::string_view text) {
  std::string lines;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_pair = text[i] == '\r' && text.substr(i + 1).starts_with('\n');
    if (is_pair) continue;
    if (text[i] == '\r' || text[i] == '\n') {
      lines += "\r\n";
    } else {
      lines += text[i];
    }
  }
  return lines;
}

/// Bytes of a text, ended by a zero and by another where the length would be odd: RenLib reads
/// pairs.
void append_text(const std::string& bytes, std::string& record) {
  record += bytes;
  record.append(bytes.size() % 2 == 0 ? 2 : 1, '\0');
}

class RenlibWriter {
 public:
  RenlibWriter(const MoveTree& tree, const TextEncoder& encoder, Output& output)
      : tree_(tree), encoder_(encoder), output_(output), walk_(tree) {}

  void write() {
    output_.write(header());
    while (walk_.next()) output_.write(record());
  }

 private:
  [[nodiscard]] std::uint32_t flags(const std::string& comment) const {
    const MoveTree::Index node = walk_.node();
    std::uint32_t flags = 0;
    const auto set = [&](bool condition, std::uint32_t flag) { flags |= condition ? flag : 0; };
    const bool has_board_text = !tree_.texts(node).board_text.empty();
    set(walk_.has_next_sibling(), RenlibRecord::kHasSibling);
    set(walk_.is_leaf(), RenlibRecord::kIsLeaf);
    set(tree_.is_marked(node), RenlibRecord::kMark);
    set(tree_.is_start(node), RenlibRecord::kStart);
    set(tree_.kind(node) == db::NodeKind::label, RenlibRecord::kNoMove);
    set(!comment.empty(), RenlibRecord::kComment);
    set(has_board_text, RenlibRecord::kExtension | RenlibRecord::kBoardText);
    return flags;
  }

  [[nodiscard]] std::string record() const {
    const auto point = tree_.point(walk_.node());
    const std::string comment = comment_bytes();
    const std::uint32_t all = flags(comment);
    const auto byte = [&](unsigned shift) { return static_cast<char>(all >> shift & 0xFFU); };
    std::string record(1, static_cast<char>(point ? position_of(*point) : 0));
    record += byte(0);
    if ((all & RenlibRecord::kExtension) != 0) record.append({byte(16), byte(8)});
    if (!comment.empty()) append_text(comment, record);
    if ((all & RenlibRecord::kBoardText) != 0) {
      append_text(encoded(tree_.texts(walk_.node()).board_text, "the board text"), record);
    }
    return record;
  }

  /// The one-line comment, and after a backspace the others.
  [[nodiscard]] std::string comment_bytes() const {
    const NodeTexts& texts = tree_.texts(walk_.node());
    for (const std::string& text : {texts.one_line_comment, texts.multi_line_comment}) {
      if (text.find(kBackspace) != std::string::npos) refuse("the comment", "a backspace");
    }
    std::string bytes = encoded(with_dos_line_ends(texts.one_line_comment), "the comment");
    if (texts.multi_line_comment.empty()) return bytes;
    return bytes + kBackspace +
           encoded(with_dos_line_ends(texts.multi_line_comment), "the comment");
  }

  [[nodiscard]] std::string encoded(const std::string& text, std::string_view what) const {
    if (text.find('\0') != std::string::npos) refuse(what, "a zero");
    auto [bytes, missing] = encoder_.encode(text);
    if (missing.empty()) return bytes;
    throw UsageError(fmt::format("'{}' in {} cannot be written in {}; UTF-8 has it", missing,
                                 place_of(what), encoder_.charset()));
  }

  [[noreturn]] void refuse(std::string_view what, std::string_view character) const {
    throw UsageError(
        fmt::format("{} in {} cannot be written in a RenLib library", character, place_of(what)));
  }

  /// "the comment of h8 h9 i10".
  [[nodiscard]] std::string place_of(std::string_view what) const {
    const std::string line = db::to_string(walk_.line());
    return fmt::format("{} of {}", what, line.empty() ? "the empty board" : line);
  }

  const MoveTree& tree_;
  const TextEncoder& encoder_;
  Output& output_;
  TreeWalk walk_;
};

}  // namespace

void write_renlib(MoveTree& tree, const TextEncoder& encoder, Output& output) {
  tree.sort_children(&position_of);
  RenlibWriter(tree, encoder, output).write();
}

void RenlibGames::add(const ExportedGame& game) {
  const MoveTree::Index last = tree_.add_line(game.record.moves);
  tree_.add_texts(last, {.multi_line_comment = in_words(game.record)});
}

}  // namespace shukei::analyzer
