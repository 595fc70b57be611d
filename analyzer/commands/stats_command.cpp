#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/question.h"
#include "analyzer/command_line/question_options.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"
#include "analyzer/reports/opening_statistics.h"
#include "analyzer/worker_arena.h"

namespace shukei::analyzer {
namespace {

/// By what the rows are told apart.
enum class Grouping { opening_and_rule, rule };

Grouping grouping_of(const Invocation& invocation) {
  const std::string by = invocation.value("by").value_or("opening,rule");
  if (by == "rule") return Grouping::rule;
  if (by == "opening" || by == "opening,rule" || by == "rule,opening") {
    return Grouping::opening_and_rule;
  }
  throw UsageError("--by takes opening, rule or opening,rule; not '" + by + "'");
}

/// The rules asked for: the one of --rule with its choices or the one of --choice, else all.
std::vector<RuleChoice> rules_of(const Invocation& invocation) {
  const auto rule = invocation.rule();
  if (!rule) {
    std::vector<RuleChoice> all = rule_choices(RuleBook::standard());
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

std::vector<StatisticsRow> rows_of(const Invocation& invocation) {
  const std::vector<RuleChoice> rules = rules_of(invocation);
  const Grouping grouping = grouping_of(invocation);
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

void write_classes(JsonWriter& json, std::string_view name, const StatisticsRow& row,
                   const ClassFigures& classes) {
  json.key(name);
  json.begin_object();
  json.member("min", classes.least);
  json.member("mean", row.mean(classes));
  json.member("max", classes.greatest);
  json.member("total", classes.total);
  json.key("offers");
  json.number(classes.offers.str());
  json.end_object();
}

void write_json(Output& output, const std::vector<StatisticsRow>& rows) {
  JsonWriter json(output);
  json.begin_array();
  for (const StatisticsRow& row : rows) {
    json.begin_object();
    if (row.opening) {
      json.member("opening", to_string(*row.opening));
      json.member("name", opening(*row.opening).name);
    }
    json.member("rule", row.rule.rule.name());
    json.member("choice", to_string(row.rule.choice));
    json.member("fourth_moves", row.fourths);
    json.member("symmetric", row.symmetric);
    json.member("pattern_symmetric", row.patterns);
    json.member("transposed", row.transposed);
    json.member("transposes_to", row.transposes_to);
    json.member("offered", row.offered);
    write_classes(json, "pattern", row, row.pattern);
    write_classes(json, "board", row, row.board);
    json.end_object();
  }
  json.end_array();
}

void write_csv(Output& output, const std::vector<StatisticsRow>& rows) {
  CsvWriter csv(output);
  csv.row("opening", "rule", "choice", "fourth_moves", "symmetric", "pattern_symmetric",
          "transposed", "transposes_to", "pattern_min", "pattern_mean", "pattern_max",
          "pattern_total", "board_min", "board_mean", "board_max", "board_total", "offered",
          "pattern_offers", "board_offers");
  for (const StatisticsRow& row : rows) {
    csv.row(row.opening ? to_string(*row.opening) : std::string(), row.rule.rule.name(),
            to_string(row.rule.choice), row.fourths, row.symmetric, row.patterns, row.transposed,
            to_string(row.transposes_to), row.pattern.least,
            fmt::format("{:.4f}", row.mean(row.pattern)), row.pattern.greatest, row.pattern.total,
            row.board.least, fmt::format("{:.4f}", row.mean(row.board)), row.board.greatest,
            row.board.total, row.offered, row.pattern.offers.str(), row.board.offers.str());
  }
}

/// "207-221, mean 219.6".
std::string range_text(const StatisticsRow& row, const ClassFigures& classes) {
  return fmt::format("{}-{} ({:.1f})", classes.least, classes.greatest, row.mean(classes));
}

/// A count with three figures and a power of ten when it is long: "6.23e16".
std::string short_number(const ExactInteger& number) {
  const std::string digits = number.str();
  if (digits.size() <= 9) return digits;
  return fmt::format("{}.{}e{}", digits[0], digits.substr(1, 2), digits.size() - 1);
}

void write_text(Output& output, const std::vector<StatisticsRow>& rows) {
  using enum TextTable::Align;
  const RuleChoice* shown = nullptr;
  for (std::size_t begin = 0; begin < rows.size();) {
    const RuleChoice& rule = rows[begin].rule;
    if (shown != nullptr) output.write("\n");
    shown = &rule;
    output.print("{}, {}; offers of {}\n", rule.rule.name(), to_string(rule.choice),
                 rows[begin].offered);
    TextTable table({{"opening"},
                     {"4ths", right},
                     {"fifth classes", right},
                     {"total", right},
                     {"offers", right},
                     {"symm", right},
                     {"transp", right},
                     {"to"},
                     {"board classes", right}});
    for (; begin < rows.size() && rows[begin].rule == rule; ++begin) {
      const StatisticsRow& row = rows[begin];
      table.add({row.opening ? to_string(*row.opening) : "all", std::to_string(row.fourths),
                 range_text(row, row.pattern), std::to_string(row.pattern.total),
                 short_number(row.pattern.offers), std::to_string(row.symmetric),
                 std::to_string(row.transposed), to_string(row.transposes_to),
                 range_text(row, row.board)});
    }
    table.write(output);
  }
}

ExitStatus run_stats(Invocation& invocation) {
  const std::vector<StatisticsRow> rows = rows_of(invocation);
  invocation.write(rows, write_json, write_csv, write_text);
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "by",
               .kind = ValueKind::text,
               .argument = "KEYS",
               .help = "A row for each: opening,rule (default) or rule"},
    rule_option("Only this rule; all by default", false),
    choice_option("Only this way to the fifth move"),
    opening_option("Only this opening (D7, Kinsei, ...)"),
    OptionSpec{.name = "offers",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "Count offers of so many fifths; by default as many as the rule allows",
               .least = 1,
               .greatest = kGreatestLimit},
};

constexpr std::array kExamples{
    Example{"shukei stats --rule taraguchi-10 --choice offer",
            "Fourth moves, classes of fifths and possible offers of each opening"},
    Example{"shukei stats --by rule --format csv", "The same summed up, a row for each rule"},
};

}  // namespace

constinit const CommandSpec kStatsCommand{
    .name = "stats",
    .summary = "Exhaustive figures of the openings under the rules",
    .description =
        "For each opening and rule: the fourth moves up to symmetry, the least, greatest and mean "
        "number of classes of fifth moves, how many of the positions are symmetric, how many "
        "another opening gives too, and exactly how many different valid offers there are, summed "
        "over the fourth moves.",
    .options = kOptions,
    .examples = kExamples,
    .run = run_stats,
};

}  // namespace shukei::analyzer
