#include "analyzer/game_text.h"

#include <fmt/core.h>

#include <algorithm>

namespace shukei::analyzer {

std::string player_name(const std::optional<db::Player>& player) {
  if (!player) return "";
  if (!player->name.empty()) return player->name.value;
  return player->id.empty() ? "" : "player " + player->id;
}

std::string in_words(const db::GameRecord& game) {
  std::string words;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) words += (words.empty() ? "" : ", ") + part;
  };
  const std::string black = player_name(game.black);
  const std::string white = player_name(game.white);
  if (!black.empty() || !white.empty()) {
    add((black.empty() ? "?" : black) + " - " + (white.empty() ? "?" : white));
  }
  if (game.event) add(game.event->value);
  if (game.round && !game.round->empty()) add("round " + game.round->value);
  add(to_string(game.date));
  if (game.result) add(std::string(to_string(*game.result)));
  // A source's texts may hold anything: here they are one line that no terminal takes for more.
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; };
  std::replace_if(words.begin(), words.end(), is_control, ' ');
  return words;
}

std::string in_words(const std::optional<GameScore>& score) {
  if (!score) return "-";
  return fmt::format("{:.0f} % ({:.0f}-{:.0f})", 100 * score->score, 100 * score->low,
                     100 * score->high);
}

std::string swaps_text(std::span<const int> swaps) {
  std::string text;
  for (const int move : swaps) text += (text.empty() ? "" : " ") + std::to_string(move);
  return text.empty() ? "-" : text;
}

}  // namespace shukei::analyzer
