#include "analyzer/commands/play_text.h"

#include "analyzer/drawing/terminal_board.h"
#include "analyzer/forbidden_text.h"
#include "analyzer/output/style.h"
#include "analyzer/output/text_layout.h"
#include "analyzer/reports/opening_words.h"

namespace shukei::analyzer {
namespace {

bool has_box(const PossibleActs& due) {
  return (due.kind == StageKind::place || due.kind == StageKind::offer) && due.box != kAnywhere;
}

void write_sentence(Output& output, const std::string& text) {
  output.print("{}.\n", wrapped(text, output.width() - 1));
}

std::string to_come_in_words(const OpeningGame& game) {
  const auto due = game.possible_acts();
  return due ? in_words(*due, game.rule()) : "The opening is over; ordinary renju goes on";
}

}  // namespace

BoardDrawing drawing_of(const OpeningGame& game, bool stars_box) {
  BoardDrawing drawing;
  drawing.board = game.board();
  drawing.line = game.line();
  drawing.title = fmt::format("Opening under {}", game.rule().name());
  const auto due = game.possible_acts();
  if (!due) return drawing;
  if (has_box(*due)) {
    drawing.box = due->box;
    if (!stars_box) return drawing;
    for (const Point point : due->points) {
      drawing.marks.push_back({point, "*", MarkKind::accepted, 0});
    }
  }
  if (due->kind == StageKind::pick) {
    drawing.line.reset();  // its numbers and those of the offers would be taken for each other
    const auto offered = game.offered();
    for (std::size_t i = 0; i < offered.size(); ++i) {
      drawing.marks.push_back({offered[i], offer_label(i), MarkKind::accepted, 0});
    }
  }
  return drawing;
}

void write_turn(Output& output, const OpeningGame& game) {
  output.write(terminal_board(drawing_of(game, !output.colour()), output));
  output.write("\n");
  write_sentence(output, to_come_in_words(game));
  const auto due = game.possible_acts();
  if (!due) return;
  if (due->kind == StageKind::pick) write_sentence(output, "Offered: " + to_string(game.offered()));
  write_sentence(output, "Type " + typed_form(*due) + "; or undo, help, quit");
}

void write_play_help(Output& output, const OpeningGame& game) {
  const auto due = game.possible_acts();
  write_sentence(output, to_come_in_words(game));
  if (due) output.print("  {:<5} {}\n", "type", wrapped(typed_form(*due), output.width() - 8, 8));
  output.print("  undo  takes the last act back\n  quit  ends the opening as it is\n");
  output.print("The steps of {} ({}):\n", game.rule().name(), game.rule().table().source);
  for (const Stage& stage : game.rule().stages()) {
    std::string step(stage.clause);
    if (stage.choice) step = fmt::format("{}: {}", to_string(*stage.choice), step);
    output.print("  {}\n", wrapped(step, output.width() - 2, 4));
  }
}

void write_refusal(Output& output, const PlayAnswer& answer) {
  if (answer.offer) output.write(terminal_board(drawing_of(*answer.offer), output));
  const bool refused = answer.outcome == PlayOutcome::refused;
  std::string text = (refused ? "Refused: " : "Cannot be read: ") + answer.error->text;
  if (answer.error->column > 0) text += fmt::format(" (column {})", answer.error->column);
  output.print("{}.\n", styled(output, Style::bad, wrapped(text, output.width() - 1)));
}

void write_ending(Output& output, const OpeningPlay& play) {
  const OpeningGame& game = play.game();
  output.write(terminal_board(drawing_of(game, false), output));
  output.write("\n");
  const auto due = game.possible_acts();
  write_sentence(output, due ? "The opening is not over: " + in_words(*due, game.rule())
                             : to_come_in_words(game));
  output.print("Black: {}. White: {}.\n", to_string(game.holder(Colour::black)),
               to_string(game.holder(Colour::white)));
  for (const OpeningGame::ForbiddenMove& forbidden : game.forbidden_moves()) {
    write_sentence(output, fmt::format("Move {} was forbidden for Black, {}: White may claim it",
                                       forbidden.move, in_words(forbidden.kind)));
  }
  int number = 0;
  for (const std::string& step : play.story()) {
    output.print("{:>4}. {}\n", ++number, wrapped(step, output.width() - 6, 8));
  }
}

}  // namespace shukei::analyzer
