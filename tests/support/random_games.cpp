#include "tests/support/random_games.h"

#include <algorithm>
#include <array>

#include "db/import/record_fields.h"
#include "rules/point_set.h"

namespace shukei {

std::string RandomGames::hostile_text() {
  constexpr std::array kPieces{"õ", "五目", "\\", "]",   "[",     ";", "(",   ")",  ":",  "\"",
                               ",", "\n",   "'",  "\\]", "\t",    "&", "<b>", "5A", "h8", "--",
                               "𝄞", "Ünï ", "=",  "#",   "renju", "🎲", "0",   "\\n"};
  std::string text;
  for (int i = below(9); i > 0; --i) {
    text += kPieces[static_cast<std::size_t>(below(static_cast<int>(kPieces.size())))];
  }
  return text;
}

db::Text RandomGames::kept_text() {
  std::string marked = hostile_text();
  if (one_in(5)) db::append_mark(marked, static_cast<unsigned char>(0x80 + below(0x80)));
  if (one_in(25)) marked += "\xEF\xBF\xBD";  // U+FFFD
  return db::text_of(marked);
}

std::vector<db::Move> RandomGames::moves(int count, int passes) {
  std::vector<db::Move> moves;
  PointSet taken;
  while (static_cast<int>(moves.size()) < count) {
    if (passes > 0 && one_in(passes)) {
      moves.push_back(db::Move::pass());
      continue;
    }
    const auto point = taken.empty() && !one_in(9)
                           ? kCentre
                           : Point::at(below(kBoardSize), below(kBoardSize)).value();
    if (taken.contains(point)) continue;
    taken.insert(point);
    moves.emplace_back(point);
  }
  return moves;
}

db::Player RandomGames::player() {
  db::Player player;
  player.name = kept_text();
  if (player.name.empty() || one_in(2)) player.id = std::to_string(1 + below(900));
  return player;
}

void RandomGames::tell_opening(db::GameRecord& game) {
  constexpr std::array kRules{"Soosõrv-8", "taraguchi-10", "RIF", "my rule", "Yamaguchi-12"};
  if (one_in(2)) db::read_rule_field(kRules[static_cast<std::size_t>(below(5))], game);
  if (one_in(2)) game.opening = OpeningCode::from_index(below(kOpeningCount));
  if (one_in(2)) game.swaps = db::Text{"--R-R", false};
  if (one_in(2)) game.declared = 1 + below(10);
  if (one_in(4)) db::read_offers_field("51", game);
  if (one_in(3)) {
    std::vector<Point> others;
    for (const db::Move move : moves(1 + below(9), 0)) others.push_back(move.point());
    db::record_other_offers(others, game);
  }
}

db::GameRecord RandomGames::game() {
  db::GameRecord game;
  game.moves = moves(1 + below(60), one_in(3) ? 9 : 0);
  const auto text = [&]() -> std::optional<db::Text> {
    const db::Text made = kept_text();
    return made.empty() ? std::nullopt : std::optional(made);
  };
  if (one_in(2)) game.id = std::to_string(below(100'000)) + "]\\";
  if (!one_in(3)) game.black = player();
  if (!one_in(3)) game.white = player();
  game.publisher = text();
  game.event = text();
  game.round = text();
  game.info = text();
  if (one_in(2)) game.event_id = std::to_string(below(1000));
  if (!one_in(3)) game.date = {1950 + below(80), below(13), 0};
  if (game.date.month > 0) game.date.day = below(29);
  if (!one_in(4)) game.result = static_cast<db::GameResult>(below(3));
  if (one_in(6)) game.flags.insert(db::GameFlag::unread_date);
  if (one_in(6)) {
    game.flags.insert(db::GameFlag::occupied_point);
    game.unread_moves.value = "h8 i9 ]";
  }
  tell_opening(game);
  return game;
}

}  // namespace shukei
