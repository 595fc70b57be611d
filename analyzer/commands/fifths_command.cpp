#include <array>

#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/move_class_answer.h"

namespace shukei::analyzer {
namespace {

ExitStatus run_fifths(Invocation& invocation) {
  const Position position = read_position(invocation.words());
  require_stones("fifths", position, 4);
  const OpeningRule rule = invocation.rule().value();
  return answer_with(invocation,
                     report_fifths(position, rule, invocation.choice(rule), invocation.symmetry()));
}

constexpr std::array kOptions{
    rule_option("The opening rule: taraguchi-10, soosorv-8, yamaguchi, rif, tarannikov or "
                "super-taraguchi-10",
                true),
    choice_option("How the fifth move is made: single or offer (default where the rule knows it)"),
    kSymmetryOption, kSvgOption};

constexpr std::array kExamples{
    Example{"shukei fifths h8 h9 h7 h6 --rule soosorv-8",
            "The fifth moves that can be offered; g8, g7, i8 and i7 are one and the same"},
    Example{"shukei fifths D7 h6 --rule taraguchi-10 --choice single --format json",
            "The fifth moves in the central 9x9, as JSON"},
    Example{"shukei fifths h8 h9 h7 h6 --rule rif --symmetry board --svg fifths.svg",
            "The same under the symmetries of the board alone, with a picture"},
};

}  // namespace

constinit const CommandSpec kFifthsCommand{
    .name = "fifths",
    .summary = "Fifth moves up to symmetry of the four stones",
    .description =
        "Four stones are asked about. Moves that a symmetry turns into each other are one class: "
        "of them only one may be offered. Where a class of the pattern reading holds several "
        "classes of the board these are parted by a stroke: they are positions of their own, since "
        "the edge is nearer to one. Only moves within the box of the rule and choice are given. "
        "When the stones cannot arise under the rule the classes are given all the same, and the "
        "exit status is 1.",
    .argument = kPositionArgument,
    .options = kOptions,
    .examples = kExamples,
    .run = run_fifths,
};

}  // namespace shukei::analyzer
