#include "rules/opening_rule.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/line.h"
#include "rules/opening_rule_tables.h"

namespace shukei {
namespace {

/// The boxes of moves 1 to 3 of the 26 openings.
constexpr std::array kOpeningBoxes{1, 3, 5};

constexpr int kBoxes = kAnywhere / 2 + 1;
constexpr int box_index(int box) { return box / 2; }

/// How many moves of a colour each box must hold, by index, those whose box the rule tells.
using MovesOfBox = std::array<int, kBoxes>;

/// Calls visit(move, box) for the moves whose box the rule tells under a choice, in their order.
template <typename Visit>
void for_each_boxed_move(const OpeningRule& rule, Choice choice, Visit visit) {
  for (const Stage& stage : rule.stages()) {
    if (stage.choice && *stage.choice != choice) continue;
    if (stage.kind == StageKind::place_opening) {
      for (std::size_t i = 0; i < kOpeningBoxes.size(); ++i) {
        visit(static_cast<int>(i) + 1, kOpeningBoxes[i]);
      }
    } else if (stage.kind == StageKind::place || stage.kind == StageKind::offer) {
      visit(stage.move, stage.box);
    }
  }
}

MovesOfBox moves_of_box(const OpeningRule& rule, Choice choice, Colour colour, int moves) {
  MovesOfBox needed{};
  for_each_boxed_move(rule, choice, [&](int move, int box) {
    if (move <= moves && Line::colour_of(static_cast<std::size_t>(move)) == colour) {
      ++needed[static_cast<std::size_t>(box_index(box))];
    }
  });
  return needed;
}

/// The `count`-th move, from 1, of a colour that must lie in exactly this box.
int nth_move_of_box(const OpeningRule& rule, Choice choice, Colour colour, int box, int count) {
  int found = 0;
  for_each_boxed_move(rule, choice, [&](int move, int its_box) {
    if (its_box != box || Line::colour_of(static_cast<std::size_t>(move)) != colour) return;
    if (--count == 0) found = move;
  });
  return found;
}

/// The stones by the index of the smallest box that holds them.
MovesOfBox stones_of_box(const PointSet& stones) {
  MovesOfBox held{};
  for (const Point stone : stones) {
    constexpr int kMiddle = kBoardSize / 2;
    const int ring = std::max(std::abs(stone.column() - kMiddle), std::abs(stone.row() - kMiddle));
    ++held[static_cast<std::size_t>(ring)];
  }
  return held;
}

/// The boxes are nested, so by Hall's theorem a colour's moves can be given stones exactly when
/// every box holds as many of its stones as moves must lie in it.
std::optional<PlacementFault> placement_fault(const OpeningRule& rule, Choice choice,
                                              const Board& board, Colour colour) {
  const MovesOfBox needed = moves_of_box(rule, choice, colour, board.size());
  const MovesOfBox held = stones_of_box(board.stones(colour));
  int spare = 0;
  for (std::size_t i = 0; i < needed.size(); ++i) {
    spare += held[i];
    if (needed[i] > spare) {
      const int box = 2 * static_cast<int>(i) + 1;
      return PlacementFault{nth_move_of_box(rule, choice, colour, box, spare + 1), box};
    }
    spare -= needed[i];
  }
  return std::nullopt;
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

std::vector<OpeningRule::SwapChance> OpeningRule::swap_chances() const {
  constexpr int kFifth = 5;
  std::vector<SwapChance> chances;
  int placed = 0;
  for (const Stage& stage : stages()) {
    if (stage.kind == StageKind::swap) chances.push_back({placed, stage.choice});
    if (stage.kind == StageKind::place || stage.kind == StageKind::place_opening) {
      placed = stage.move;
    }
    if (stage.kind == StageKind::offer) placed = kFifth - 1;
    if (stage.kind == StageKind::pick) placed = kFifth;
  }
  return chances;
}

std::optional<PlacementFault> placement_fault(const OpeningRule& rule, Choice choice,
                                              const Board& board) {
  if (!board.is_alternating()) {
    const bool black_is_short = board.black().size() < board.white().size();
    const int shorter = std::min(board.black().size(), board.white().size());
    return PlacementFault{2 * shorter + (black_is_short ? 1 : 2), kAnywhere};
  }
  for (const Colour colour : {Colour::black, Colour::white}) {
    if (auto fault = placement_fault(rule, choice, board, colour)) return fault;
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
