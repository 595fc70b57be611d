#include "analyzer/commands/forbidden_answer.h"
#include "analyzer/forbidden_text.h"
#include "analyzer/output/json_writer.h"

namespace shukei::analyzer {
namespace {

void write_rows(JsonWriter& json, std::string_view key, const std::vector<Row>& rows) {
  json.key(key);
  json.begin_array();
  for (const Row& row : rows) json.value(row.stones);
  json.end_array();
}

void write_fours(JsonWriter& json, const std::vector<FourEvidence>& fours) {
  json.key("fours");
  json.begin_array();
  for (const FourEvidence& four : fours) {
    json.begin_object();
    json.member("stones", four.row.stones);
    json.member("completions", four.completions);
    json.end_object();
  }
  json.end_array();
}

void write_threes(JsonWriter& json, const std::vector<ThreeEvidence>& threes) {
  json.key("threes");
  json.begin_array();
  for (const ThreeEvidence& three : threes) {
    json.begin_object();
    json.member("stones", three.row.stones);
    json.member("counts", three.counts());
    json.key("straight_four_points");
    json.begin_array();
    for (const StraightFourPoint& point : three.points) {
      json.begin_object();
      json.member("point", point.point);
      json.member("move", to_string(point.move));
      if (point.evidence) json.member("evidence", *point.evidence);
      json.end_object();
    }
    json.end_array();
    json.end_object();
  }
  json.end_array();
}

void write_forbidden_point(JsonWriter& json, const BlackMoveVerdict& verdict) {
  json.begin_object();
  json.member("point", verdict.moves.front().point);
  json.member("kind", to_string(verdict.move()));
  json.member("reason", short_reason(verdict.moves.front()));
  write_evidence(json, verdict);
  json.end_object();
}

void write_colour(JsonWriter& json, std::string_view key, const std::optional<Colour>& colour) {
  json.key(key);
  if (colour) {
    json.value(to_string(*colour));
  } else {
    json.null();
  }
}

void write_board(JsonWriter& json, const Board& board) {
  json.member("stones", board.size());
  json.member("black", board.black());
  json.member("white", board.white());
}

}  // namespace

void write_evidence(JsonWriter& json, const BlackMoveVerdict& verdict) {
  json.key("evidence");
  json.begin_array();
  for (const BlackMoveEvidence& move : verdict.moves) {
    json.begin_object();
    json.member("point", move.point);
    json.member("move", to_string(move.move));
    write_rows(json, "fives", move.fives);
    write_rows(json, "overlines", move.overlines);
    write_fours(json, move.fours);
    write_threes(json, move.threes);
    json.end_object();
  }
  json.end_array();
}

void write_json(Output& output, const ForbiddenReport& report) {
  JsonWriter json(output);
  json.begin_object();
  write_board(json, report.asked.board);
  write_colour(json, "to_move", report.to_move());
  write_colour(json, "winner", report.winner);
  json.key("forbidden");
  json.begin_array();
  for (const BlackMoveVerdict& verdict : report.forbidden) write_forbidden_point(json, verdict);
  json.end_array();
  json.member("fives", report.black.fives);
  json.member("white_fives", report.white_fives);
  json.member("white_overlines", report.white_overlines);
  write_rows(json, "black_rows", report.black_rows);
  write_rows(json, "white_rows", report.white_rows);
  json.end_object();
}

void write_json(Output& output, const BlackMoveReport& report) {
  const BlackMoveEvidence& move = report.move();
  JsonWriter json(output);
  json.begin_object();
  write_board(json, report.asked.board);
  write_colour(json, "to_move", report.asked.board.to_move());
  write_colour(json, "winner", report.winner);
  json.member("point", move.point);
  json.member("move", to_string(move.move));
  json.key("forbidden");
  json.begin_array();
  if (is_forbidden(move.move)) write_forbidden_point(json, report.verdict);
  json.end_array();
  json.member("fives", move.move == BlackMove::five ? PointSet{move.point} : PointSet{});
  write_evidence(json, report.verdict);
  json.member("complete", report.verdict.is_complete);
  json.key("reason");
  json.begin_array();
  for (const ReasonLine& line : full_reason(report.verdict)) {
    json.value(std::string(2 * static_cast<std::size_t>(line.depth), ' ') + line.text);
  }
  json.end_array();
  json.end_object();
}

}  // namespace shukei::analyzer
