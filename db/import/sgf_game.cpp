#include "db/import/sgf_game.h"

#include <charconv>

#include "db/import/damaged_texts.h"
#include "db/import/record_fields.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

/// The number at the front: SZ may be "15" or "15:15".
std::optional<int> leading_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  return number;
}

/// What follows "5A" in a comment, as far as it is points; "" when nothing does.
std::string_view offers_in(std::string_view comment) {
  std::size_t begin = comment.find("5A");
  if (begin == std::string_view::npos) begin = comment.find("5a");
  if (begin == std::string_view::npos) return {};
  comment.remove_prefix(begin + 2);
  comment.remove_prefix(std::min(comment.find_first_not_of(" :="), comment.size()));
  MoveScanner scanner(comment);
  std::size_t length = 0;
  for (auto word = scanner.next(); word && word->move && !word->move->is_pass();
       word = scanner.next()) {
    length = comment.size() - scanner.rest().size();
  }
  return comment.substr(0, length);
}

/// Offered fifths are written as anywhere, or as SGF writes points: "gh".
std::vector<Point> offered_points(std::string_view text, const SgfPoints& points) {
  std::vector<Point> offered = parse_offered(text);
  if (!offered.empty()) return offered;
  MoveScanner scanner(text);
  while (const auto word = scanner.next()) {
    const auto move = points.read(word->text);
    if (!move || move->is_pass() || offered.size() == kBoardPoints) return {};
    offered.push_back(move->point());
  }
  return offered;
}

/// The player that is told of, about whom nothing may have been told before.
Player& player(std::optional<Player>& told) { return told ? *told : told.emplace(); }

}  // namespace

/// What FF[4] has no properties for, as our own exports write it: see analyzer/exporters/README.md.
void SgfGame::take_own(std::string_view ident, std::string_view value) {
  if (ident == "ID") record_.id = text_of(value).value;
  if (ident == "BI") player(record_.black).id = text_of(value).value;
  if (ident == "WI") player(record_.white).id = text_of(value).value;
  if (ident == "EI") record_.event_id = text_of(value).value;
  if (ident == "SWAPS") record_.swaps = text_of(value);
  if (ident == "DECLARED") read_declared_field(value, record_);
  if (ident == "PICKED") record_.picked = parse_point(value);
  if (ident == "UNREAD") assign_text(value, record_.unread_moves);
  if (ident == "FLAGS") take_flags(value);
  if (ident == "DAMAGED") damaged_ = value;
}

void SgfGame::take_flags(std::string_view value) {
  for (const GameFlag flag : all_game_flags()) {
    if (has_word(value, to_string(flag))) record_.flags.insert(flag);
  }
}

/// Points may repeat in the text, not in a record.
void SgfGame::take_offers(std::string_view value) {
  tells_offers_ = true;
  record_.offers.clear();
  PointSet offered;
  for (const Point point : parse_offered(value)) {
    if (offered.contains(point)) continue;
    offered.insert(point);
    record_.offers.push_back(point);
  }
}

void SgfGame::take_rule(std::string_view value) {
  read_rule_field(value, record_);
  is_gomoku_ = !record_.rule && lower_case(value).find("gomoku") != std::string::npos &&
               lower_case(value).find("renju") == std::string::npos;
}

void SgfGame::take(std::string_view ident, std::string_view value) {
  if (ident == "OFFERS") take_offers(value);
  if (value.empty()) return;
  take_own(ident, value);
  if (ident == "PB") player(record_.black).name = text_of(value);
  if (ident == "PW") player(record_.white).name = text_of(value);
  if (ident == "EV") record_.event = text_of(value);
  if (ident == "RO") record_.round = text_of(value);
  if (ident == "DT") read_date_field(value, record_);
  if (ident == "RE") read_result_field(value, record_);
  if (ident == "RU") take_rule(value);
  if (ident == "US") record_.publisher = text_of(value);
  if (ident == "ON") read_opening_field(value, record_);
  if (ident == "SZ") board_size_ = leading_number(value);
  if (ident == "GM") game_type_ = leading_number(value);
  if (ident == "GN") game_name_ = value;
  if (ident == "GC") game_comment_ = value;
  if (ident == "5A") offers_.append(offers_.empty() ? "" : " ").append(value);
}

void SgfGame::take_comment(std::string_view comment) {
  if (offers_.empty() && !tells_offers_) offers_ = offers_in(comment);
}

void SgfGame::add(Move move, std::string_view text) {
  if (!is_stopped_) is_stopped_ = !recorder_.add(move, text);
}

void SgfGame::stop(std::string_view text) {
  if (!is_stopped_) recorder_.stop(GameFlag::unreadable_move, text);
  is_stopped_ = true;
}

GameRecord& SgfGame::finish(std::string_view root_comment, const SgfPoints& points) {
  for (const std::string_view text :
       {std::string_view(game_name_), std::string_view(game_comment_), root_comment}) {
    if (!text.empty()) append_info(text, record_);
  }
  if (!offers_.empty()) record_.offers_text = text_of(offers_);
  if (!offers_.empty() && !tells_offers_) {
    const auto offered = offered_points(offers_, points);
    if (offered.empty()) record_.flags.insert(GameFlag::unread_offers);
    record_other_offers(offered, record_);
  }
  settle_told_fields(record_);
  mark_damaged_texts(damaged_, record_);
  return record_;
}

}  // namespace shukei::db
