#pragma once

#include <map>
#include <string>
#include <vector>

#include "db/games/game_number.h"
#include "db/import/game_record.h"

namespace shukei::db {

class GamesHandle;

/// Under which name a game's rule stands in the statistics: OpeningRule::name() when we know the
/// rule, else what the source calls it, "" when it tells none.
std::string statistics_rule(const GameRecord& game);

/// The key of a rule in the family `rules`: its number in four bytes, big-endian. The value is its
/// name.
std::string rule_key(RuleNumber number);

/// The names of rules that the statistics know, each with a number. Internal to db/.
class RuleNames {
 public:
  /// Reads those of the store. Throws StorageError.
  explicit RuleNames(const GamesHandle& handle);

  /// The number of a name; a new one when it was not known. "" has number 0.
  RuleNumber number_of(const std::string& name);
  /// The names that got their numbers since the last call of accept(), ascending.
  [[nodiscard]] const std::vector<std::string>& added() const { return added_; }
  /// Those added are stored now.
  void accept() { added_.clear(); }
  /// Forgets those added: they were not stored.
  void revoke();

 private:
  std::map<std::string, RuleNumber, std::less<>> numbers_;
  std::vector<std::string> added_;
};

}  // namespace shukei::db
