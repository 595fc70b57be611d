#include <array>
#include <chrono>

#include "analyzer/command_line/invocation.h"
#include "analyzer/commands/commands.h"
#include "analyzer/enumeration/burnside_count.h"
#include "analyzer/enumeration/position_count.h"
#include "analyzer/output/csv_writer.h"
#include "analyzer/output/json_writer.h"
#include "analyzer/output/progress.h"
#include "analyzer/worker_arena.h"

namespace shukei::analyzer {
namespace {

struct CountReport {
  int stones;
  PositionCount count;
  ExactInteger burnside;
  double seconds;
  int threads;
  bool tells_digest;  ///< In text; the other forms always tell it.

  [[nodiscard]] bool agrees() const { return burnside == count.positions; }
};

CountReport count_level(const Invocation& invocation, int stones) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point began = Clock::now();
  CountReport report{.stones = stones,
                     .count = {},
                     .burnside = count_opening_positions(stones),
                     .seconds = 0,
                     .threads = invocation.threads(),
                     .tells_digest = invocation.has("digest")};
  Progress progress(invocation.output().settings(), "count", "positions",
                    static_cast<std::uint64_t>(report.burnside));
  WorkerArena arena(report.threads);
  arena.execute([&] {
    report.count = count_positions(PositionFamily::of_openings(stones),
                                   [&](std::uint64_t counted) { progress.advance(counted); });
  });
  report.seconds = std::chrono::duration<double>(Clock::now() - began).count();
  return report;
}

std::string digest_text(const PositionCount& count) { return fmt::format("{:016x}", count.digest); }

void write_json(Output& output, const CountReport& report) {
  JsonWriter json(output);
  json.begin_object();
  json.member("stones", report.stones);
  json.member("positions", report.count.positions);
  json.member("digest", digest_text(report.count));
  json.key("burnside");
  json.number(report.burnside.str());
  json.member("agrees", report.agrees());
  json.member("seconds", report.seconds);
  json.member("threads", report.threads);
  json.end_object();
}

void write_csv(Output& output, const CountReport& report) {
  CsvWriter csv(output);
  csv.row("stones", "positions", "digest", "burnside", "seconds");
  csv.row(report.stones, report.count.positions, digest_text(report.count), report.burnside.str(),
          report.seconds);
}

void write_text(Output& output, const CountReport& report) {
  output.print("{} positions of {} stone{} up to symmetry\n", report.count.positions, report.stones,
               report.stones == 1 ? "" : "s");
  if (report.tells_digest) output.print("digest {}\n", digest_text(report.count));
  output.print("Burnside's lemma {} {}\n",
               report.agrees() ? "agrees:" : "DISAGREES:", report.burnside.str());
  output.print("{:.2f} s on {} thread{}\n", report.seconds, report.threads,
               report.threads == 1 ? "" : "s");
}

ExitStatus run_count(Invocation& invocation) {
  const CountReport report = count_level(invocation, invocation.number("stones").value());
  invocation.write(report, write_json, write_csv, write_text);
  return report.agrees() ? ExitStatus::done : ExitStatus::no;
}

constexpr std::array kOptions{
    OptionSpec{.name = "stones",
               .kind = ValueKind::number,
               .argument = "N",
               .help = "How many stones; 7 take about a minute, 8 an hour",
               .least = 1,
               .greatest = kMostCountedStones,
               .required = true},
    OptionSpec{.name = "digest",
               .help = "Tell the digest of the positions too; a stored level has the same"},
};

constexpr std::array kExamples{
    Example{"shukei count --stones 6", "114449256 positions, and whether Burnside's lemma agrees"},
    Example{"shukei count --stones 6 --digest",
            "The digest that build and verify tell of a database with that level"},
};

}  // namespace

constinit const CommandSpec kCountCommand{
    .name = "count",
    .summary = "Count positions by generating them, without storing any",
    .description =
        "Positions that the 26 openings reach are generated one by one, each once up to the "
        "symmetries of the board. The count is compared with the one by Burnside's lemma, which "
        "generates none; the digest is a sum over the positions, the same in whatever order and on "
        "however many threads.",
    .options = kOptions,
    .examples = kExamples,
    .run = run_count,
};

}  // namespace shukei::analyzer
