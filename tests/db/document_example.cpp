#include "tests/db/document_example.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace shukei::db {

std::vector<std::string> examples(const std::string& name) {
  std::ifstream document(SHUKEI_SOURCE_DIR "/db/FORMAT.md");
  EXPECT_TRUE(document);
  std::vector<std::string> lines;
  bool inside = false;
  for (std::string line; std::getline(document, line);) {
    if (line.starts_with("```"))
      inside = line == "```example " + name;
    else if (inside)
      lines.push_back(line);
  }
  EXPECT_GE(lines.size(), 2U) << name;
  return lines;
}

std::string bytes_of(std::string_view text) {
  std::string digits;
  std::copy_if(text.begin(), text.end(), std::back_inserter(digits),
               [](char letter) { return letter != ' '; });
  std::string bytes;
  for (std::size_t at = 0; at + 1 < digits.size(); at += 2)
    bytes += static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16));
  return bytes;
}

ExampleFields::ExampleFields(const std::string& line) {
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const auto equals = word.find('=');
    if (equals != std::string::npos)
      named.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    else
      rest += (rest.empty() ? "" : " ") + word;
  }
}

std::string ExampleFields::text(const std::string& name) const {
  for (const auto& [key, value] : named) {
    if (key == name) return value;
  }
  return "";
}

std::uint64_t ExampleFields::number(const std::string& name, int base) const {
  return std::stoull(text(name), nullptr, base);
}

std::vector<std::uint8_t> ExampleFields::list(const std::string& name) const {
  std::vector<std::uint8_t> numbers;
  std::istringstream parts(text(name));
  for (std::string part; std::getline(parts, part, ',');)
    numbers.push_back(static_cast<std::uint8_t>(std::stoi(part)));
  return numbers;
}

}  // namespace shukei::db
