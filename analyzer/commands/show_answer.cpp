#include "analyzer/commands/show_answer.h"

#include <algorithm>

#include "analyzer/commands/library_answer.h"
#include "analyzer/commands/move_class_answer.h"
#include "analyzer/commands/note_answer.h"
#include "analyzer/commands/statistics_answer.h"
#include "analyzer/drawing/terminal_board.h"
#include "analyzer/forbidden_text.h"
#include "analyzer/isometry_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

std::string name_of(OpeningCode code, bool unicode) {
  const Opening& named = opening(code);
  return unicode ? fmt::format("{} {} {}", to_string(code), named.name, named.kanji)
                 : fmt::format("{} {}", to_string(code), named.name);
}

std::string names_of(OpeningSet set, bool unicode) {
  std::string text;
  for (const OpeningCode code : set.codes()) {
    text += (text.empty() ? "" : ", ") + name_of(code, unicode);
  }
  return text;
}

/// "D7 Kinsei", "D7 Kinsei, as played; the stones can be I6 Ungetsu too", "the stones can be ...".
std::string openings_in_words(const PositionReport& report, bool unicode) {
  const OpeningSet possible = report.possible_openings;
  if (!report.opening) {
    if (possible.empty()) return "none of the 26";
    const bool undecided = report.asked.board.size() < 3;
    if (undecided && possible.size() > 4) {
      return fmt::format("can become {} of the 26", possible.size());
    }
    return (undecided ? "can become " : "can be ") + names_of(possible, unicode);
  }
  OpeningSet others = OpeningSet::from_mask(possible.mask());
  std::string text = name_of(*report.opening, unicode);
  OpeningSet rest;
  for (const OpeningCode code : others.codes()) {
    if (code != *report.opening) rest.insert(code);
  }
  if (!rest.empty()) text += "; the stones can be " + names_of(rest, unicode) + " too";
  return text;
}

std::string symmetries_in_words(const IsometryGroup& group, const Board& board) {
  std::string text;
  for (const std::string& words : in_words(group, board.occupied())) {
    text += (text.empty() ? "" : "; ") + words;
  }
  return text.empty() ? "none" : text;
}

std::string rules_in_words(const PositionReport& report, bool possible) {
  std::string text;
  for (const RulePossibility& each : report.rules) {
    if (each.possible != possible) continue;
    const OpeningRule& rule = each.rule.rule;
    text += text.empty() ? "" : ", ";
    text += rule.name();
    if (rule.choices().size() > 1) text += fmt::format(" ({})", to_string(each.rule.choice));
  }
  return text.empty() ? "none" : text;
}

bool all_possible(const PositionReport& report) {
  return std::all_of(report.rules.begin(), report.rules.end(),
                     [](const RulePossibility& each) { return each.possible; });
}

std::string forbidden_in_words(const PositionReport& report) {
  std::string text;
  for (const Point point : report.forbidden.forbidden()) {
    text += text.empty() ? "" : ", ";
    text += fmt::format("{} ({})", to_string(point), in_words(*report.forbidden.kind_at(point)));
  }
  return text.empty() ? "none" : text;
}

std::string next_in_words(const PositionReport& report) {
  if (report.asked.board.size() == 3) {
    return fmt::format("{} fourth moves up to the symmetries of the board", report.next.size());
  }
  return fmt::format("{} classes of fifth moves up to the symmetries of the stones",
                     report.next.size());
}

void write_rules(JsonWriter& json, const PositionReport& report) {
  json.key("rules");
  json.begin_array();
  for (const RulePossibility& each : report.rules) {
    json.begin_object();
    json.member("rule", each.rule.rule.name());
    json.member("choice", to_string(each.rule.choice));
    json.member("possible", each.possible);
    json.end_object();
  }
  json.end_array();
}

