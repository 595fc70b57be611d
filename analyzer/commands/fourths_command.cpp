#include <array>

#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/move_class_answer.h"

namespace shukei::analyzer {
namespace {

ExitStatus run_fourths(Invocation& invocation) {
  const Position position = read_position(invocation.words());
  require_stones("fourths", position, 3);
  return answer_with(invocation, report_fourths(position, invocation.rule().value()));
}

constexpr std::array kOptions{
    rule_option("The opening rule: taraguchi-10, soosorv-8, yamaguchi, rif, tarannikov or "
                "super-taraguchi-10",
                true),
    kSvgOption};

constexpr std::array kExamples{
    Example{"shukei fourths D7 --rule taraguchi-10",
            "White's fourth moves in Kinsei, within the central 7x7"},
    Example{"shukei fourths h8 h9 h10 --rule soosorv-8 --format json",
            "White's fourth moves anywhere, up to the mirror in column h"},
};

}  // namespace

constinit const CommandSpec kFourthsCommand{
    .name = "fourths",
    .summary = "Fourth moves up to symmetry of the board",
    .description =
        "Three stones are asked about. Moves that the symmetries of the board (about h8) turn into "
        "each other are one class. Only moves within the rule's box are given. When the stones "
        "cannot arise under the rule the classes are given all the same, and the exit status is 1.",
    .argument = kPositionArgument,
    .options = kOptions,
    .examples = kExamples,
    .run = run_fourths,
};

}  // namespace shukei::analyzer
