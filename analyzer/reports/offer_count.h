#pragma once

#include <map>
#include <vector>

#include "analyzer/enumeration/burnside_count.h"

namespace shukei::analyzer {

/// How many different valid offers of `offered` fifth moves there are: sets of points no two of
/// which are in one class. That is the elementary symmetric polynomial of degree `offered` of the
/// sizes of the classes: each class gives one of its members or none. Exact; 0 when there are
/// fewer classes. Two sets are different when their points are, symmetric or not.
ExactInteger count_offers(const std::vector<int>& class_sizes, int offered);

/// count_offers() with a memory: most positions have no symmetry, so few lists of sizes differ.
class OfferCounter {
 public:
  explicit OfferCounter(int offered) : offered_(offered) {}
  const ExactInteger& operator()(std::vector<int> class_sizes);

 private:
  int offered_;
  std::map<std::vector<int>, ExactInteger> known_;
};

}  // namespace shukei::analyzer
