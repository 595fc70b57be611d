#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace shukei::db {

/// A binary case written as text; see tests/cases/renlib/README.md.
struct HexCase {
  std::string name;
  std::string bytes;
  std::vector<std::string> expected;
};

/// Every *.hex of a directory under tests/cases, by name. Throws when one cannot be read.
std::vector<HexCase> hex_cases(const std::string& directory);

}  // namespace shukei::db
