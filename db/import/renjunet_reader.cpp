#include "db/import/renjunet_reader.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "db/import/delivery.h"
#include "db/import/move_text.h"
#include "db/import/record_fields.h"
#include "db/import/renjunet_tables.h"
#include "db/import/words.h"
#include "db/import/xml_stream.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

class RenjunetReader : public XmlHandler {
 public:
  RenjunetReader(const std::string& name, const ReadLimits& limits, Delivery& delivery)
      : name_(name), limits_(limits), delivery_(delivery), tables_(limits) {}

  void begin_element(std::string_view name, const XmlAttributes& attributes,
                     std::int64_t line) override;
  void end_element(std::string_view name) override;
  void take_text(std::string_view text) override;

 private:
  void begin_game(const XmlAttributes& attributes, std::int64_t line);
  void end_game();
  void read_players(const XmlAttributes& attributes);
  void read_tournament(const XmlAttributes& attributes);
  void read_rule(std::string_view id);
  void read_opening(std::string_view id);
  std::optional<Player> player(std::string_view id);
  [[noreturn]] void refuse(const std::string& why) const;

  const std::string& name_;
  const ReadLimits& limits_;
  Delivery& delivery_;
  RenjunetTables tables_;

  GameRecord game_;
  std::string alt_;
  bool in_game_ = false;
  bool is_gomoku_ = false;
  /// Where the text of the element being read goes; nowhere outside <move> and <info>.
  std::string* text_ = nullptr;
  std::string move_text_;
  std::string info_text_;
  std::int64_t line_ = 0;
};

void RenjunetReader::begin_element(std::string_view name, const XmlAttributes& attributes,
                                   std::int64_t line) {
  line_ = line;
  if (name == "game") {
    begin_game(attributes, line);
  } else if (!in_game_) {
    if (!tables_.add(name, attributes)) refuse("more players, events and rules than are read");
  } else if (name == "move") {
    text_ = &move_text_;
  } else if (name == "info") {
    text_ = &info_text_;
  }
}

void RenjunetReader::end_element(std::string_view name) {
  text_ = nullptr;
  if (name == "game" && in_game_) end_game();
}

void RenjunetReader::take_text(std::string_view text) {
  if (text_ == nullptr) return;
  if (text_->size() + text.size() > limits_.text_bytes) {
    refuse("a text of more than " + std::to_string(limits_.text_bytes) + " bytes");
  }
  *text_ += text;
}

void RenjunetReader::begin_game(const XmlAttributes& attributes, std::int64_t line) {
  std::vector<Move> moves = std::move(game_.moves);  // Keeps their memory.
  moves.clear();
  game_ = GameRecord();
  game_.moves = std::move(moves);
  game_.place = Place::line(line);
  move_text_.clear();
  info_text_.clear();
  in_game_ = true;
  read_rule(attributes["rule"]);
  if (is_gomoku_) return;
  if (!attributes["id"].empty()) game_.id = text_of(attributes["id"]).value;
  if (!attributes["publisher"].empty()) game_.publisher = text_of(attributes["publisher"]);
  if (!attributes["round"].empty()) game_.round = text_of(attributes["round"]);
  if (!attributes["swap"].empty()) game_.swaps = text_of(attributes["swap"]);
  read_players(attributes);
  read_tournament(attributes);
  read_opening(attributes["opening"]);
  if (!attributes["bresult"].empty()) read_result_field(attributes["bresult"], game_);
  alt_ = trimmed(attributes["alt"]);
}

void RenjunetReader::end_game() {
  in_game_ = false;
  if (is_gomoku_) {
    delivery_.skip(SkipReason::gomoku);
    return;
  }
  record_moves(move_text_, game_);
  if (!alt_.empty()) read_offers_field(alt_, game_);
  const std::string_view info = trimmed(info_text_);
  if (!info.empty()) game_.info = text_of(info);
  delivery_.give(game_);
}

std::optional<Player> RenjunetReader::player(std::string_view id) {
  if (id.empty() || id == "0") return std::nullopt;
  Player player;
  player.id = text_of(id).value;
  if (const Text* const name = tables_.player(id)) {
    player.name = *name;
  } else {
    game_.flags.insert(GameFlag::unknown_id);
  }
  return player;
}

void RenjunetReader::read_players(const XmlAttributes& attributes) {
  game_.black = player(attributes["black"]);
  game_.white = player(attributes["white"]);
}

void RenjunetReader::read_tournament(const XmlAttributes& attributes) {
  const std::string_view id = attributes["tournament"];
  if (id.empty() || id == "0") return;
  game_.event_id = text_of(id).value;
  const auto* const tournament = tables_.tournament(id);
  if (tournament == nullptr) {
    game_.flags.insert(GameFlag::unknown_id);
    return;
  }
  game_.event = tournament->name;
  game_.date = tournament->date;
  if (tournament->has_unread_date) game_.flags.insert(GameFlag::unread_date);
}

void RenjunetReader::read_rule(std::string_view id) {
  is_gomoku_ = false;
  if (id.empty() || id == "0") return;
  const auto* const rule = tables_.rule(id);
  if (rule == nullptr) {
    game_.flags.insert(GameFlag::unknown_id);
    return;
  }
  is_gomoku_ = rule->is_gomoku;
  game_.rule_name = rule->name;
  game_.rule = rule->rule;
  if (!rule->rule) game_.flags.insert(GameFlag::unknown_rule);
}

void RenjunetReader::read_opening(std::string_view id) {
  if (id.empty() || id == "0") return;
  if (const auto* const opening = tables_.opening(id)) {
    game_.opening = *opening;
  } else {
    game_.flags.insert(GameFlag::unknown_id);
  }
}

void RenjunetReader::refuse(const std::string& why) const {
  throw ParseError(name_, line_, 0, why);
}

}  // namespace

ReadReport read_renjunet(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::renjunet;
  report.charset = decide_charset(source, &xml_charset_statement, options.charset);
  Delivery delivery(sink, report, options.limits);
  delivery.warn_of_charset();
  RenjunetReader reader(source.name(), options.limits, delivery);
  XmlLimits limits;
  limits.tag_bytes = options.limits.text_bytes;
  read_xml(source, report.charset, limits, reader);
  return report;
}

}  // namespace shukei::db
