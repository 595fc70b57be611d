#include "db/import/game_columns.h"

#include <algorithm>
#include <array>

#include "db/import/damaged_texts.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

using Reader = GameColumns::Reader;

/// A reader of record_fields.h, which wants no blanks around.
template <auto kRead>
void read_trimmed(std::string_view cell, GameRecord& game) {
  const std::string_view field = trimmed(cell);
  if (!field.empty()) kRead(field, game);
}

template <auto kMember>
void read_text(std::string_view cell, GameRecord& game) {
  game.*kMember = text_of(cell);
}

template <auto kPlayer>
Player& player(GameRecord& game) {
  auto& told = game.*kPlayer;
  return told ? *told : told.emplace();
}

template <auto kPlayer>
void read_name(std::string_view cell, GameRecord& game) {
  player<kPlayer>(game).name = text_of(cell);
}

template <auto kPlayer>
void read_player_id(std::string_view cell, GameRecord& game) {
  player<kPlayer>(game).id = text_of(cell).value;
}

void read_id(std::string_view cell, GameRecord& game) { game.id = text_of(cell).value; }
void read_event_id(std::string_view cell, GameRecord& game) { game.event_id = text_of(cell).value; }

/// A rule that stands beside the name its source has for it.
void read_own_rule(std::string_view field, GameRecord& game) {
  game.rule = RuleBook::standard().parse(field);
  if (!game.rule) game.flags.insert(GameFlag::unknown_rule);
}

/// All fifth moves offered.
void read_all_offers(std::string_view field, GameRecord& game) {
  for (const Point point : parse_offered(field)) {
    if (std::ranges::find(game.offers, point) == game.offers.end()) game.offers.push_back(point);
  }
  if (game.offers.empty()) game.flags.insert(GameFlag::unread_offers);
}

void read_picked(std::string_view field, GameRecord& game) {
  game.picked = parse_point(field);
  if (!game.picked) game.flags.insert(GameFlag::unread_offers);
}

void read_flags(std::string_view field, GameRecord& game) {
  for (const GameFlag flag : all_game_flags()) {
    if (has_word(field, to_string(flag))) game.flags.insert(flag);
  }
}

constexpr Reader kMoves = &record_moves;
constexpr Reader kRule = &read_trimmed<&read_rule_field>;
constexpr Reader kOwnRule = &read_trimmed<&read_own_rule>;
constexpr Reader kSwaps = &read_text<&GameRecord::swaps>;
constexpr Reader kOffers = &read_trimmed<&read_offers_field>;
constexpr Reader kAllOffers = &read_trimmed<&read_all_offers>;
constexpr Reader kDamaged = &mark_damaged_texts;

struct Column {
  std::string_view name;
  Reader read;
};

constexpr std::array kColumns{
    Column{"id", &read_id},
    Column{"game", &read_id},
    Column{"moves", kMoves},
    Column{"line", kMoves},
    Column{"result", &read_trimmed<&read_result_field>},
    Column{"bresult", &read_trimmed<&read_result_field>},
    Column{"black", &read_name<&GameRecord::black>},
    Column{"black_id", &read_player_id<&GameRecord::black>},
    Column{"white", &read_name<&GameRecord::white>},
    Column{"white_id", &read_player_id<&GameRecord::white>},
    Column{"event", &read_text<&GameRecord::event>},
    Column{"tournament", &read_text<&GameRecord::event>},
    Column{"event_id", &read_event_id},
    Column{"round", &read_text<&GameRecord::round>},
    Column{"date", &read_trimmed<&read_date_field>},
    Column{"year", &read_trimmed<&read_date_field>},
    Column{"rule", kRule},
    Column{"rule_name", &read_text<&GameRecord::rule_name>},
    Column{"swap", kSwaps},
    Column{"swaps", kSwaps},
    Column{"swaps_text", kSwaps},
    Column{"declared", &read_trimmed<&read_declared_field>},
    Column{"offers", kOffers},
    Column{"alt", kOffers},
    Column{"picked", &read_trimmed<&read_picked>},
    Column{"offers_text", &read_text<&GameRecord::offers_text>},
    Column{"opening", &read_trimmed<&read_opening_field>},
    Column{"info", &append_info},
    Column{"note", &append_info},
    Column{"comment", &append_info},
    Column{"publisher", &read_text<&GameRecord::publisher>},
    Column{"unread_moves", &read_text<&GameRecord::unread_moves>},
    Column{"flags", &read_trimmed<&read_flags>},
    Column{"damaged", kDamaged},
};

/// What reads a column of this name beside the others; nothing when it is left alone.
Reader reader_of(std::string_view name, bool has_rule_name, bool has_swaps_text, bool all_offers) {
  const auto column = std::ranges::find(kColumns, name, &Column::name);
  if (column == kColumns.end()) return nullptr;
  if (has_rule_name && column->read == kRule) return kOwnRule;
  if (has_swaps_text && column->read == kSwaps && name != "swaps_text") return nullptr;
  if (all_offers && column->read == kOffers) return kAllOffers;
  return column->read;
}

/// Why the moves that were read are no game's, if they are not.
std::optional<Exclusion> exclusion_of(const GameRecord& game) {
  if (game.unread_moves.empty()) return std::nullopt;
  const auto unread = "'" + shown(game.unread_moves.value) + "'";
  if (game.flags.contains(GameFlag::unreadable_move)) {
    return Exclusion{SkipReason::unreadable, unread + " is no move"};
  }
  if (game.flags.contains(GameFlag::occupied_point)) {
    return Exclusion{SkipReason::occupied_point, unread + " stands twice"};
  }
  return Exclusion{SkipReason::too_long, "more moves than a game can have"};
}

}  // namespace

GameColumns::GameColumns(std::span<const std::string_view> names, OfferColumn offers) {
  std::vector<std::string> known;
  for (const std::string_view name : names) known.push_back(lower_case(trimmed(name)));
  const auto has = [&](std::string_view name) {
    return std::ranges::find(known, name) != known.end();
  };
  const bool all_offers = offers == OfferColumn::all || has("picked") || has("offers_text");
  const bool has_rule_name = has("rule_name");
  const bool has_swaps_text = has("swaps_text");
  std::vector<Reader> taken;  // Few, however many names there are.
  for (const std::string& name : known) {
    Reader reader = reader_of(name, has_rule_name, has_swaps_text, all_offers);
    if (std::ranges::find(taken, reader) != taken.end()) reader = nullptr;
    if (reader != nullptr) taken.push_back(reader);
    readers_.push_back(reader);
  }
}

bool GameColumns::has_moves() const {
  return std::ranges::find(readers_, kMoves) != readers_.end();
}

std::optional<Exclusion> GameColumns::read(std::span<const std::string_view> cells,
                                           GameRecord& game) const {
  enum class Turn { moves, fields, offers, damage };
  const auto turn_of = [](Reader reader) {
    if (reader == kMoves) return Turn::moves;
    if (reader == kOffers) return Turn::offers;  // they need the moves
    return reader == kDamaged ? Turn::damage : Turn::fields;
  };
  const std::size_t count = std::min(cells.size(), readers_.size());
  for (const Turn turn : {Turn::moves, Turn::fields, Turn::offers, Turn::damage}) {
    for (std::size_t i = 0; i < count; ++i) {
      if (readers_[i] == nullptr || cells[i].empty() || turn_of(readers_[i]) != turn) continue;
      readers_[i](cells[i], game);
    }
    if (turn != Turn::moves) continue;
    if (auto exclusion = exclusion_of(game)) return exclusion;
  }
  settle_told_fields(game);
  return std::nullopt;
}

}  // namespace shukei::db
