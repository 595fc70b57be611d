#include "db/import/sgf_points.h"

#include <algorithm>
#include <vector>

#include "db/import/move_text.h"
#include "rules/point_set.h"
#include "rules/symmetry.h"

namespace shukei::db {
namespace {

std::optional<int> letter_index(char c) {
  if (c >= 'a' && c <= 'z') return c - 'a';
  if (c >= 'A' && c <= 'Z') return c - 'A';
  return std::nullopt;
}

}  // namespace

std::optional<Move> SgfPoints::read(std::string_view text) const {
  if (text.empty() || text == "tt" || text == "TT") return Move::pass();
  if (const auto point = parse_point(text)) return *point;
  if (text.size() != 2) return std::nullopt;
  const auto column = letter_index(text[0]);
  const auto row = letter_index(text[1]);
  if (!column || !row) return std::nullopt;
  const auto point = Point::at(*column, rows_ == SgfRows::top ? size_ - 1 - *row : *row);
  if (!point) return std::nullopt;
  return *point;
}

void SgfRowEvidence::weigh(Point stone, std::string_view text) {
  const auto word = MoveScanner(text).next();
  if (!word || !word->move || word->move->is_pass()) return;
  const Point named = word->move->point();
  const int mirrored = kBoardSize - 1 - stone.row();
  if (named.column() != stone.column() || stone.row() == mirrored) return;
  if (named.row() == stone.row()) ++agreeing_;
  if (named.row() == mirrored) ++against_;
}

void SgfRowEvidence::weigh_offers(std::string_view text, std::span<const Move> moves) {
  constexpr std::size_t kBeforeOffers = 4;
  PointSet stones;
  PointSet mirrored;
  for (const Move move : moves.first(std::min(moves.size(), kBeforeOffers))) {
    if (move.is_pass()) continue;
    stones.insert(move.point());
    mirrored.insert(apply(Symmetry::reflect_rank_8, move.point()));
  }
  const auto is_on = [](const PointSet& points) {
    return [&points](Point offered) { return points.contains(offered); };
  };
  const std::vector<Point> offered = parse_offered(text);
  const bool on_stone = std::any_of(offered.begin(), offered.end(), is_on(stones));
  const bool on_mirrored = std::any_of(offered.begin(), offered.end(), is_on(mirrored));
  if (on_stone && !on_mirrored) ++against_;
  if (on_mirrored && !on_stone) ++agreeing_;
}

}  // namespace shukei::db
