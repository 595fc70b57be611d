#include "rules/opening_rule.h"

#include <algorithm>
#include <array>

#include "rules/opening_rule_tables.h"

namespace shukei {
namespace {

/// The boxes of one colour's moves up to move `moves`, with the moves' numbers, smallest first.
struct BoxedMove {
  int box;
  int move;
};

std::vector<BoxedMove> boxed_moves(const OpeningRule& rule, Choice choice, Colour colour,
                                   int moves) {
  std::vector<BoxedMove> boxed;
  for (int move = colour == Colour::black ? 1 : 2; move <= moves; move += 2) {
    boxed.push_back({rule.box_of_move(move, choice), move});
  }
  std::stable_sort(boxed.begin(), boxed.end(),
                   [](const BoxedMove& a, const BoxedMove& b) { return a.box < b.box; });
  return boxed;
}

/// A rule's name as it is compared: lower case, without blanks, hyphens and underscores, the
/// Estonian õ (and the ö and ô it is often written as) as o.
std::string folded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const std::string_view pair = text.substr(i, 2);
    if (pair == "õ" || pair == "Õ" || pair == "ö" || pair == "Ö" || pair == "ô") {
      result += 'o';
      ++i;
    } else if (c >= 'A' && c <= 'Z') {
      result += static_cast<char>(c - 'A' + 'a');
    } else if (c != ' ' && c != '-' && c != '_') {
      result += c;
    }
  }
  return result;
}

/// Takes the digits off the end of `name`. Nothing when there are none; 0 for a number that no
/// rule can have.
std::optional<int> take_number(std::string& name) {
  const std::size_t last_letter = name.find_last_not_of("0123456789");
  const std::string digits = name.substr(last_letter + 1);
  if (digits.empty()) return std::nullopt;
  name.resize(last_letter + 1);
  if (digits.size() > 2 || digits[0] == '0') return 0;
  return std::stoi(digits);
}

bool is_named(const RuleTable& table, const std::string& wanted) {
  return folded(table.name) == wanted ||
         std::find(table.spellings.begin(), table.spellings.end(), wanted) != table.spellings.end();
}

}  // namespace

std::string OpeningRule::name() const {
  std::string name(table_->name);
  const bool shown = table_->prints_default_limit || limit_ != table_->default_limit;
  if (table_->has_limit && shown) name += "-" + std::to_string(limit_);
  return name;
}

bool OpeningRule::has_choice(Choice choice) const {
  const bool branches = std::any_of(stages().begin(), stages().end(), [](const Stage& stage) {
    return stage.kind == StageKind::choose;
  });
  const bool offers = std::any_of(stages().begin(), stages().end(), [](const Stage& stage) {
    return stage.kind == StageKind::offer;
  });
  return branches || offers == (choice == Choice::offer);
}

std::vector<Choice> OpeningRule::choices() const {
  std::vector<Choice> known;
  for (const Choice choice : {Choice::single, Choice::offer}) {
    if (has_choice(choice)) known.push_back(choice);
  }
  return known;
}

Choice OpeningRule::default_choice() const {
  return has_choice(Choice::offer) ? Choice::offer : Choice::single;
}

int OpeningRule::box_of_move(int number, Choice choice) const {
  constexpr std::array kOpeningBoxes{1, 3, 5};
  for (const Stage& stage : stages()) {
    if (stage.choice && stage.choice != choice) continue;
    if (stage.kind == StageKind::place_opening && number <= 3) {
      return kOpeningBoxes[static_cast<std::size_t>(number - 1)];
    }
    const bool places = stage.kind == StageKind::place || stage.kind == StageKind::offer;
    if (places && stage.move == number) return stage.box;
  }
  return kAnywhere;
}

OpeningRule::OfferRange OpeningRule::offer_range(Choice choice) const {
  for (const Stage& stage : stages()) {
    if (stage.kind != StageKind::offer || choice != Choice::offer) continue;
    const int most = number_of(stage.count);
    return {stage.count.kind == Quantity::Kind::declared ? 1 : most, most};
  }
  return {1, 1};
}

int OpeningRule::number_of(const Quantity& count) const {
  if (count.kind == Quantity::Kind::limit) return limit_;
  if (count.kind == Quantity::Kind::fixed) return count.value;
  const auto declaration = std::find_if(stages().begin(), stages().end(), [](const Stage& stage) {
    return stage.kind == StageKind::declare;
  });
  return count.kind == Quantity::Kind::declared ? number_of(declaration->count) : 0;
}

bool OpeningRule::is_declared() const {
  return std::any_of(stages().begin(), stages().end(),
                     [](const Stage& stage) { return stage.kind == StageKind::declare; });
}

std::optional<PlacementFault> placement_fault(const OpeningRule& rule, Choice choice,
                                              const Board& board) {
  const int stones = board.size();
  if (!board.is_alternating()) {
    const bool black_is_short = board.black().size() < board.white().size();
    const int shorter = std::min(board.black().size(), board.white().size());
    return PlacementFault{2 * shorter + (black_is_short ? 1 : 2), kAnywhere};
  }
  // The boxes are nested, so by Hall's theorem the moves can be given stones exactly when the j
  // smallest boxes of a colour hold at least j of its stones, for every j.
  for (const Colour colour : {Colour::black, Colour::white}) {
    int needed = 0;
    for (const auto& [box, move] : boxed_moves(rule, choice, colour, stones)) {
      ++needed;
      if ((board.stones(colour) & central_box(box)).size() < needed) {
        return PlacementFault{move, box};
      }
    }
  }
  return std::nullopt;
}

bool is_possible(const OpeningRule& rule, Choice choice, const Board& board) {
  return !placement_fault(rule, choice, board).has_value();
}

const RuleBook& RuleBook::standard() {
  static const RuleBook kBook(
      {&kTaraguchi, &kSoosorv, &kYamaguchi, &kRif, &kTarannikov, &kSuperTaraguchi});
  return kBook;
}

std::optional<OpeningRule> RuleBook::parse(std::string_view name) const {
  std::string wanted = folded(name);
  const std::optional<int> number = take_number(wanted);
  for (const RuleTable* table : tables_) {
    if (!is_named(*table, wanted)) continue;
    if (number && !table->has_limit) return std::nullopt;
    const int limit = number.value_or(table->default_limit);
    if (limit < 1 || limit > kGreatestLimit) return std::nullopt;
    return OpeningRule(*table, limit);
  }
  return std::nullopt;
}

std::vector<OpeningRule> RuleBook::rules() const {
  std::vector<OpeningRule> all;
  for (const RuleTable* table : tables_) all.emplace_back(*table, table->default_limit);
  return all;
}

}  // namespace shukei
