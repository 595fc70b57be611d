#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "analyzer/batch/line_reader.h"
#include "analyzer/command_line/input_file.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/play_answer.h"
#include "analyzer/commands/play_text.h"
#include "analyzer/reports/opening_words.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

constexpr std::string_view kStandardInput = "standard input";

/// A line of standard input that says something.
struct TypedLine {
  std::string_view text;
  std::uint64_t number;
};

/// The lines that are given instead of standard input: acts parted by semicolons or line ends.
std::optional<std::string> given_acts(const Invocation& invocation) {
  auto acts = invocation.value("acts");
  if (acts) std::replace(acts->begin(), acts->end(), ';', '\n');
  return acts;
}

ByteSource standard_input() {
  const auto input = std::make_shared<InputFile>("-");
  return [input](std::span<char> buffer) { return input->read(buffer); };
}

/// Reads a text, which must outlive the source.
ByteSource source_of(std::string_view text) {
  return [rest = text](std::span<char> buffer) mutable {
    const std::size_t count = rest.copy(buffer.data(), buffer.size());
    rest.remove_prefix(count);
    return count;
  };
}

/// Calls visit(TypedLine) -> bool for each line that is neither empty nor a comment, as it comes,
/// until one is answered by false.
template <typename Visit>
void for_each_typed_line(const ByteSource& source, const Visit& visit) {
  LineReader reader(source);
  LineBlock block;
  bool goes_on = true;
  while (goes_on && reader.next(block)) {
    block.for_each_line([&](std::string_view line, std::uint64_t number) {
      const std::size_t begin = line.find_first_not_of(" \t");
      if (!goes_on || begin == std::string_view::npos || line[begin] == '#') return;
      goes_on = visit(TypedLine{line, number});
    });
  }
}

ExitStatus status_of(PlayOutcome outcome) {
  if (outcome == PlayOutcome::refused) return ExitStatus::no;
  return outcome == PlayOutcome::unreadable ? ExitStatus::unreadable : ExitStatus::done;
}

/// Acts in, states out: an object a line as soon as the act has come.
ExitStatus play_as_json(const ByteSource& source, Output& output, OpeningPlay& play) {
  JsonWriter json(output, JsonWriter::Layout::line);
  ExitStatus status = ExitStatus::done;
  for_each_typed_line(source, [&](const TypedLine& line) {
    const PlayAnswer answer = play.answer(line.text);
    if (answer.outcome == PlayOutcome::quit) return false;
    status = graver(status, status_of(answer.outcome));
    write_play_json(json, answer, play.game(), line.number);
    output.flush();
    return true;
  });
  return status;
}

/// A script: what is refused is told in its place, and at the end how the opening ran.
ExitStatus play_script(const ByteSource& source, std::string_view name, Output& output,
                       OpeningPlay& play) {
  ExitStatus status = ExitStatus::done;
  for_each_typed_line(source, [&](const TypedLine& line) {
    const PlayAnswer answer = play.answer(line.text);
    status = graver(status, status_of(answer.outcome));
    if (answer.outcome == PlayOutcome::help) write_play_help(output, play.game());
    if (answer.outcome == PlayOutcome::refused) {
      output.print("line {}: refused: {}.\n", line.number, answer.error->text);
    }
    if (answer.outcome == PlayOutcome::unreadable) {
      const ParseError error(answer.error->column, answer.error->text);
      complain(error.in(std::string(name), static_cast<int>(line.number)).what());
    }
    output.flush();
    return answer.outcome != PlayOutcome::quit;
  });
  write_ending(output, play);
  return status;
}

void ask(Output& output, const OpeningGame& game) {
  const auto due = game.possible_acts();
  if (due) output.print("{}> ", in_words(due->by, due->colour));
  output.flush();
}

/// A person at the board: draws it, tells what may be done, asks, and asks again. `echoes` writes
/// what was typed behind the question, as a terminal does by itself.
ExitStatus play_with_person(Output& output, OpeningPlay& play, bool echoes) {
  write_turn(output, play.game());
  ask(output, play.game());
  bool left = true;  // by the end of input, which leaves the cursor behind the question
  for_each_typed_line(standard_input(), [&](const TypedLine& line) {
    if (echoes) output.print("{}\n", line.text);
    const PlayAnswer answer = play.answer(line.text);
    if (answer.error) write_refusal(output, answer);
    if (answer.outcome == PlayOutcome::help) write_play_help(output, play.game());
    const bool changed =
        answer.outcome == PlayOutcome::done || answer.outcome == PlayOutcome::undone;
    left = answer.outcome != PlayOutcome::quit && !play.game().is_over();
    if (!left) return false;
    if (changed) write_turn(output, play.game());
    ask(output, play.game());
    return true;
  });
  if (left) output.write("\n");
  write_ending(output, play);
  return ExitStatus::done;
}

ExitStatus run_play(Invocation& invocation) {
  Output& output = invocation.output();
  OpeningPlay play(*invocation.rule(), invocation.symmetry());
  const auto acts = given_acts(invocation);
  const ByteSource source = acts ? source_of(*acts) : standard_input();
  if (invocation.format() == Format::json) return play_as_json(source, output, play);
  if (acts) return play_script(source, "--acts", output, play);
  const bool at_terminal = isatty(STDIN_FILENO) == 1;
  if (at_terminal || invocation.has("interactive")) {
    return play_with_person(output, play, !at_terminal);
  }
  return play_script(source, kStandardInput, output, play);
}

constexpr std::array kOptions{
    rule_option("The opening rule: taraguchi-10, soosorv-8, yamaguchi, rif or another", true),
    kSymmetryOption,
    OptionSpec{.name = "acts",
               .kind = ValueKind::text,
               .argument = "ACTS",
               .help = "Play these acts, parted by semicolons, instead of standard input"},
    OptionSpec{.name = "interactive",
               .letter = 'i',
               .help = "Draw the board and ask even when standard input is no terminal"},
};

constexpr std::array kExamples{
    Example{"shukei play --rule taraguchi-10", "Walks through an opening, act by act"},
    Example{"shukei play --rule rif --format json",
            "Reads acts from standard input and answers each with the state of the game"},
    Example{"shukei play --rule rif --acts 'D7; stay'", "The same for acts on the command line"},
};

}  // namespace

constinit const CommandSpec kPlayCommand{
    .name = "play",
    .summary = "Play an opening act by act: who may do what, swaps, offers, refusals",
    .description =
        "An act is a line: h8 (places a stone), h8 h9 j8 or D7 (places an opening), swap, stay, "
        "declare 5, single, offer, offer g8 i9 (offers fifth moves), pick g8. undo takes the last "
        "one back, help tells what may be done, quit ends. An act that the rule refuses is told "
        "with what the rule says and where it is published, and leaves the game as it is."
        "\n\nWhere standard input is no terminal nothing is asked: acts are read a line each, "
        "blank lines and lines that begin with # are skipped, and the answer is how the opening "
        "ran; as JSON, the state after each act, an object a line; help is answered by the state "
        "as "
        "it is. Exit status then: 1 when an act "
        "was refused, 2 when one could not be read.",
    .options = kOptions,
    .examples = kExamples,
    .formats = {.json = true, .csv = false},
    .run = run_play,
};

}  // namespace shukei::analyzer
