#include "db/import/playok_moves.h"

#include <optional>
#include <utility>
#include <vector>

#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

/// Stones before the choice of colour, and before the fifth moves are offered.
constexpr std::size_t kBeforeChoice = 3;
constexpr std::size_t kBeforeOffers = 4;
constexpr std::size_t kOffers = 2;

bool is_choice(const MoveWord& word) {
  const std::string letters = lower_case(word.text);
  return letters == "black" || letters == "white";
}

/// The result at the end; "black" and "white" are none here.
bool is_result(const MoveWord& word) {
  if (is_choice(word)) return false;
  return word.text == "*" || (!word.move && parse_result(word.text));
}

GameResult reversed(GameResult result) {
  if (result == GameResult::draw) return result;
  return result == GameResult::black_wins ? GameResult::white_wins : GameResult::black_wins;
}

class Transcript {
 public:
  Transcript(std::string_view text, GameRecord& game)
      : scanner_(text), game_(game), recorder_(game) {}

  PlayokMoves read() {
    while (const auto word = scanner_.next()) {
      ++turns_;
      if (is_result(*word) || !take(*word)) break;
    }
    record_other_offers(offers_, game_);
    if (is_renju_) return PlayokMoves::renju;
    return game_.swaps ? PlayokMoves::gomoku : PlayokMoves::plain;
  }

 private:
  /// Takes one turn; false when the transcript cannot be read on.
  bool take(const MoveWord& word) {
    constexpr int kSecondTurn = 2;
    if (word.move && word.move->is_pass()) {
      is_renju_ = is_renju_ || turns_ == kSecondTurn;
      return true;
    }
    if (game_.moves.size() == kBeforeChoice && !game_.swaps && is_choice(word)) {
      choose(word);
      return true;
    }
    if (!word.move) {
      recorder_.stop(GameFlag::unreadable_move, rest_from(word));
      return false;
    }
    const bool is_offer =
        is_renju_ && game_.moves.size() == kBeforeOffers && offers_.size() < kOffers;
    if (is_offer) offers_.push_back(word.move->point());
    return is_offer || recorder_.add(*word.move, rest_from(word));
  }

  void choose(const MoveWord& word) {
    game_.swaps = text_of(word.text);
    if (lower_case(word.text) != "black") return;
    std::swap(game_.black, game_.white);
    if (game_.result) game_.result = reversed(*game_.result);
  }

  std::string_view rest_from(const MoveWord& word) const {
    return {word.text.data(), word.text.size() + scanner_.rest().size()};
  }

  MoveScanner scanner_;
  GameRecord& game_;
  MoveRecorder recorder_;
  std::vector<Point> offers_;
  int turns_ = 0;
  bool is_renju_ = false;
};

}  // namespace

PlayokMoves read_playok_moves(std::string_view marked, GameRecord& game) {
  return Transcript(marked, game).read();
}

}  // namespace shukei::db
