#include "tests/db/import/hex_file.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace shukei::db {
namespace {

/// Appends what one line of hexadecimal digits and quoted texts stands for.
void append_bytes(const std::string& line, std::string& bytes) {
  for (std::size_t i = 0; i < line.size() && line[i] != '#';) {
    if (line[i] == ' ') {
      ++i;
    } else if (line[i] == '"') {
      const std::size_t end = line.find('"', i + 1);
      if (end == std::string::npos) throw std::runtime_error("no closing quote: " + line);
      bytes += line.substr(i + 1, end - i - 1);
      i = end + 1;
    } else {
      std::size_t used = 0;
      bytes += static_cast<char>(std::stoi(line.substr(i, 2), &used, 16));
      if (used != 2) throw std::runtime_error("no byte: " + line);
      i += 2;
    }
  }
}

HexCase read_case(const std::filesystem::path& path) {
  HexCase hex_case;
  hex_case.name = path.stem();
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("= ")) {
      hex_case.expected.push_back(line.substr(2));
    } else {
      append_bytes(line, hex_case.bytes);
    }
  }
  if (hex_case.expected.empty()) throw std::runtime_error("nothing expected of " + hex_case.name);
  return hex_case;
}

}  // namespace

std::vector<HexCase> hex_cases(const std::string& directory) {
  std::vector<HexCase> cases;
  const auto place = std::filesystem::path(SHUKEI_SOURCE_DIR) / "tests/cases" / directory;
  for (const auto& entry : std::filesystem::directory_iterator(place)) {
    if (entry.path().extension() == ".hex") cases.push_back(read_case(entry.path()));
  }
  std::sort(cases.begin(), cases.end(),
            [](const HexCase& a, const HexCase& b) { return a.name < b.name; });
  return cases;
}

}  // namespace shukei::db
