#include "db/import/renjunet_tables.h"

namespace shukei::db {
namespace {

/// What an entry costs beside its texts: nodes of the map, lengths, pointers.
constexpr std::size_t kEntryBytes = 200;

/// Rules of the category 1 are renju; 2 and 3 are kinds of gomoku. A rule without one is renju.
bool is_gomoku(std::string_view category) { return !category.empty() && category != "1"; }

Text full_name(const XmlAttributes& attributes) {
  std::string name(attributes["name"]);
  const std::string_view surname = attributes["surname"];
  if (!name.empty() && !surname.empty()) name += ' ';
  return text_of(name.append(surname));
}

/// The day a tournament begins, or as much of it as the table tells.
RenjunetTables::Tournament tournament_of(const XmlAttributes& attributes) {
  RenjunetTables::Tournament tournament;
  tournament.name = text_of(attributes["name"]);
  tournament.rule = attributes["rule"];
  for (const std::string_view field : {"start", "end", "year"}) {
    if (attributes[field].empty()) continue;
    const auto date = parse_date(attributes[field]);
    tournament.has_unread_date = tournament.has_unread_date || !date;
    if (!date || !date->is_known()) continue;
    tournament.date = *date;
    break;
  }
  return tournament;
}

std::optional<OpeningCode> opening_of(const XmlAttributes& attributes) {
  for (const std::string_view field : {"abbr", "name"}) {
    if (const auto code = parse_opening(attributes[field])) return code;
  }
  return std::nullopt;
}

}  // namespace

bool RenjunetTables::add(std::string_view element, const XmlAttributes& attributes) {
  const std::string id(attributes["id"]);
  if (element == "player") {
    players_[id] = full_name(attributes);
  } else if (element == "tournament") {
    tournaments_[id] = tournament_of(attributes);
  } else if (element == "rule") {
    const std::string_view name = attributes["name"];
    rules_[id] = {text_of(name), RuleBook::standard().parse(name),
                  is_gomoku(attributes["category"])};
  } else if (element == "opening") {
    openings_[id] = opening_of(attributes);
  } else {
    return true;
  }
  ++entries_;
  bytes_ += kEntryBytes + id.size();
  for (const std::string_view text : {"name", "surname", "rule"}) bytes_ += attributes[text].size();
  return entries_ <= limits_.table_entries && bytes_ <= limits_.table_bytes;
}

}  // namespace shukei::db
