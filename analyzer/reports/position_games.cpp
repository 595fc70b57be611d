#include "analyzer/reports/position_games.h"

#include <algorithm>
#include <map>

#include "rules/symmetry.h"

namespace shukei::analyzer {
namespace {

NextMoveGames next_move(const CanonicalForm& form, const db::PlayedMove& played) {
  const db::Move canonical = played.move.move();
  const Colour colour = played.move.colour(form.representative.board());
  const db::OutcomeCounts games = total(played.games);
  if (canonical.is_pass()) return {canonical, colour, {}, games};
  std::vector<Point> members = members_of(form, canonical.point());
  return {members.front(), colour, members, games};
}

/// Most games first, then by point, passes last.
bool comes_first(const NextMoveGames& a, const NextMoveGames& b) {
  if (a.games.total() != b.games.total()) return a.games.total() > b.games.total();
  if (a.members != b.members)
    return !a.members.empty() && (b.members.empty() || a.members < b.members);
  return a.colour < b.colour;
}

std::vector<RuleGames> by_rule(const db::GameStore& games, const db::GamesByYear& rows) {
  std::map<db::RuleNumber, db::OutcomeCounts> sums;
  for (const db::GamesOfYear& row : rows) sums[row.rule] += row.games;
  std::vector<RuleGames> rules;
  rules.reserve(sums.size());
  for (const auto& [rule, sum] : sums) rules.push_back({games.rule_name(rule), sum});
  std::sort(rules.begin(), rules.end(), [](const RuleGames& a, const RuleGames& b) {
    if (a.games.total() != b.games.total()) return a.games.total() > b.games.total();
    return a.rule < b.rule;
  });
  return rules;
}

std::vector<YearGames> by_year(const db::GamesByYear& rows) {
  std::map<int, db::OutcomeCounts, std::greater<>> sums;
  for (const db::GamesOfYear& row : rows) sums[row.year] += row.games;
  std::vector<YearGames> years;
  years.reserve(sums.size());
  for (const auto& [year, sum] : sums) years.push_back({year, sum});
  return years;
}

}  // namespace

std::vector<Point> members_of(const CanonicalForm& form, Point canonical_move) {
  const SymmetrySet stabiliser = board_stabiliser(form.representative.board());
  PointSet members;
  for (const Symmetry symmetry : kSymmetries) {
    if (stabiliser.contains(symmetry))
      members.insert(apply(inverse(form.to_canonical), apply(symmetry, canonical_move)));
  }
  return {members.begin(), PointSet::end()};
}

PositionGames games_of_position(const db::GameStore& games, const CanonicalForm& form) {
  const auto statistics = games.statistics(form.representative);
  PositionGames report;
  if (!statistics) return report;
  report.reached = total(statistics->reached);
  for (const db::PlayedMove& played : statistics->played)
    report.next.push_back(next_move(form, played));
  std::sort(report.next.begin(), report.next.end(), &comes_first);
  report.by_rule = by_rule(games, statistics->reached);
  report.by_year = by_year(statistics->reached);
  for (const db::TopGame top : statistics->top) {
    if (auto game = games.find(top.number)) report.top.push_back(std::move(*game));
  }
  return report;
}

}  // namespace shukei::analyzer
