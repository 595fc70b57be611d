#include "db/import/delivery.h"

namespace shukei::db {
namespace {

bool is_one_player(const GameRecord& game) {
  if (!game.black || !game.white) return false;
  if (!game.black->id.empty() && !game.white->id.empty()) return game.black->id == game.white->id;
  return !game.black->name.empty() && game.black->name == game.white->name;
}

int damaged_texts(const LibraryNode& node) {
  int damaged = 0;
  for (const Text* const text :
       {&node.board_text, &node.one_line_comment, &node.multi_line_comment}) {
    if (text->damaged) ++damaged;
  }
  return damaged;
}

}  // namespace

void Delivery::give(GameRecord& game) {
  if (game.moves.empty()) {
    skip(SkipReason::no_moves, game.place, "a game without a move that can be read");
    return;
  }
  const Move first = game.moves.front();
  if (first.is_pass() || first.point() != kCentre) game.flags.insert(GameFlag::not_from_centre);
  if (is_one_player(game)) game.flags.insert(GameFlag::one_player);
  const int damaged = game.damaged_texts();
  if (damaged > 0) game.flags.insert(GameFlag::damaged_text);
  report_.damaged_texts += static_cast<std::uint64_t>(damaged);
  if (!game.flags.empty()) {
    for (const GameFlag flag : all_game_flags()) {
      if (game.flags.contains(flag)) ++report_.flagged[static_cast<std::size_t>(flag)];
    }
  }
  ++report_.items;
  ++report_.games;
  sink_.take_game(game);
}

void Delivery::give(const LibraryNode& node) {
  report_.damaged_texts += static_cast<std::uint64_t>(damaged_texts(node));
  ++report_.items;
  ++report_.nodes;
  if (node.kind == NodeKind::root) ++report_.roots;
  sink_.take_node(node);
}

void Delivery::give(const GradedPosition& grade) {
  if (grade.note.damaged) ++report_.damaged_texts;
  ++report_.items;
  ++report_.grades;
  sink_.take_grade(grade);
}

void Delivery::skip(SkipReason reason) {
  ++report_.items;
  report_.skipped.add(reason);
}

void Delivery::skip(SkipReason reason, Place place, const std::string& text) {
  skip(reason);
  warn(place, text);
}

void Delivery::warn(Place place, const std::string& text) {
  ++report_.warning_count;
  if (report_.warnings.size() < limits_.warnings) report_.warnings.push_back({place, text});
}

void Delivery::warn_of_charset() {
  const Charset& charset = report_.charset;
  if (!charset.wrongly_stated) return;
  const std::string read_as =
      charset.name.empty() ? "what is not ASCII is kept as damaged" : "read as " + charset.name;
  warn({}, "is not in the charset it states, " + *charset.wrongly_stated + ": " + read_as);
}

}  // namespace shukei::db
