#include "analyzer/reports/game_lines.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "analyzer/reports/stored_games.h"
#include "db/games/game_facts.h"
#include "db/games/game_line.h"

namespace shukei::analyzer {

bool operator<(const LineOfGame& a, const LineOfGame& b) {
  return std::tie(a.line, a.facts, a.number) < std::tie(b.line, b.facts, b.number);
}

std::vector<LineOfGame> lines_of(const db::GameStore& games, int threads) {
  using Lines = std::vector<LineOfGame>;
  auto parts = scan_games(games, threads, Lines{}, [](Lines& part, const db::StoredGame& game) {
    part.push_back({db::canonical_line(game.record.moves),
                    db::facts_text(db::facts_of(game.record)), game.number});
  });
  Lines lines;
  for (Lines& part : parts) std::move(part.begin(), part.end(), std::back_inserter(lines));
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::vector<std::vector<db::GameNumber>> equal_games(const db::GameStore& games, int threads) {
  const std::vector<LineOfGame> lines = lines_of(games, threads);
  std::vector<std::vector<db::GameNumber>> groups;
  for (auto begin = lines.begin(); begin != lines.end();) {
    const auto end = std::find_if(begin, lines.end(),
                                  [&](const LineOfGame& each) { return each.line != begin->line; });
    if (end - begin > 1) {
      auto& group = groups.emplace_back();
      for (auto each = begin; each != end; ++each) group.push_back(each->number);
      std::sort(group.begin(), group.end());
    }
    begin = end;
  }
  std::sort(groups.begin(), groups.end());
  return groups;
}

}  // namespace shukei::analyzer
