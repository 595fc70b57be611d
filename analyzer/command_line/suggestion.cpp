#include "analyzer/command_line/suggestion.h"

#include <algorithm>
#include <vector>

namespace shukei::analyzer {

int edit_distance(std::string_view a, std::string_view b) {
  std::vector<int> before(b.size() + 1);
  std::vector<int> last(b.size() + 1);
  std::vector<int> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int change = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates) {
  constexpr std::size_t kLongestWord = 40;
  if (word.empty() || word.size() > kLongestWord) return {};
  std::string_view best;
  int least = static_cast<int>(kLongestWord);
  for (const std::string_view candidate : candidates) {
    const int distance = edit_distance(word, candidate);
    const int allowed = std::max(1, static_cast<int>(candidate.size()) / 3);
    const bool near = distance <= allowed || (word.size() > 1 && candidate.starts_with(word));
    if (near && distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
  const std::string_view near = nearest(word, candidates);
  return near.empty() ? std::string() : "; did you mean '" + std::string(near) + "'?";
}

}  // namespace shukei::analyzer
