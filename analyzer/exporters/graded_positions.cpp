#include "analyzer/exporters/graded_positions.h"

#include <span>

#include "rules/notation.h"

namespace shukei::analyzer {
namespace {

/// A table has no way to write a tab or a line end.
std::string without_tabs(std::string text) {
  for (char& c : text) {
    if (c == '\t' || c == '\n' || c == '\r') c = ' ';
  }
  return text;
}

}  // namespace

GradedPositions::GradedPositions(Output& output) : output_(output) {
  output_.write("plies\tmoves\tgrade\tnote\tdamaged\n");
}

void GradedPositions::take_grade(const db::GradedPosition& grade) {
  output_.print("{}\t{}\t{:+}\t{}\t{}\n", grade.moves.size(),
                to_string(std::span<const Point>(grade.moves)), grade.grade,
                without_tabs(grade.note.value), grade.note.damaged ? "damaged" : "");
}

}  // namespace shukei::analyzer
