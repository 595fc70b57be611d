#include "analyzer/batch/forbidden_batch.h"

#include <algorithm>
#include <cctype>

#include "rules/forbidden.h"
#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

bool is_header(std::string_view line) {
  constexpr std::string_view kBlacks = "blacks";
  const std::string_view cell = line.substr(0, line.find('\t'));
  const bool same = cell.size() <= kBlacks.size() &&
                    std::equal(cell.begin(), cell.end(), kBlacks.begin(), [](char a, char b) {
                      return std::tolower(static_cast<unsigned char>(a)) == b;
                    });
  return same && cell.size() + 1 >= kBlacks.size();
}

ExitStatus answer(const BatchLine& line, JsonWriter& json) {
  const ForbiddenPoints points = forbidden_points(parse_stone_columns(line.text));
  json.begin_object();
  json.member("line", line.number);
  json.key("forbidden");
  json.begin_object();
  for (const Point point : points.forbidden()) {
    json.member(to_string(point), to_string(*points.kind_at(point)));
  }
  json.end_object();
  json.end_object();
  return ExitStatus::done;
}

}  // namespace

Board parse_stone_columns(std::string_view line) {
  const std::size_t black_end = std::min(line.find('\t'), line.size());
  const PointSet black = parse_stones(line.substr(0, black_end));
  if (black_end == line.size()) return {black, {}};
  const std::size_t white_end = std::min(line.find('\t', black_end + 1), line.size());
  return {black, parse_stones(line.substr(0, white_end), black_end + 1, black)};
}

LineBatch forbidden_batch() { return {answer, is_header}; }

}  // namespace shukei::analyzer
