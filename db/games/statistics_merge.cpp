#include "db/games/statistics_merge.h"

#include <deque>
#include <string>
#include <string_view>

#include "db/games/position_statistics.h"
#include "db/slice_view.h"

namespace shukei::db {
namespace {

/// A sum of values; unsound once one of them could not be read.
class Sum {
 public:
  void add(const rocksdb::Slice& value) {
    const auto decoded = decode_statistics(view(value));
    sound_ = sound_ && decoded.has_value();
    if (sound_) sum_ += *decoded;
  }
  bool take(std::string* value) const {
    if (sound_) *value = encode_statistics(sum_);
    return sound_;
  }

 private:
  PositionStatistics sum_;
  bool sound_ = true;
};

class StatisticsMerge : public rocksdb::MergeOperator {
 public:
  bool FullMergeV2(const MergeOperationInput& input, MergeOperationOutput* output) const override {
    Sum sum;
    if (input.existing_value != nullptr) sum.add(*input.existing_value);
    for (const rocksdb::Slice& operand : input.operand_list) sum.add(operand);
    return sum.take(&output->new_value);
  }

  bool PartialMergeMulti(const rocksdb::Slice&, const std::deque<rocksdb::Slice>& operands,
                         std::string* value, rocksdb::Logger*) const override {
    Sum sum;
    for (const rocksdb::Slice& operand : operands) sum.add(operand);
    return sum.take(value);
  }

  [[nodiscard]] const char* Name() const override { return kStatisticsMergeName; }
};

}  // namespace

std::shared_ptr<rocksdb::MergeOperator> statistics_merge() {
  static const auto kOperator = std::make_shared<StatisticsMerge>();
  return kOperator;
}

}  // namespace shukei::db
