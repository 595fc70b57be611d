/// How fast offers are judged, one core, ten fifth moves each. Positions without a symmetry are the
/// common case; those with one are the dear case, since every pair must be looked at.

#include <benchmark/benchmark.h>

#include <vector>

#include "rules/notation.h"
#include "rules/offer.h"
#include "rules/offer_suggestion.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/random_board.h"

namespace shukei {
namespace {

const OpeningRule kRule = RuleBook::standard().parse("taraguchi-10").value();

struct Question {
  Board four;
  std::vector<Point> fifths;
};

Offer offer_of(const Question& question) {
  return {kRule,           Choice::offer, question.four,
          question.fifths, std::nullopt,  SymmetryReading::pattern};
}

/// Ten points at random near the stones: some occupied, repeated or symmetric.
Question at_random(const Board& four, RandomBoards& random) {
  Question question{four, {}};
  for (int i = 0; i < 10; ++i) question.fifths.push_back(random.point(central_box(7)));
  return question;
}

/// Ten that are accepted.
Question accepted(const Board& four) {
  const Question none{four, {}};
  const Offer offer = offer_of(none);
  return {four, suggest(offer, judge_offer(offer)).added};
}

std::vector<Question> questions(bool are_accepted) {
  RandomBoards random(1);
  std::vector<Question> all;
  for (const Board& four : four_stone_positions(7)) {
    all.push_back(are_accepted ? accepted(four) : at_random(four, random));
  }
  return all;
}

void judge_all(benchmark::State& state, const std::vector<Question>& questions) {
  std::size_t i = 0;
  std::int64_t refused = 0;
  for (auto _ : state) {
    const OfferVerdict verdict = judge_offer(offer_of(questions[i]));
    refused += verdict.accepted() ? 0 : 1;
    benchmark::DoNotOptimize(verdict.distinct);
    if (++i == questions.size()) i = 0;
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["refused"] =
      benchmark::Counter(static_cast<double>(refused), benchmark::Counter::kAvgIterations);
}

void judge_random_offers(benchmark::State& state) { judge_all(state, questions(false)); }
BENCHMARK(judge_random_offers);

void judge_accepted_offers(benchmark::State& state) { judge_all(state, questions(true)); }
BENCHMARK(judge_accepted_offers);

/// The four stones with the most symmetries, and ten offers all different or all of few classes.
void judge_symmetric_position_accepted(benchmark::State& state) {
  judge_all(state, {accepted(parse_position("h8 h9 h7 h6").board)});
}
BENCHMARK(judge_symmetric_position_accepted);

void judge_symmetric_position_refused(benchmark::State& state) {
  judge_all(state,
            {{parse_position("h8 h9 h7 h6").board, parse_points("g8 g7 i8 i7 g9 i9 g6 i6 f8 f7")}});
}
BENCHMARK(judge_symmetric_position_refused);

}  // namespace
}  // namespace shukei
