#include "analyzer/commands/move_class_answer.h"

#include <algorithm>

#include "analyzer/drawing/mark_ink.h"
#include "analyzer/drawing/svg_board.h"
#include "analyzer/drawing/terminal_board.h"
#include "analyzer/isometry_text.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/file_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

std::string move_name(const MoveClassReport& report) {
  return report.move_number == 4 ? "fourth moves" : "fifth moves";
}

/// "soosorv-8 (offer)"; fourth moves do not depend on the choice.
std::string rule_name(const MoveClassReport& report) {
  if (report.move_number == 4) return report.rule.name();
  return fmt::format("{} ({})", report.rule.name(), to_string(report.choice));
}

std::string reading_in_words(SymmetryReading reading) {
  return reading == SymmetryReading::pattern ? "the symmetries of the stones"
                                             : "the symmetries of the board";
}

/// "221 fifth moves under soosorv-8 (offer): 62 classes up to the symmetries of the stones".
std::string summary(const MoveClassReport& report) {
  const std::string where =
      report.box == kAnywhere ? "" : fmt::format(" in the central {0}x{0}", report.box);
  return fmt::format("{} {}{} under {}: {} classes up to {}", report.point_count(),
                     move_name(report), where, rule_name(report), report.classes.size(),
                     reading_in_words(report.symmetry));
}

std::string symmetries_in_words(const MoveClassReport& report) {
  std::string text;
  for (const std::string& words : in_words(report.group, report.asked.board.occupied())) {
    text += (text.empty() ? "" : "; ") + words;
  }
  return text.empty() ? "none" : text;
}

std::string title(const MoveClassReport& report) {
  const std::string openings = openings_in_words(report.asked);
  const std::string stones = report.asked.line ? to_string(*report.asked.line)
                                               : to_string(listed_moves(report.asked.board));
  return openings.empty() ? stones : fmt::format("{}: {}", openings, stones);
}

/// "g8 i8 / g7 i7": members, those of different board classes parted.
std::string members_in_words(const MoveClass& one) {
  std::string text;
  for (const PointSet& members : one.board_classes) {
    text += (text.empty() ? "" : " / ") + to_string(members);
  }
  return text;
}

void write_json(Output& output, const MoveClassReport& report) {
  JsonWriter json(output);
  json.begin_object();
  json.member("rule", report.rule.name());
  if (report.move_number == 5) json.member("choice", to_string(report.choice));
  json.member("possible", !report.fault.has_value());
  json.member("symmetry", to_string(report.symmetry));
  json.key("symmetries");
  json.begin_array();
  for (const auto& words : in_words(report.group, report.asked.board.occupied())) {
    json.value(words);
  }
  json.end_array();
  json.member("box", report.box);
  json.member("count", report.classes.size());
  json.member("points", report.point_count());
  json.key("classes");
  json.begin_array();
  for (const MoveClass& one : report.classes) {
    json.begin_object();
    json.member("move", one.move());
    json.member("members", one.members);
    if (report.move_number == 5) {
      json.key("board_classes");
      json.begin_array();
      for (const PointSet& members : one.board_classes) json.value(members);
      json.end_array();
    }
    json.end_object();
  }
  json.end_array();
  json.end_object();
}

/// One member a row; classes and, within them, board classes are numbered from 1.
void write_csv(Output& output, const MoveClassReport& report) {
  CsvWriter csv(output);
  csv.row("class", "move", "member", "board_class");
  for (std::size_t i = 0; i < report.classes.size(); ++i) {
    const MoveClass& one = report.classes[i];
    for (std::size_t j = 0; j < one.board_classes.size(); ++j) {
      for (const Point member : one.board_classes[j]) {
        csv.row(i + 1, to_string(one.move()), to_string(member), j + 1);
      }
    }
  }
}

/// Points that are classes of their own, in one block.
void write_singles(Output& output, const std::vector<MoveClass>& classes) {
  std::string points;
  int count = 0;
  for (const MoveClass& one : classes) {
    if (one.members.size() > 1) continue;
    points += (count++ == 0 ? "" : " ") + to_string(one.move());
  }
  if (count == 0) return;
  output.print("\nPoints that are classes of their own: {}\n  {}\n", count,
               wrapped(points, output.width(), 2));
}

void write_text(Output& output, const MoveClassReport& report) {
  output.print("{}\n\n", styled(output, Style::heading, wrapped(title(report), output.width())));
  output.write(terminal_board(drawing_of(report), output));
  output.print("\n{}.\n", wrapped(summary(report), output.width() - 1));
  output.print("Symmetries of the {}: {}\n",
               report.symmetry == SymmetryReading::pattern ? "stones" : "position",
               wrapped(symmetries_in_words(report), output.width(), 26));
  write_shared_classes(output, report.classes, report.asked.board);
  write_singles(output, report.classes);
}

}  // namespace

void write_shared_classes(Output& output, const std::vector<MoveClass>& classes,
                          const Board& board) {
  std::vector<std::string> entries;
  int widest = 0;
  for (const MoveClass& one : shared_classes(classes, board)) {
    const auto index = static_cast<int>(entries.size());
    const std::string letter = class_letter(index);
    const std::string mark =
        letter.empty() ? " " : mark_styled(output, MarkKind::move_class, index, letter);
    entries.push_back(fmt::format("{} {}", mark, members_in_words(one)));
    widest = std::max(widest, display_width(entries.back()));
  }
  if (entries.empty()) return;
  output.write("\nClasses of several points\n");
  constexpr int kIndent = 2;
  constexpr int kGap = 3;
  const int columns = std::max(1, (output.width() - kIndent + kGap) / (widest + kGap));
  const auto rows = (static_cast<int>(entries.size()) + columns - 1) / columns;
  for (int row = 0; row < rows; ++row) {
    std::string line(kIndent, ' ');
    for (int entry = row; entry < static_cast<int>(entries.size()); entry += rows) {
      const bool last = entry + rows >= static_cast<int>(entries.size());
      const std::string& text = entries[static_cast<std::size_t>(entry)];
      line += last ? text : padded(text, widest + kGap);
    }
    output.print("{}\n", line);
  }
}

std::vector<Mark> class_marks(const std::vector<MoveClass>& classes, const Board& board) {
  std::vector<Mark> marks;
  int index = 0;
  for (const MoveClass& one : shared_classes(classes, board)) {
    const std::string letter = class_letter(index);
    if (letter.empty()) break;
    for (const Point member : one.members) {
      marks.push_back({member, letter, MarkKind::move_class, index});
    }
    ++index;
  }
  return marks;
}

BoardDrawing drawing_of(const MoveClassReport& report) {
  BoardDrawing drawing;
  drawing.board = report.asked.board;
  drawing.line = report.asked.line;
  drawing.box = report.box;
  drawing.title = title(report);
  drawing.caption = {summary(report) + ".", "Symmetries: " + symmetries_in_words(report) + "."};
  drawing.symmetries.assign(report.group.members().begin(), report.group.members().end());
  drawing.marks = class_marks(report.classes, report.asked.board);
  return drawing;
}

ExitStatus answer_with(const Invocation& invocation, const MoveClassReport& report) {
  Output& output = invocation.output();
  if (const auto file = invocation.value("svg")) write_file(*file, svg_board(drawing_of(report)));
  invocation.write(report, write_json, write_csv, write_text);
  if (!report.fault) return ExitStatus::done;
  output.flush();
  complain(fmt::format("these stones cannot arise under {}: {}", rule_name(report),
                       in_words(*report.fault)));
  return ExitStatus::no;
}

}  // namespace shukei::analyzer
