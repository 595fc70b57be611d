#include "db/games/game_facts.h"

namespace shukei::db {
namespace {

bool contradict(const Player& a, const Player& b) {
  if (!a.name.empty() && !b.name.empty()) return a.name != b.name;
  return !a.id.empty() && !b.id.empty() && a.id != b.id;
}

void append(const Player& player, std::string& text) {
  for (const std::string& part : {player.id, player.name.value}) {
    text += std::to_string(part.size()) + ":" + part;
  }
  text += player.name.damaged ? '!' : ' ';
}

}  // namespace

GameFacts facts_of(const GameRecord& game) {
  return {game.black.value_or(Player()), game.white.value_or(Player()), game.date.year,
          game.result};
}

bool contradict(const GameFacts& a, const GameFacts& b) {
  if (contradict(a.black, b.black) || contradict(a.white, b.white)) return true;
  if (a.year != 0 && b.year != 0 && a.year != b.year) return true;
  return a.result && b.result && *a.result != *b.result;
}

std::string facts_text(const GameFacts& facts) {
  std::string text;
  append(facts.black, text);
  append(facts.white, text);
  text += std::to_string(facts.year) + " ";
  if (facts.result) text += to_string(*facts.result);
  return text;
}

}  // namespace shukei::db
