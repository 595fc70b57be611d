#include "analyzer/exporters/csv_games.h"

#include <span>

#include "analyzer/game_text.h"
#include "analyzer/reports/game_swaps.h"
#include "db/import/damaged_texts.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

std::string_view text_of(const std::optional<db::Text>& text) {
  return text ? std::string_view(text->value) : std::string_view();
}

std::string flag_names(db::GameFlags flags) {
  std::string names;
  for (const db::GameFlag flag : db::all_game_flags()) {
    if (flags.contains(flag)) names.append(names.empty() ? "" : " ").append(to_string(flag));
  }
  return names;
}

void add_facts(const db::GameRecord& game, CsvWriter& csv) {
  csv.cell(game.id.value_or(""));
  add_player(game.black, csv);
  add_player(game.white, csv);
  csv.cell(text_of(game.event)).cell(game.event_id.value_or("")).cell(text_of(game.round));
  csv.cell(to_string(game.date)).cell(game.result ? to_string(*game.result) : "");
  csv.cell(game.rule ? game.rule->name() : "").cell(text_of(game.rule_name));
  csv.cell(game.opening ? to_string(*game.opening) : "");
}

void add_moves(const db::GameRecord& game, CsvWriter& csv) {
  const auto swaps = swaps_of(game);
  csv.cell(db::to_string(std::span<const db::Move>(game.moves)));
  csv.cell(swaps ? swaps_text(*swaps) : "").cell(text_of(game.swaps));
  csv.cell(game.declared ? std::to_string(*game.declared) : "");
  csv.cell(to_string(std::span<const Point>(game.offers)));
  csv.cell(game.picked ? to_string(*game.picked) : "").cell(text_of(game.offers_text));
  csv.cell(game.unread_moves.value);
}

}  // namespace

void add_player(const std::optional<db::Player>& player, CsvWriter& csv) {
  csv.cell(player ? player->name.value : "").cell(player ? player->id : "");
}

CsvGames::CsvGames(Output& output) : csv_(output) {
  csv_.row("number", "source", "id", "black", "black_id", "white", "white_id", "event", "event_id",
           "round", "date", "result", "rule", "rule_name", "opening", "moves", "swaps",
           "swaps_text", "declared", "offers", "picked", "offers_text", "unread_moves", "publisher",
           "info", "flags", "damaged");
}

void CsvGames::add(const ExportedGame& game) {
  csv_.cell(game.number ? std::to_string(*game.number) : "").cell(game.source);
  add_facts(game.record, csv_);
  add_moves(game.record, csv_);
  csv_.cell(text_of(game.record.publisher)).cell(text_of(game.record.info));
  csv_.cell(flag_names(game.record.flags)).cell(db::damaged_text_names(game.record));
  csv_.end_row();
}

}  // namespace shukei::analyzer
