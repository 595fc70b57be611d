#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/command_line/value_check.h"
#include "analyzer/commands/commands.h"
#include "analyzer/commands/game_filter_options.h"
#include "analyzer/commands/game_statistics_answer.h"
#include "analyzer/commands/opening_statistics_answer.h"
#include "analyzer/worker_arena.h"

namespace shukei::analyzer {
namespace {

/// By what the exhaustive rows are told apart.
enum class Grouping { opening_and_rule, rule };

/// What --by lists, and what it stands for.
struct Keys {
  std::vector<GameKey> games;          ///< For statistics of games.
  std::optional<Grouping> exhaustive;  ///< Nothing when only games have such keys.
};

Keys keys_of(const Invocation& invocation) {
  const std::string by = invocation.value("by").value_or("opening,rule");
  Keys keys;
  for (std::size_t begin = 0; begin <= by.size();) {
    const std::size_t end = std::min(by.find(',', begin), by.size());
    const auto key = parse_game_key(std::string_view(by).substr(begin, end - begin));
    const bool repeats = key && std::count(keys.games.begin(), keys.games.end(), *key) > 0;
    if (!key || repeats) {
      throw UsageError(fmt::format("--by takes {}, each once, parted by commas; not '{}'",
                                   alternatives(kGameKeyNames), by));
    }
    keys.games.push_back(*key);
    begin = end + 1;
  }
  if (by == "rule") keys.exhaustive = Grouping::rule;
  if (by == "opening" || by == "opening,rule" || by == "rule,opening") {
    keys.exhaustive = Grouping::opening_and_rule;
  }
  return keys;
}

/// Whether games are asked for: it is said so, or something is that only games have.
bool asks_for_games(const Invocation& invocation, const Keys& keys) {
  constexpr std::array<std::string_view, 7> kOnlyGames{"games", "years",     "player", "event",
                                                       "limit", "min-games", "svg"};
  return !keys.exhaustive || std::any_of(kOnlyGames.begin(), kOnlyGames.end(),
                                         [&](auto option) { return invocation.has(option); });
}

void refuse_exhaustive_options(const Invocation& invocation) {
  for (const char* option : {"choice", "offers"}) {
    if (!invocation.has(option)) continue;
    throw UsageError(
        fmt::format("--{} is about possible fifth moves, not about games: leave it out", option));
  }
}

/// The rules asked for: the one of --rule with its choices or the one of --choice, else all.
std::vector<RuleChoice> rules_of(const Invocation& invocation) {
  const auto rule = invocation.rule();
  if (!rule) {
    std::vector<RuleChoice> all = rule_choices(invocation.rules());
    if (const auto choice = invocation.value("choice")) {
      std::erase_if(all, [&](const RuleChoice& each) { return to_string(each.choice) != *choice; });
    }
    return all;
  }
  if (invocation.has("choice")) return {{*rule, invocation.choice(*rule)}};
  std::vector<RuleChoice> choices;
  for (const Choice choice : rule->choices()) choices.push_back({*rule, choice});
  return choices;
}

std::vector<StatisticsRow> rows_of(const Invocation& invocation, Grouping grouping) {
  const std::vector<RuleChoice> rules = rules_of(invocation);
  std::vector<std::vector<StatisticsRow>> parts(rules.size());
  WorkerArena arena(invocation.threads());
  arena.execute([&] {
    oneapi::tbb::parallel_for(std::size_t{0}, rules.size(), [&](std::size_t i) {
      const auto statistics = opening_statistics(rules[i], invocation.number("offers"));
      if (grouping == Grouping::rule)
        parts[i] = {statistics.total()};
      else
        parts[i] = statistics.by_opening();
    });
  });
  std::vector<StatisticsRow> rows;
  for (auto& part : parts) std::move(part.begin(), part.end(), std::back_inserter(rows));
  if (const auto name = invocation.value("opening")) {
    const OpeningCode code = read_opening(*name);
    std::erase_if(rows, [&](const StatisticsRow& row) { return row.opening != code; });
  }
  return rows;
}

ExitStatus run_stats(Invocation& invocation) {
  const Keys keys = keys_of(invocation);
  if (asks_for_games(invocation, keys)) {
    refuse_exhaustive_options(invocation);
    const bool is_default = !invocation.has("by");
    answer_game_statistics(invocation, is_default ? std::vector{GameKey::opening} : keys.games,
                           game_filter_of(invocation));
    return ExitStatus::done;
  }
  const std::vector<StatisticsRow> rows = rows_of(invocation, *keys.exhaustive);
  answer_opening_statistics(invocation, rows);
  return ExitStatus::done;
}

constexpr int kMany = 1'000'000'000;

constexpr std::array kOptions{
    OptionSpec{.name = "by",
               .kind = ValueKind::text,
               .argument = "KEYS",
               .help = "A row for each opening,rule (default) or rule; or of games for each "
                       "opening, fourth, fifth, rule, year, player, event, offer, also several"},
    OptionSpec{.name = "games", .help = "Count stored games, not possible moves"},
    rule_option("Only this rule; all by default", false),
    choice_option("Only this way to the fifth move"),
    opening_option("Only this opening (D7, Kinsei, ...)"),
    OptionSpec{.name = "offers",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Count offers of so many fifths; by default as many as the rule allows",
               .least = 1,
               .greatest = kGreatestLimit},
    kYearsOption,
    kPlayerOption,
    kEventOption,
    OptionSpec{.name = "min-games",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Rows with at least so many games",
               .least = 1,
               .greatest = kMany},
    OptionSpec{.name = "limit",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "The first N rows of games",
               .least = 1,
               .greatest = kMany},
    OptionSpec{.name = "svg",
               .kind = ValueKind::file,
               .argument = "FILE",
               .help = "Draw the rows of games as bars in this SVG file too"},
};

constexpr std::array kExamples{
    Example{"shukei stats --rule taraguchi-10 --choice offer",
            "Fourth moves, classes of fifths and possible offers of each opening"},
    Example{"shukei stats --by rule --format csv", "The same summed up, a row for each rule"},
    Example{"shukei stats --by fourth --opening D8 --years 2015- --min-games 10",
            "Fourth moves played in Shogetsu since 2015, with Black's score"},
    Example{"shukei stats --by offer --rule taraguchi-10 --svg offers.svg",
            "Which fifth moves are offered, and which of them White keeps"},
    Example{"shukei stats --games --by rule", "How the games of each rule ended"},
};

}  // namespace

constinit const CommandSpec kStatsCommand{
    .name = "stats",
    .summary = "Figures of the openings: possible moves under the rules, results of games",
    .description =
        "Without --games, for each opening and rule: the fourth moves up to symmetry, the least, "
        "greatest and mean "
        "number of classes of fifth moves, how many of the positions are symmetric, how many "
        "another opening gives too, and exactly how many different valid offers there are, summed "
        "over the fourth moves.\n\n"
        "With --games, or by keys or conditions that only games have, the stored games are "
        "counted: "
        "how they ended, Black's score (a draw is half a win) and its 95 % interval (Wilson). "
        "Positions of four and five stones (fourth, fifth) are counted up to the symmetries of the "
        "board and named by the opening and moves by which most games came to them. A game counts "
        "for both its players; their rows tell the player's own wins, draws, losses and score too. "
        "By offer there is a row for each fifth move that was offered after four stones, with how "
        "often it was offered and how often White kept it; the results are of those games.",
    .options = kOptions,
    .examples = kExamples,
    .run = run_stats,
};

}  // namespace shukei::analyzer
