#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "db/import/game_record.h"
#include "db/import/read_limits.h"
#include "db/import/xml_stream.h"

namespace shukei::db {

/// Finds by string_view in maps of strings.
struct StringHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>()(text);
  }
};
template <typename Value>
using StringMap = std::unordered_map<std::string, Value, StringHash, std::equal_to<>>;

/// The tables in front of the games of a RenjuNet database: what its ids stand for.
class RenjunetTables {
 public:
  struct Tournament {
    Text name;
    GameDate date;
    bool has_unread_date = false;
    std::string rule;  ///< An id.
  };
  struct Rule {
    Text name;
    std::optional<OpeningRule> rule;
    bool is_gomoku = false;
  };

  explicit RenjunetTables(const ReadLimits& limits) : limits_(limits) {}

  /// Takes one element; does nothing when it is of none of the tables.
  /// False when the tables would hold more than the limits allow.
  bool add(std::string_view element, const XmlAttributes& attributes);

  /// Each: nothing when the id is not in the table. An opening that the table has but that is none
  /// of the 26 ("not typed") is an empty optional within.
  [[nodiscard]] const Text* player(std::string_view id) const { return find(players_, id); }
  [[nodiscard]] const Tournament* tournament(std::string_view id) const {
    return find(tournaments_, id);
  }
  [[nodiscard]] const Rule* rule(std::string_view id) const { return find(rules_, id); }
  [[nodiscard]] const std::optional<OpeningCode>* opening(std::string_view id) const {
    return find(openings_, id);
  }

 private:
  template <typename Value>
  static const Value* find(const StringMap<Value>& table, std::string_view id) {
    const auto entry = table.find(id);
    return entry == table.end() ? nullptr : &entry->second;
  }

  const ReadLimits& limits_;
  std::size_t entries_ = 0;
  std::size_t bytes_ = 0;
  StringMap<Text> players_;
  StringMap<Tournament> tournaments_;
  StringMap<Rule> rules_;
  StringMap<std::optional<OpeningCode>> openings_;
};

}  // namespace shukei::db
