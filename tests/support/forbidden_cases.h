#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/board.h"

namespace shukei {

/// A position of tests/cases/forbidden_*.tsv with what Black's moves are: "overline",
/// "double_four", "double_three", "five" for those points that are such, and the claim a source
/// makes of some points, with "allowed" and "forbidden" (kind not told) as well.
struct ForbiddenCase {
  std::string name;
  Board board;
  std::map<Point, std::string> claimed;
  std::map<Point, std::string> kinds;
  std::string source;
};

/// The cases of the file tests/cases/`name`: lines of TSV after a header row and comments (#), with
/// columns name, black, white, claimed, kinds, source. Throws std::runtime_error that names the
/// line when it cannot be read.
std::vector<ForbiddenCase> read_forbidden_cases(const std::string& name);

/// What Black's moves are, as ForbiddenCase::kinds, by the two judges.
std::map<Point, std::string> kinds_by_fast_judge(const Board& board);
std::map<Point, std::string> kinds_by_literal_judge(const Board& board);

/// "black: h8 h9; white: i10; e9:double_three": for messages of failing tests.
std::string to_string(const Board& board, const std::map<Point, std::string>& kinds);

}  // namespace shukei