void write_forbidden(JsonWriter& json, const ForbiddenPoints& points) {
  json.key("forbidden");
  json.begin_array();
  for (const Point point : points.forbidden()) {
    json.begin_object();
    json.member("point", point);
    json.member("kind", to_string(*points.kind_at(point)));
    json.end_object();
  }
  json.end_array();
  json.member("fives", points.fives);
}

void write_symmetries(JsonWriter& json, std::string_view key, const IsometryGroup& group,
                      const Board& board) {
  json.key(key);
  json.begin_array();
  for (const std::string& words : in_words(group, board.occupied())) json.value(words);
  json.end_array();
}

void write_transpositions(JsonWriter& json, const PositionReport& report) {
  json.key("transpositions");
  json.begin_array();
  for (const WayThere& way : report.ways) {
    json.begin_object();
    json.member("opening", to_string(way.opening));
    json.member("moves", std::span<const Point>(way.moves));
    json.end_object();
  }
  json.end_array();
}

void write_next(JsonWriter& json, const PositionReport& report) {
  if (report.next.empty()) return;
  json.member(report.asked.board.size() == 3 ? "fourth_classes" : "fifth_classes",
              report.next.size());
  json.key("classes");
  json.begin_array();
  for (const MoveClass& one : report.next) {
    json.begin_object();
    json.member("move", one.move());
    json.member("members", one.members);
    json.end_object();
  }
  json.end_array();
}

/// Where the rule lets the next move be placed: the free points of its box.
void write_due_move(JsonWriter& json, const Board& board, const OpeningRule& rule, Choice choice) {
  const int move = board.size() + 1;
  const int box = rule.box_of_move(move, choice);
  json.key("next");
  json.begin_object();
  json.member("rule", rule.name());
  json.member("move", move);
  json.member("colour", move % 2 == 1 ? "black" : "white");
  json.member("box", box);
  json.member("points", central_box(box) & board.free());
  json.end_object();
}

/// "label     text", the text wrapped beside its label.
void write_fact(Output& output, std::string_view label, const std::string& text) {
  constexpr int kLabelWidth = 11;
  std::string column = wrapped(text, output.width() - kLabelWidth);
  for (std::size_t end = column.find('\n'); end != std::string::npos;
       end = column.find('\n', end + 1)) {
    column.insert(end + 1, kLabelWidth, ' ');
  }
  output.print("{}{}\n", padded(label, kLabelWidth), column);
}

void write_ways(Output& output, const PositionReport& report) {
  if (report.ways.size() < 2) return;
  output.write("\nThe same position by way of\n");
  for (const WayThere& way : report.ways) {
    output.print("  {:<4} {}\n", to_string(way.opening),
                 to_string(std::span<const Point>(way.moves)));
  }
}

/// "1234 (Black 500, draw 30, White 700, unknown 4), Black's score 41.9 % (39.2-44.6)".
std::string games_in_words(const PositionGames& games) {
  const db::OutcomeCounts& all = games.reached;
  if (all.total() == 0) return "none came here";
  const std::string score = score_text(all);
  return fmt::format("{} came here: Black won {}, White {}, {} drawn, {} unknown{}", all.total(),
                     all.black, all.white, all.draw, all.unknown,
                     score.empty() ? "" : "; Black's score " + score);
}

}  // namespace

void write_position_json(Output& output, const PositionAnswer& answer) {
  const PositionReport& report = answer.report;
  const Board& board = report.asked.board;
  JsonWriter json(output);
  json.begin_object();
  json.member("stones", board.size());
  json.member("black", board.black());
  json.member("white", board.white());
  json.member("openings", report.possible_openings);
  json.key("opening");
  if (report.opening)
    json.value(to_string(*report.opening));
  else
    json.null();
  json.member("canonical",
              std::span<const Point>(listed_moves(report.canonical.representative.board())));
  json.member("board_symmetries", report.board_group.size());
  json.member("pattern_symmetries", report.pattern_group.size());
  write_symmetries(json, "board_symmetries_by", report.board_group, board);
  write_symmetries(json, "pattern_symmetries_by", report.pattern_group, board);
  write_rules(json, report);
  write_forbidden(json, report.forbidden);
  write_transpositions(json, report);
  write_next(json, report);
  if (answer.rule && board.size() < kBoardPoints) {
    write_due_move(json, board, *answer.rule, answer.choice);
  }
  json.member("stored", report.stored);
  if (answer.games) write_statistics(json, *answer.games);
  if (answer.library) write_library(json, *answer.library);
  if (answer.games) write_note(json, answer.note);
  json.end_object();
}

