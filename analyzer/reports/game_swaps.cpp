#include "analyzer/reports/game_swaps.h"

#include <charconv>
#include <string_view>

#include "db/import/words.h"

namespace shukei::analyzer {
namespace {

/// A list of numbers parted by blanks or commas; nothing when there is anything else.
std::optional<std::vector<int>> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  while (!text.empty()) {
    if (text[0] == ' ' || text[0] == ',') {
      text.remove_prefix(1);
      continue;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 0 || number > kBoardPoints) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    numbers.push_back(number);
  }
  return numbers;
}

/// The chances that a record with so many letters tells of; nothing when they are not as many as
/// the rule has in one of its ways.
std::optional<std::vector<OpeningRule::SwapChance>> chances_told(const OpeningRule& rule,
                                                                 std::size_t letters) {
  std::vector<OpeningRule::SwapChance> chances = rule.swap_chances();
  if (chances.size() == letters) return chances;
  std::erase_if(chances, [](const auto& chance) { return chance.branch.has_value(); });
  return chances.size() == letters ? std::optional(std::move(chances)) : std::nullopt;
}

}  // namespace

std::optional<std::vector<int>> swaps_of(const db::GameRecord& game) {
  if (!game.swaps || game.swaps->empty()) return std::nullopt;
  const std::string text = db::lower_case(game.swaps->value);
  if (game.rule && text.find_first_not_of("r-") == std::string::npos) {
    if (const auto chances = chances_told(*game.rule, text.size())) {
      std::vector<int> swaps;
      for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == 'r') swaps.push_back((*chances)[i].after);
      }
      return swaps;
    }
  }
  if (text == "-" || text == "none") return std::vector<int>{};
  return numbers_in(text);
}

}  // namespace shukei::analyzer
