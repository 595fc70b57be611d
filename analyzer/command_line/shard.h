#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// One of several equal parts of a piece of work that are done apart, by other processes or other
/// machines, and put together: part I of N, I from 0 to N-1. Written "I/N". The whole is 0/1.
class Shard {
 public:
  static constexpr int kMostShards = 10'000;

  /// The whole.
  constexpr Shard() = default;

  /// Reads "3/8". Throws UsageError that says what would be right.
  static Shard parse(std::string_view text);

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr int count() const { return count_; }
  [[nodiscard]] constexpr bool is_whole() const { return count_ == 1; }

  /// "3 of 8".
  [[nodiscard]] std::string in_words() const;

  /// Its part of `size` things in a row: from the first to before the second. The parts of all
  /// shards are the whole row, in order.
  [[nodiscard]] std::pair<std::size_t, std::size_t> part_of(std::size_t size) const;

  /// Whether the thing that comes after `passed` of the whole (0 to 1) falls to it, when things
  /// have weights.
  [[nodiscard]] bool holds(double passed) const;

  /// Whether the number-th of things that are dealt out one by one, counted from 0, falls to it.
  [[nodiscard]] constexpr bool is_dealt(std::size_t number) const {
    return number % static_cast<std::size_t>(count_) == static_cast<std::size_t>(index_);
  }

  friend bool operator==(const Shard&, const Shard&) = default;

 private:
  constexpr Shard(int index, int count) : index_(index), count_(count) {}
  int index_ = 0;
  int count_ = 1;
};

/// The option --shard of every command that can do a part of its work; `help` says what a part is.
constexpr OptionSpec shard_option(std::string_view help) {
  return {.name = "shard", .kind = ValueKind::text, .argument = "I/N", .help = help};
}

}  // namespace shukei::analyzer