void write_position_csv(Output& output, const PositionAnswer& answer) {
  const PositionReport& report = answer.report;
  const db::OutcomeCounts games = answer.games ? answer.games->reached : db::OutcomeCounts();
  CsvWriter csv(output);
  csv.row("stones", "opening", "openings", "canonical", "board_symmetries", "pattern_symmetries",
          "rules", "forbidden", "next_classes", "games", "black", "draw", "white", "unknown");
  csv.row(report.asked.board.size(), report.opening ? to_string(*report.opening) : "",
          to_string(report.possible_openings),
          to_string(std::span<const Point>(listed_moves(report.canonical.representative.board()))),
          report.board_group.size(), report.pattern_group.size(), rules_in_words(report, true),
          forbidden_in_words(report), report.next.size(), games.total(), games.black, games.draw,
          games.white, games.unknown);
}

BoardDrawing drawing_of(const PositionReport& report) {
  BoardDrawing drawing;
  drawing.board = report.asked.board;
  drawing.line = report.asked.line;
  drawing.title = openings_in_words(report, true);
  drawing.marks = class_marks(report.next, report.asked.board);
  for (const Point point : report.forbidden.forbidden()) {
    drawing.marks.push_back({point, "x", MarkKind::forbidden, 0});
  }
  const auto members = report.pattern_group.members();
  if (report.asked.board.size() > 1) drawing.symmetries.assign(members.begin(), members.end());
  drawing.caption = {"Symmetries of the stones: " +
                         symmetries_in_words(report.pattern_group, report.asked.board) + ".",
                     "Possible under " + rules_in_words(report, true) + "."};
  if (!report.next.empty()) drawing.caption.push_back(next_in_words(report) + ".");
  return drawing;
}

void write_position_text(Output& output, const PositionAnswer& answer) {
  const PositionReport& report = answer.report;
  const Board& board = report.asked.board;
  const std::string moves =
      report.asked.line ? to_string(*report.asked.line) : to_string(listed_moves(board));
  output.print("{}\n\n", styled(output, Style::heading, wrapped(moves, output.width())));
  output.write(terminal_board(drawing_of(report), output));
  output.write("\n");
  write_fact(output, "Opening", openings_in_words(report, output.unicode()));
  write_fact(output, "Symmetry", "of the board: " + symmetries_in_words(report.board_group, board));
  write_fact(output, "", "of the stones: " + symmetries_in_words(report.pattern_group, board));
  write_fact(output, "Possible", "under " + rules_in_words(report, true));
  if (!all_possible(report)) {
    write_fact(output, "Impossible", "under " + rules_in_words(report, false));
  }
  write_fact(output, "Forbidden", forbidden_in_words(report));
  write_fact(
      output, "Canonical",
      to_string(std::span<const Point>(listed_moves(report.canonical.representative.board()))));
  if (!report.next.empty()) write_fact(output, "Next", next_in_words(report));
  if (answer.games) write_fact(output, "Games", games_in_words(*answer.games));
  write_ways(output, report);
  write_shared_classes(output, report.next, board);
  if (answer.games && answer.games->reached.total() > 0)
    write_statistics_text(output, *answer.games);
  if (answer.library) write_library_text(output, *answer.library);
  if (answer.note) {
    output.write("\n");
    write_note_text(output, *answer.note);
  }
}

}  // namespace shukei::analyzer
