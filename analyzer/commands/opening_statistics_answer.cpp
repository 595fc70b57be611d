#include "analyzer/commands/opening_statistics_answer.h"

#include <fmt/core.h>

#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"

namespace shukei::analyzer {
namespace {

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
  std::string digits = number.str();
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

}  // namespace

void answer_opening_statistics(const Invocation& invocation,
                               const std::vector<StatisticsRow>& rows) {
  invocation.write(rows, write_json, write_csv, write_text);
}

}  // namespace shukei::analyzer
