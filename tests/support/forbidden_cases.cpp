#include "tests/support/forbidden_cases.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "rules/forbidden.h"
#include "rules/notation.h"
#include "tests/support/literal_judge.h"

namespace shukei {
namespace {

std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns(1);
  for (const char letter : line) {
    if (letter == '\t') {
      columns.emplace_back();
    } else {
      columns.back() += letter;
    }
  }
  return columns;
}

PointSet read_points(const std::string& text) {
  PointSet points;
  for (const Point point : parse_points(text)) points.insert(point);
  return points;
}

std::map<Point, std::string> read_kinds(const std::string& text) {
  std::map<Point, std::string> kinds;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto colon = word.find(':');
    if (colon == std::string::npos) throw std::runtime_error("no kind: " + word);
    kinds[parse_points(word.substr(0, colon)).at(0)] = word.substr(colon + 1);
  }
  return kinds;
}

ForbiddenCase read_case(const std::string& line) {
  const auto columns = columns_of(line);
  if (columns.size() != 6) throw std::runtime_error("not six columns");
  return {columns[0], Board(read_points(columns[1]), read_points(columns[2])),
          read_kinds(columns[3]), read_kinds(columns[4]), columns[5]};
}

}  // namespace

std::vector<ForbiddenCase> read_forbidden_cases(const std::string& name) {
  const std::string path = std::string(SHUKEI_SOURCE_DIR) + "/tests/cases/" + name;
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<ForbiddenCase> cases;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty() || line.front() == '#' || line.starts_with("name\t")) continue;
    try {
      cases.push_back(read_case(line));
    } catch (const std::exception& error) {
      throw std::runtime_error(path + ":" + std::to_string(number) + ": " + error.what());
    }
  }
  return cases;
}

std::map<Point, std::string> kinds_by_fast_judge(const Board& board) {
  std::map<Point, std::string> kinds;
  const ForbiddenPoints points = forbidden_points(board);
  for (const Point point : points.fives) kinds[point] = "five";
  for (const Point point : points.forbidden()) {
    kinds[point] = std::string(to_string(points.kind_at(point).value()));
  }
  return kinds;
}

std::map<Point, std::string> kinds_by_literal_judge(const Board& board) {
  std::map<Point, std::string> kinds;
  for (const Point point : board.free()) {
    switch (literal::judge(board, point)) {
      case literal::Verdict::allowed:
        break;
      case literal::Verdict::five:
        kinds[point] = "five";
        break;
      case literal::Verdict::overline:
        kinds[point] = "overline";
        break;
      case literal::Verdict::double_four:
        kinds[point] = "double_four";
        break;
      case literal::Verdict::double_three:
        kinds[point] = "double_three";
        break;
    }
  }
  return kinds;
}

std::string to_string(const Board& board, const std::map<Point, std::string>& kinds) {
  std::string text = "black: " + to_string(board.black()) + "; white: " + to_string(board.white());
  text += ";";
  for (const auto& [point, kind] : kinds) text += " " + to_string(point) + ":" + kind;
  return text;
}

}  // namespace shukei
