#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace shukei::db {

/// The lines of the block ```example NAME of db/FORMAT.md.
std::vector<std::string> examples(const std::string& name);

/// Bytes from "67 57" or "6757".
std::string bytes_of(std::string_view text);

/// The NAME=TEXT words of a line, and what stands behind them.
struct ExampleFields {
  std::vector<std::pair<std::string, std::string>> named;
  std::string rest;

  explicit ExampleFields(const std::string& line);
  /// "" when there is no such name.
  [[nodiscard]] std::string text(const std::string& name) const;
  [[nodiscard]] std::uint64_t number(const std::string& name, int base = 16) const;
  /// Decimal numbers parted by commas.
  [[nodiscard]] std::vector<std::uint8_t> list(const std::string& name) const;
};

}  // namespace shukei::db
