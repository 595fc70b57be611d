#include "analyzer/commands/play_answer.h"

#include <array>
#include <optional>

#include "analyzer/commands/offer_answer.h"

namespace shukei::analyzer {
namespace {

std::string_view to_string(StageKind kind) {
  constexpr std::array<std::string_view, 7> kNames{"place",  "place_opening", "swap", "declare",
                                                   "choose", "offer",         "pick"};
  return kNames[static_cast<std::size_t>(kind)];
}

/// A key and a number, null when there is none.
void number_or_null(JsonWriter& json, std::string_view key, std::optional<int> number) {
  json.key(key);
  if (number)
    json.value(*number);
  else
    json.null();
}

void text_or_null(JsonWriter& json, std::string_view key, std::string_view text) {
  json.key(key);
  if (text.empty())
    json.null();
  else
    json.value(text);
}

void write_findings(JsonWriter& json, const OfferReport& report) {
  json.key("findings");
  json.begin_array();
  for (const OfferFinding& finding : report.findings) {
    json.begin_object();
    json.member("fault", to_string(finding.fault));
    json.member("moves", std::span<const Point>(finding.points));
    text_or_null(json, "by", isometry_of(finding, report));
    json.end_object();
  }
  json.end_array();
}

void write_error(JsonWriter& json, const PlayAnswer& answer) {
  const PlayError& error = *answer.error;
  json.key("error");
  json.begin_object();
  json.member("kind", error.kind);
  text_or_null(json, "clause", error.clause);
  text_or_null(json, "source", error.source);
  json.member("text", error.text);
  if (error.column > 0) json.member("column", error.column);
  if (answer.offer) write_findings(json, *answer.offer);
  json.end_object();
}

/// Points are told where the rule leaves less than the whole board.
void write_due(JsonWriter& json, const PossibleActs& due) {
  const bool has_box = due.kind == StageKind::place || due.kind == StageKind::offer;
  const bool has_number = due.kind == StageKind::declare || due.kind == StageKind::offer;
  const auto when = [](bool told, int number) {
    return told ? std::optional(number) : std::nullopt;
  };
  json.begin_object();
  json.member("kind", to_string(due.kind));
  json.member("by", to_string(due.by));
  json.member("colour", to_string(due.colour));
  number_or_null(json, "move", when(due.move > 0, due.move));
  number_or_null(json, "box", when(has_box, due.box));
  number_or_null(json, "least", when(has_number, due.least));
  number_or_null(json, "greatest", when(has_number, due.greatest));
  if ((has_box && due.box != kAnywhere) || due.kind == StageKind::pick) {
    json.member("points", due.points);
  }
  json.member("clause", due.clause);
  json.end_object();
}

void write_forbidden_moves(JsonWriter& json, const OpeningGame& game) {
  json.key("forbidden_moves");
  json.begin_array();
  for (const OpeningGame::ForbiddenMove& forbidden : game.forbidden_moves()) {
    json.begin_object();
    json.member("move", forbidden.move);
    json.member("point", game.line()[static_cast<std::size_t>(forbidden.move) - 1]);
    json.member("kind", to_string(forbidden.kind));
    json.end_object();
  }
  json.end_array();
}

void write_state(JsonWriter& json, const OpeningGame& game) {
  json.member("moves", game.line().moves());
  json.member("black", to_string(game.holder(Colour::black)));
  json.member("white", to_string(game.holder(Colour::white)));
  number_or_null(json, "declared", game.declared());
  text_or_null(json, "choice", game.choice() ? to_string(*game.choice()) : "");
  json.member("offered", game.offered());
  json.key("due");
  if (const auto due = game.possible_acts())
    write_due(json, *due);
  else
    json.null();
  json.member("over", game.is_over());
  write_forbidden_moves(json, game);
}

}  // namespace

void write_play_json(JsonWriter& json, const PlayAnswer& answer, const OpeningGame& game,
                     std::uint64_t line) {
  json.begin_object();
  json.member("line", line);
  json.member("act", answer.act);
  json.member("ok", !answer.error);
  if (answer.error) write_error(json, answer);
  write_state(json, game);
  json.end_object();
}

}  // namespace shukei::analyzer
