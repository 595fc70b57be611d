#include "analyzer/command_line/shard.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "analyzer/command_line/usage_error.h"
#include "db/import/words.h"

namespace shukei::analyzer {
namespace {

/// The number that is the whole text, or -1.
int whole_number(std::string_view text) {
  int number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? number : -1;
}

}  // namespace

Shard Shard::parse(std::string_view text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const int index = whole_number(text.substr(0, slash));
  const int count = whole_number(text.substr(std::min(slash + 1, text.size())));
  if (count < 1 || count > kMostShards || index < 0 || index >= count) {
    throw UsageError(
        fmt::format("--shard: '{}' is not I/N, part I of N: N from 1 to {}, I from 0 to N-1 (0/8, "
                    "1/8, ... 7/8)",
                    db::shown(text), kMostShards));
  }
  return {index, count};
}

std::string Shard::in_words() const { return fmt::format("{} of {}", index_, count_); }

std::pair<std::size_t, std::size_t> Shard::part_of(std::size_t size) const {
  const auto count = static_cast<std::size_t>(count_);
  const auto index = static_cast<std::size_t>(index_);
  // size * index / count without a product that could be too great.
  const auto before = [&](std::size_t parts) {
    return size / count * parts + size % count * parts / count;
  };
  return {before(index), before(index + 1)};
}

bool Shard::holds(double passed) const {
  const auto due = static_cast<int>(passed * count_);
  return std::min(due, count_ - 1) == index_;
}

}  // namespace shukei::analyzer
