#include "analyzer/commands/build_answer.h"

#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/text_table.h"

namespace shukei::analyzer {
namespace {

std::string digest_text(const db::LevelFacts& level) {
  return fmt::format("{:016x}", level.tally.position_digest);
}

TextTable table_of_rules(const std::vector<RuleFigures>& rules) {
  using enum TextTable::Align;
  TextTable table(
      {{"rule"}, {"choice"}, {"4 stones", right}, {"5 stones", right}, {"fifth classes", right}});
  for (const RuleFigures& figures : rules) {
    table.add({figures.rule.rule.name(), std::string(to_string(figures.rule.choice)),
               std::to_string(figures.fourth_positions),
               std::to_string(figures.five_stone_positions),
               std::to_string(figures.fifth_classes)});
  }
  return table;
}

/// "0.51 s on 2 threads", and what did not have to be done.
std::string time_in_words(double seconds, int threads, std::uint64_t taken_over) {
  std::string text =
      fmt::format("{:.2f} s on {} thread{}", seconds, threads, threads == 1 ? "" : "s");
  if (taken_over > 0)
    text += fmt::format("; {} positions were there from a build that was killed", taken_over);
  return text;
}

}  // namespace

void write_levels(Output& output, const std::vector<db::LevelFacts>& levels) {
  using enum TextTable::Align;
  TextTable table({{"stones", right}, {"positions", right}, {"digest"}});
  for (const db::LevelFacts& level : levels) {
    table.add(
        {std::to_string(level.stones), std::to_string(level.tally.positions), digest_text(level)});
  }
  table.write(output);
}

void write_build_json(Output& output, const BuildReport& report) {
  output.write(build_report_json(report, true));
}

void write_build_csv(Output& output, const BuildReport& report) {
  CsvWriter csv(output);
  csv.row("rule", "choice", "fourth_positions", "five_stone_positions", "fifth_classes");
  for (const RuleFigures& figures : report.rules) {
    csv.row(figures.rule.rule.name(), to_string(figures.rule.choice), figures.fourth_positions,
            figures.five_stone_positions, figures.fifth_classes);
  }
}

void write_build_text(Output& output, const BuildReport& report) {
  output.print("Built {}\n\n", report.database.string());
  write_levels(output, report.facts.levels);
  output.write("\n");
  table_of_rules(report.rules).write(output);
  output.print("\nFifth moves forbidden for Black: {}\n", report.forbidden_fifths);
  output.print("{}\n", time_in_words(report.seconds, report.threads, report.taken_over));
}

void write_shard_json(Output& output, const ShardReport& report) {
  JsonWriter json(output);
  json.begin_object();
  json.member("directory", report.directory.string());
  json.member("shard", report.manifest.shard.index());
  json.member("shards", report.manifest.shard.count());
  json.member("was_there", report.was_there);
  json.key("positions");
  json.begin_object();
  for (const db::LevelFacts& level : report.manifest.facts.levels) {
    json.member(std::to_string(level.stones), level.tally.positions);
  }
  json.end_object();
  json.key("digests");
  json.begin_object();
  for (const db::LevelFacts& level : report.manifest.facts.levels) {
    json.member(std::to_string(level.stones), digest_text(level));
  }
  json.end_object();
  json.member("bytes", report.manifest.bytes());
  json.member("taken_over", report.taken_over);
  json.member("seconds", report.seconds);
  json.member("threads", report.threads);
  json.end_object();
}

void write_shard_csv(Output& output, const ShardReport& report) {
  CsvWriter csv(output);
  csv.row("shard", "shards", "stones", "positions", "digest");
  for (const db::LevelFacts& level : report.manifest.facts.levels) {
    csv.row(report.manifest.shard.index(), report.manifest.shard.count(), level.stones,
            level.tally.positions, digest_text(level));
  }
}

void write_shard_text(Output& output, const ShardReport& report) {
  output.print("Shard {}{}: {}\n\n", report.manifest.shard.in_words(),
               report.was_there ? " is there already" : "", report.directory.string());
  write_levels(output, report.manifest.facts.levels);
  output.print("\n{} on the disk\n", bytes_in_words(report.manifest.bytes()));
  output.print("{}\n", time_in_words(report.seconds, report.threads, report.taken_over));
}

void write_prediction_json(Output& output, const BuildPrediction& prediction) {
  JsonWriter json(output);
  json.begin_object();
  json.member("place", prediction.place.string());
  json.member("stones", prediction.stones);
  if (prediction.shard) {
    json.member("shard", prediction.shard->index());
    json.member("shards", prediction.shard->count());
  }
  json.key("positions");
  json.begin_object();
  for (std::size_t i = 0; i < prediction.positions.size(); ++i) {
    json.key(std::to_string(i + 1));
    json.number(prediction.positions[i].str());
  }
  json.end_object();
  json.member("rows", prediction.rows);
  json.member("bytes", prediction.bytes);
  json.member("seconds", prediction.seconds);
  json.member("memory", prediction.memory);
  json.member("free_bytes", prediction.free_bytes);
  json.member("fits", prediction.fits());
  json.member("threads", prediction.threads);
  json.key("estimated_from");
  json.begin_object();
  json.member("rows", prediction.sample_rows);
  json.member("seconds", prediction.sample_seconds);
  json.end_object();
  json.end_object();
}

void write_prediction_csv(Output& output, const BuildPrediction& prediction) {
  CsvWriter csv(output);
  csv.row("stones", "rows", "bytes", "seconds", "memory", "free_bytes", "fits");
  csv.row(prediction.stones, prediction.rows, prediction.bytes, prediction.seconds,
          prediction.memory, prediction.free_bytes, prediction.fits() ? "true" : "false");
}

void write_prediction_text(Output& output, const BuildPrediction& prediction) {
  output.print("Would build {}{}\n\n",
               prediction.shard ? fmt::format("shard {}: ", prediction.shard->in_words()) : "",
               prediction.place.string());
  using enum TextTable::Align;
  TextTable levels({{"stones", right}, {"positions", right}});
  for (std::size_t i = 0; i < prediction.positions.size(); ++i) {
    levels.add({std::to_string(i + 1), prediction.positions[i].str()});
  }
  levels.write(output);
  if (prediction.shard) output.print("\nOf these     about {}\n", prediction.rows);
  output.print("{}On the disk  about {}; {} are free: {}\n", prediction.shard ? "" : "\n",
               bytes_in_words(prediction.bytes), bytes_in_words(prediction.free_bytes),
               prediction.fits() ? "it fits" : "IT DOES NOT FIT");
  output.print("Time         about {:.1f} s on {} thread{}\n", prediction.seconds,
               prediction.threads, prediction.threads == 1 ? "" : "s");
  output.print("Memory       about {}\n", bytes_in_words(prediction.memory));
  output.print(
      "Positions are counted by Burnside's lemma; the rest is estimated from {} rows of {} "
      "stones,\nwritten into memory in {:.2f} s.\n",
      prediction.sample_rows, prediction.stones, prediction.sample_seconds);
}

}  // namespace shukei::analyzer
