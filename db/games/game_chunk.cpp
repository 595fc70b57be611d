#include "db/games/game_chunk.h"

#include <algorithm>

#include "db/games/game_codec.h"
#include "db/games/game_line.h"

namespace shukei::db {

void GameChunk::add(const GameRecord& game, std::uint32_t rule) {
  fields_ += encode_fields(game);
  field_ends_.push_back(fields_.size());
  moves_.insert(moves_.end(), game.moves.begin(), game.moves.end());
  line_ends_.push_back(moves_.size());
  classes_.push_back({rule, static_cast<std::uint16_t>(game.date.year), game.result});
}

void GameChunk::work_out() {
  std::vector<GameVisit> visits;
  visits.reserve(size() * (kMostPlies + 1));
  lines_.reserve(moves_.size());
  std::size_t begin = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    const std::span<const Move> moves = std::span(moves_).subspan(begin, line_ends_[i] - begin);
    lines_ += canonical_line(moves);
    append_visits(moves, first_ + static_cast<std::uint32_t>(i), visits);
    begin = line_ends_[i];
  }
  std::vector<Move>().swap(moves_);
  std::sort(visits.begin(), visits.end(),
            [](const GameVisit& a, const GameVisit& b) { return precedes(a, b); });
  visits_.assign(visits.begin(), visits.end());
}

}  // namespace shukei::db
