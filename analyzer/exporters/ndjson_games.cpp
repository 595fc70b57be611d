#include "analyzer/exporters/ndjson_games.h"

#include <span>

#include "analyzer/game_text.h"
#include "analyzer/reports/game_swaps.h"
#include "db/import/damaged_texts.h"

namespace shukei::analyzer {
namespace {

void write_text(JsonWriter& json, std::string_view key, std::string_view text) {
  if (!text.empty()) json.member(key, text);
}

void write_text(JsonWriter& json, std::string_view key, const std::optional<db::Text>& text) {
  if (text) write_text(json, key, text->value);
}

void write_player(JsonWriter& json, std::string_view name, std::string_view id,
                  const std::optional<db::Player>& player) {
  if (!player) return;
  write_text(json, name, player->name.value);
  write_text(json, id, player->id);
}

void write_facts(JsonWriter& json, const db::GameRecord& game) {
  write_text(json, "id", game.id.value_or(""));
  write_player(json, "black", "black_id", game.black);
  write_player(json, "white", "white_id", game.white);
  write_text(json, "event", game.event);
  write_text(json, "event_id", game.event_id.value_or(""));
  write_text(json, "round", game.round);
  write_text(json, "date", to_string(game.date));
  if (game.result) json.member("result", to_string(*game.result));
  if (game.rule) json.member("rule", game.rule->name());
  write_text(json, "rule_name", game.rule_name);
  if (game.opening) json.member("opening", to_string(*game.opening));
}

void write_moves(JsonWriter& json, const db::GameRecord& game) {
  json.key("moves");
  json.begin_array();
  for (const db::Move move : game.moves) json.value(db::to_string(move));
  json.end_array();
  if (const auto swaps = swaps_of(game)) json.member("swaps", swaps_text(*swaps));
  write_text(json, "swaps_text", game.swaps);
  if (game.declared) json.member("declared", *game.declared);
  if (!game.offers.empty()) json.member("offers", std::span<const Point>(game.offers));
  if (game.picked) json.member("picked", *game.picked);
  write_text(json, "offers_text", game.offers_text);
  write_text(json, "unread_moves", game.unread_moves.value);
}

}  // namespace

void write_game_members(const db::GameRecord& game, JsonWriter& json) {
  write_facts(json, game);
  write_moves(json, game);
  write_text(json, "publisher", game.publisher);
  write_text(json, "info", game.info);
  write_text(json, "damaged", db::damaged_text_names(game));
  if (game.flags.empty()) return;
  json.key("flags");
  json.begin_array();
  for (const db::GameFlag flag : db::all_game_flags()) {
    if (game.flags.contains(flag)) json.value(to_string(flag));
  }
  json.end_array();
}

void NdjsonGames::add(const ExportedGame& game) {
  json_.begin_object();
  if (game.number) json_.member("number", *game.number);
  write_text(json_, "source", game.source);
  write_game_members(game.record, json_);
  json_.end_object();
}

}  // namespace shukei::analyzer
