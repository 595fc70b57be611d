#include "db/import/sgf_board.h"

namespace shukei::db {
namespace {

// FF[4], GM: 4 is "Gomoku+Renju"; 1, go, is what is meant when nothing is said.
constexpr int kRenju = 4;
constexpr int kGo = 1;
constexpr int kLargestBoard = 26;

bool is_centre(const std::optional<Move>& move) {
  return move && !move->is_pass() && move->point() == kCentre;
}

}  // namespace

std::optional<Exclusion> exclusion_of(const SgfGame& game, bool has_setup) {
  const int type = game.game_type().value_or(kGo);
  if (type != kRenju && type != kGo) {
    return Exclusion{SkipReason::other_game, "GM[" + std::to_string(type) + "] is no renju"};
  }
  if (game.is_gomoku()) return Exclusion{SkipReason::gomoku, "a game of gomoku"};
  if (has_setup) {
    return Exclusion{SkipReason::setup_position, "stones are set up, not played"};
  }
  return std::nullopt;
}

std::optional<SgfPoints> points_on_our_board(SgfGame& game, const SgfPoints& points,
                                             std::string_view first_stone) {
  const auto size = game.board_size();
  if (size == kBoardSize || (!size && game.game_type() == kRenju)) return points;
  if (size) game.flag(GameFlag::wrong_board_size);
  if (is_centre(points.read(first_stone))) return points;
  if (!size || *size <= kBoardSize || *size > kLargestBoard) return std::nullopt;
  SgfPoints on_larger = points;
  on_larger.set_board(*size);
  if (is_centre(on_larger.read(first_stone))) return on_larger;
  return std::nullopt;
}

}  // namespace shukei::db
