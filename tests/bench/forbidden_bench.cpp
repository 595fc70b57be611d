/// How fast Black's forbidden moves are judged: whole positions from their stones alone, single
/// points, and points with evidence. Positions are made, the same ones every time.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "rules/forbidden.h"
#include "rules/forbidden_evidence.h"
#include "rules/three_planes.h"
#include "tests/support/position_generator.h"

namespace shukei {
namespace {

std::vector<Board> ordinary_positions(int fewest_stones, int most_stones) {
  PositionGenerator generator(1);
  std::vector<Board> boards;
  for (int i = 0; i < 4200; ++i) {
    boards.push_back(generator.ordinary(fewest_stones + i % (most_stones - fewest_stones + 1)));
  }
  return boards;
}

std::vector<Board> hard_positions() {
  PositionGenerator generator(2);
  std::vector<Board> boards;
  for (int i = 0; i < 2000; ++i) boards.push_back(generator.climbed(160));
  return boards;
}

/// Runs `judge` on all boards over and over; tells positions a second and ns a position.
template <class Judge>
void judge_all(benchmark::State& state, const std::vector<Board>& boards, const Judge& judge) {
  for (auto _ : state) {
    for (const Board& board : boards) {
      auto answer = judge(board);
      benchmark::DoNotOptimize(answer);
    }
  }
  const auto positions =
      static_cast<double>(state.iterations()) * static_cast<double>(boards.size());
  state.counters["positions/s"] = benchmark::Counter(positions, benchmark::Counter::kIsRate);
  state.counters["s/position"] =
      benchmark::Counter(positions, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void openings(benchmark::State& state) {
  judge_all(state, ordinary_positions(4, 8), forbidden_points);
}
void ordinary(benchmark::State& state) {
  judge_all(state, ordinary_positions(10, 30), forbidden_points);
}
void hard(benchmark::State& state) { judge_all(state, hard_positions(), forbidden_points); }
BENCHMARK(openings);
BENCHMARK(ordinary);
BENCHMARK(hard);

/// The planes alone, with the registers of every processor and with the best of this one.
void planes(benchmark::State& state) {
  const auto registers = state.range(0) == 0 ? Registers::split : best_registers();
  judge_all(state, ordinary_positions(10, 30), [registers](const Board& board) {
    const RowPlanes rows = row_planes(board, registers);
    return three_planes(board, rows, registers);
  });
}
BENCHMARK(planes)->ArgName("best")->Arg(0)->Arg(1);

struct Question {
  Board board;
  Point point;
};

/// The points of hard positions that make two threes or more: there only RIF 9.3 tells.
std::vector<Question> hard_points() {
  std::vector<Question> questions;
  for (const Board& board : hard_positions()) {
    for (const Point point : row_planes(board).two_threes) questions.push_back({board, point});
  }
  return questions;
}

template <class Judge>
void ask_all(benchmark::State& state, const std::vector<Question>& questions, const Judge& judge) {
  for (auto _ : state) {
    for (const Question& question : questions) {
      auto answer = judge(question.board, question.point);
      benchmark::DoNotOptimize(answer);
    }
  }
  const auto points =
      static_cast<double>(state.iterations()) * static_cast<double>(questions.size());
  state.counters["s/point"] =
      benchmark::Counter(points, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void all_hard_points(benchmark::State& state) { ask_all(state, hard_points(), forbidden_kind); }
BENCHMARK(all_hard_points);

/// That of the hard points which takes the median time, asked about over and over.
void median_hard_point(benchmark::State& state) {
  std::vector<std::pair<std::chrono::steady_clock::duration, Question>> timed;
  for (const Question& question : hard_points()) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 200; ++i) {
      auto answer = forbidden_kind(question.board, question.point);
      benchmark::DoNotOptimize(answer);
    }
    timed.emplace_back(std::chrono::steady_clock::now() - start, question);
  }
  const auto middle = timed.begin() + static_cast<std::ptrdiff_t>(timed.size() / 2);
  std::nth_element(timed.begin(), middle, timed.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  ask_all(state, {middle->second}, forbidden_kind);
}
BENCHMARK(median_hard_point);

/// Corners of openings, far from every stone.
void points_without_black_stones_near(benchmark::State& state) {
  std::vector<Question> questions;
  for (const Board& board : ordinary_positions(4, 8)) {
    for (const Point corner : {"a1"_pt, "a15"_pt, "o1"_pt, "o15"_pt}) {
      if (board.free().contains(corner)) questions.push_back({board, corner});
    }
  }
  ask_all(state, questions, forbidden_kind);
}
BENCHMARK(points_without_black_stones_near);

void hard_points_with_evidence(benchmark::State& state) {
  ask_all(state, hard_points(),
          [](const Board& board, Point point) { return judge_black_move(board, point); });
}
BENCHMARK(hard_points_with_evidence);

}  // namespace
}  // namespace shukei
