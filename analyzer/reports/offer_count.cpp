#include "analyzer/reports/offer_count.h"

#include <algorithm>

namespace shukei::analyzer {

ExactInteger count_offers(const std::vector<int>& class_sizes, int offered) {
  const auto degree = static_cast<std::size_t>(offered);
  // ways[k]: offers of k moves from the classes so far.
  std::vector<ExactInteger> ways(degree + 1);
  ways[0] = 1;
  for (const int size : class_sizes) {
    for (std::size_t k = degree; k > 0; --k) ways[k] += ways[k - 1] * size;
  }
  return ways[degree];
}

const ExactInteger& OfferCounter::operator()(std::vector<int> class_sizes) {
  std::sort(class_sizes.begin(), class_sizes.end());
  const auto known = known_.find(class_sizes);
  if (known != known_.end()) return known->second;
  ExactInteger count = count_offers(class_sizes, offered_);
  return known_.emplace(std::move(class_sizes), std::move(count)).first->second;
}

}  // namespace shukei::analyzer
