#include "analyzer/commands/game_filter_options.h"

#include <fmt/core.h>

#include "analyzer/command_line/question.h"
#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {

GameFilter game_filter_of(const Invocation& invocation) {
  GameFilter filter;
  filter.rule = invocation.rule();
  filter.rules = &invocation.rules();
  if (const auto name = invocation.value("opening")) filter.opening = read_opening(*name);
  filter.player = invocation.value("player").value_or("");
  filter.event = invocation.value("event").value_or("");
  if (const auto years = invocation.value("years")) {
    filter.years = parse_years(*years);
    if (!filter.years) {
      throw UsageError(
          fmt::format("--years takes 2005, 2005-2015, 2005- or -2015; not '{}'", *years));
    }
  }
  return filter;
}

}  // namespace shukei::analyzer
