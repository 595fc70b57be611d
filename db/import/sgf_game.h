#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/import/game_record.h"
#include "db/import/move_text.h"
#include "db/import/sgf_points.h"

namespace shukei::db {

/// The game that an SGF tree is about: what the properties of its nodes say of it, and the moves of
/// its main line, the first variation throughout.
class SgfGame {
 public:
  explicit SgfGame(std::int64_t line) : recorder_(record_) { record_.place = Place::line(line); }
  SgfGame(const SgfGame&) = delete;
  SgfGame& operator=(const SgfGame&) = delete;

  /// Takes one value of a property that is not about a node, without blanks around it unless they
  /// belong to it; others are left alone.
  void take(std::string_view ident, std::string_view value);
  /// Takes a comment on the main line: "5A: g9 i9" in it names offered fifth moves.
  void take_comment(std::string_view comment);

  /// Adds a move of the main line. After one that cannot be added none is.
  void add(Move move, std::string_view text);
  /// Ends the main line at something that cannot be read.
  void stop(std::string_view text);
  void flag(GameFlag flag) { record_.flags.insert(flag); }

  /// The side of the board as stated, nothing when it is not.
  [[nodiscard]] std::optional<int> board_size() const { return board_size_; }
  /// The GM property: 4 is renju and gomoku, 1 is go and what programs write that do not know.
  [[nodiscard]] std::optional<int> game_type() const { return game_type_; }
  /// Whether the rule is said to be one of gomoku.
  [[nodiscard]] bool is_gomoku() const { return is_gomoku_; }
  /// Whether offered fifth moves are told in a way that leaves nothing to be found out.
  [[nodiscard]] bool tells_offers() const { return tells_offers_; }
  /// How long the texts of offers are that are held.
  [[nodiscard]] std::size_t offers_bytes() const { return offers_.size(); }
  /// Whether it is said who played, how it ended, or where: it is a game, not only an analysis.
  [[nodiscard]] bool is_told() const {
    return record_.black || record_.white || record_.result || record_.event;
  }

  /// The finished record. `root_comment` is what is said of the game as a whole.
  GameRecord& finish(std::string_view root_comment, const SgfPoints& points);

 private:
  void take_rule(std::string_view value);
  void take_own(std::string_view ident, std::string_view value);
  void take_flags(std::string_view value);
  void take_offers(std::string_view value);

  GameRecord record_;
  MoveRecorder recorder_;
  bool is_stopped_ = false;
  std::optional<int> board_size_;
  std::optional<int> game_type_;
  bool is_gomoku_ = false;
  std::string offers_;
  bool tells_offers_ = false;  ///< OFFERS is there: nothing needs to be found out of 5A.
  std::string game_name_;
  std::string game_comment_;
  std::string damaged_;  ///< DAMAGED: the names of texts that are.
};

}  // namespace shukei::db
