#include "db/games/rule_names.h"

#include <memory>

#include "db/games/games_handle.h"
#include "db/games/packed_bytes.h"
#include "db/rocksdb_options.h"

namespace shukei::db {

std::string statistics_rule(const GameRecord& game) {
  if (game.rule) return game.rule->name();
  return game.rule_name ? game.rule_name->value : std::string();
}

std::string rule_key(RuleNumber number) {
  std::string key;
  append_big_endian(to_integer(number), 4, key);
  return key;
}

RuleNames::RuleNames(const GamesHandle& handle) {
  const std::unique_ptr<rocksdb::Iterator> row(
      handle.db().NewIterator(scan_options(), handle.family(GamesFamily::rules)));
  for (row->SeekToFirst(); row->Valid(); row->Next())
    numbers_.emplace(row->value().ToString(),
                     static_cast<RuleNumber>(
                         PackedReader({row->key().data(), row->key().size()}).big_endian(4)));
  require_ok(row->status(), handle.path(), "cannot read the names of rules");
}

RuleNumber RuleNames::number_of(const std::string& name) {
  if (name.empty()) return RuleNumber{};
  if (const auto known = numbers_.find(name); known != numbers_.end()) return known->second;
  const auto number = static_cast<RuleNumber>(numbers_.size() + 1);
  numbers_.emplace(name, number);
  added_.push_back(name);
  return number;
}

void RuleNames::revoke() {
  for (const std::string& name : added_) numbers_.erase(name);
  added_.clear();
}

}  // namespace shukei::db
