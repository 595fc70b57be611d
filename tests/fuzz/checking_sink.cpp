#include "tests/fuzz/checking_sink.h"

#include <algorithm>

#include "analyzer/game_text.h"
#include "db/games/game_codec.h"
#include "db/games/grade_row.h"
#include "db/games/library_row.h"
#include "db/games/stones_key.h"
#include "db/import/utf8.h"
#include "rules/canonical_form.h"
#include "tests/fuzz/law.h"

namespace shukei::fuzz {
namespace {

using db::GameFlag;
using db::GameRecord;
using db::LibraryNode;
using db::Text;

void check_moves(std::span<const db::Move> moves) {
  must_hold(moves.size() <= db::kMostMoves, "there are not more moves than may be");
  PointSet taken;
  for (const db::Move move : moves) {
    if (move.is_pass()) continue;
    must_hold(!taken.contains(move.point()), "no point stands twice");
    taken.insert(move.point());
  }
}

void check_text(const Text& text) { must_hold(db::is_utf8(text.value), "a text is UTF-8"); }

void check_text(const std::optional<Text>& text) {
  if (text) check_text(*text);
}

void check_texts(const GameRecord& game) {
  for (const auto* text : {&game.publisher, &game.event, &game.round, &game.rule_name, &game.swaps,
                           &game.offers_text, &game.info}) {
    check_text(*text);
  }
  check_text(game.unread_moves);
  if (game.black) check_text(game.black->name);
  if (game.white) check_text(game.white->name);
}

void check_offers(const GameRecord& game) {
  PointSet offered;
  for (const Point point : game.offers) {
    must_hold(!offered.contains(point), "offers are different points");
    offered.insert(point);
  }
  must_hold(!game.picked || offered.contains(*game.picked), "what is picked was offered");
}

void check_flags(const GameRecord& game) {
  const bool is_cut = game.flags.contains(GameFlag::occupied_point) ||
                      game.flags.contains(GameFlag::unreadable_move) ||
                      game.flags.contains(GameFlag::too_many_moves);
  must_hold(is_cut || game.unread_moves.empty(), "unread moves have a reason");
  must_hold(game.damaged_texts() == 0 || game.flags.contains(GameFlag::damaged_text),
            "damaged texts are flagged");
  const bool from_centre = !game.moves.front().is_pass() && game.moves.front().point() == kCentre;
  must_hold(from_centre || game.flags.contains(GameFlag::not_from_centre),
            "games not from the centre are flagged");
}

/// What the codec keeps, by another way than its bytes.
bool is_same(const GameRecord& a, const GameRecord& b) {
  return a.id == b.id && a.publisher == b.publisher && a.black == b.black && a.white == b.white &&
         a.event == b.event && a.event_id == b.event_id && a.round == b.round && a.date == b.date &&
         a.rule_name == b.rule_name && a.rule == b.rule && a.moves == b.moves &&
         a.unread_moves == b.unread_moves && a.swaps == b.swaps && a.declared == b.declared &&
         a.offers_text == b.offers_text && a.offers == b.offers && a.picked == b.picked &&
         a.result == b.result && a.opening == b.opening && a.info == b.info && a.flags == b.flags &&
         a.place == b.place;
}

std::string stored(const GameRecord& game) {
  std::string fields = db::encode_fields(game);
  const db::DecodedGame read = db::decode_fields(fields);
  must_hold(read.fault.empty(), "a game that was handed over can be stored");
  must_hold(is_same(read.record, game), "a stored game is read back as it was");
  must_hold(db::encode_fields(read.record) == fields, "a decoded game encodes to the same bytes");
  return fields;
}

void check_words(const GameRecord& game) {
  const std::string words = analyzer::in_words(game);
  must_hold(db::is_utf8(words), "words about a game are UTF-8");
  must_hold(words.find('\n') == std::string::npos, "words about a game are one line");
}

}  // namespace

void CheckingSink::take_game(const GameRecord& game) {
  ++games_;
  must_hold(!game.moves.empty(), "a game has moves");
  check_moves(game.moves);
  check_texts(game);
  check_offers(game);
  check_flags(game);
  check_words(game);
  must_hold(!game.date.is_known() || db::parse_date(to_string(game.date)) == game.date,
            "a date is read as it is written");
  for (const GameFlag flag : db::all_game_flags()) {
    if (game.flags.contains(flag)) ++flagged_[static_cast<std::size_t>(flag)];
  }
  transcript_ += stored(game);
  if (chunk_.size() < db::GameChunk::kMostGames) chunk_.add(game, 0);
}

void CheckingSink::take_node(const LibraryNode& node) {
  using db::NodeKind;
  ++nodes_;
  roots_ += node.kind == NodeKind::root ? 1 : 0;
  must_hold((node.kind == NodeKind::root) == (node.depth == 0), "roots alone are at the top");
  must_hold(node.depth <= last_depth_ + 1, "a node comes after the one above it");
  last_depth_ = node.depth;
  check_moves(node.line);
  must_hold(node.point.has_value() == (node.kind == NodeKind::move || node.kind == NodeKind::label),
            "moves and labels alone have points");
  if (node.kind == NodeKind::move)
    must_hold(!node.line.empty() && node.line.back() == db::Move(*node.point),
              "the line of a move ends with it");
  for (const Text* text : {&node.board_text, &node.one_line_comment, &node.multi_line_comment})
    check_text(*text);
  transcript_ += db::encode_node(db::library_row(node, {}), {}) + to_string(node.line);
  library_.add(node);
}

void CheckingSink::take_grade(const db::GradedPosition& grade) {
  ++grades_;
  must_hold(grade.board.size() == static_cast<int>(grade.moves.size()),
            "a graded position has the stones of its moves");
  for (const Point point : grade.moves)
    must_hold(grade.board.at(point).has_value(), "a graded position has its moves' stones");
  check_text(grade.note);
  const std::string position = db::stones_key(canonicalise(grade.board).representative);
  const std::string value = db::encode_grade(grade.grade, grade.note);
  const std::string key = db::grade_key(position, {}, 7);
  const auto read = db::decode_grade(std::string_view(key).substr(position.size()), value);
  must_hold(read && read->ordinal == 7 && read->grade == grade.grade && read->note == grade.note,
            "a stored grade is read back as it was");
  transcript_ += key + value +
                 to_string(grade.moves.empty() ? db::Move::pass() : db::Move(grade.moves.back()));
  library_.add(grade);
}

void CheckingSink::check_report(const db::ReadReport& report, std::size_t most_warnings) const {
  must_hold(report.games == games_ && report.nodes == nodes_ && report.roots == roots_ &&
                report.grades == grades_,
            "a report counts what was handed over");
  must_hold(report.games + report.nodes + report.grades + report.skipped.total() == report.items,
            "what was met was handed over or skipped");
  must_hold(report.flagged == flagged_, "a report counts flags");
  must_hold(report.warnings.size() == std::min<std::uint64_t>(report.warning_count, most_warnings),
            "warnings are kept up to the limit");
  for (const db::ReadWarning& warning : report.warnings) {
    const std::string text = to_string(warning);
    must_hold(db::is_utf8(text), "a warning is UTF-8");
    must_hold(text.find('\n') == std::string::npos, "a warning is one line");
  }
  if (!report.library) return;
  const db::LibraryFacts& facts = *report.library;
  must_hold(facts.moves + facts.labels == facts.records && facts.passes <= facts.moves &&
                facts.leaves <= facts.records && facts.comments <= facts.records + 1,
            "a library's records add up");
}

void CheckingSink::finish() {
  chunk_.work_out();
  must_hold(std::is_sorted(chunk_.visits().begin(), chunk_.visits().end(),
                           [](const auto& a, const auto& b) { return precedes(a, b); }),
            "visits are sorted");
  std::uint32_t nodes = 0;
  library_.for_each_node([&](db::NodeNumber number, std::string_view value) {
    const auto row = db::decode_node(number, value);
    must_hold(row.has_value(), "a node that was handed over can be stored");
    must_hold(db::encode_node(*row, number) == value, "a decoded node encodes to the same bytes");
    ++nodes;
  });
  must_hold(nodes == nodes_, "every node is stored");
}

}  // namespace shukei::fuzz
