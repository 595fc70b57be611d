#include "analyzer/commands/duplicates_answer.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/output/json_writer.h"

namespace shukei::analyzer {
namespace {

// --- JSON ---------------------------------------------------------------------------------------

void write_line(JsonWriter& json, const std::vector<db::Move>& line) {
  json.key("moves");
  json.begin_array();
  for (const db::Move move : line) json.value(db::to_string(move));
  json.end_array();
}

void write_lines(JsonWriter& json, std::string_view key, const std::vector<LabelledLine>& lines) {
  json.key(key);
  json.begin_array();
  for (const LabelledLine& line : lines) {
    json.begin_object();
    write_line(json, line.line);
    json.member("label", line.label);
    json.end_object();
  }
  json.end_array();
}

void write_library(JsonWriter& json, const DuplicatesAnswer& answer) {
  const LibraryDuplicates& library = answer.library;
  json.member("nodes", library.moves);
  json.member("positions", library.positions);
  json.member("repeated_positions", library.repeated);
  json.member("joined_texts", answer.joined_texts);
  json.key("conflicts");
  json.begin_array();
  for (const ConflictingPosition& conflict : library.conflicts) {
    json.begin_object();
    write_lines(json, "lines", conflict.lines);
    json.end_object();
  }
  json.end_array();
  json.key("symmetric_fifths");
  json.begin_array();
  for (const SymmetricFifths& alike : library.fifths) {
    json.begin_object();
    json.member("symmetry", alike.is_one_position ? "board" : "pattern");
    write_lines(json, "lines", alike.fifths);
    json.end_object();
  }
  json.end_array();
  json.key("hints");
  json.begin_array();
  for (const OpeningHint& hint : library.hints) {
    json.begin_object();
    write_line(json, hint.line);
    json.member("text", hint.text);
    json.member("opening", to_string(hint.opening));
    json.member("verdict", to_string(hint.verdict));
    json.end_object();
  }
  json.end_array();
}

// --- text ---------------------------------------------------------------------------------------

std::string labelled(const std::vector<db::Move>& moves, const std::string& label) {
  return db::to_string(moves) + (label.empty() ? "" : " [" + label + "]");
}

/// How many of a list are told of.
std::size_t shown_of(std::size_t count, int limit) {
  return std::min(count, static_cast<std::size_t>(limit));
}

void write_rest(Output& output, std::size_t count, std::size_t shown) {
  if (shown < count) output.print("  and {} more; --limit N shows N\n", count - shown);
}

void write_conflicts(Output& output, const LibraryDuplicates& library, int limit) {
  output.print("\nLabels that disagree: {}\n", library.conflicts.size());
  const std::size_t shown = shown_of(library.conflicts.size(), limit);
  for (std::size_t i = 0; i < shown; ++i) {
    const auto& lines = library.conflicts[i].lines;
    for (std::size_t j = 0; j < lines.size(); ++j) {
      output.print("  {} {}\n", j == 0 ? "-" : " ", labelled(lines[j].line, lines[j].label));
    }
  }
  write_rest(output, library.conflicts.size(), shown);
}

void write_fifths(Output& output, const LibraryDuplicates& library, int limit) {
  output.print("\nSymmetric fifth moves kept as different moves: {}\n", library.fifths.size());
  const std::size_t shown = shown_of(library.fifths.size(), limit);
  for (std::size_t i = 0; i < shown; ++i) {
    const SymmetricFifths& alike = library.fifths[i];
    std::string moves;
    for (const LabelledLine& fifth : alike.fifths) {
      moves += (moves.empty() ? "" : ", ") + labelled({fifth.line.back()}, fifth.label);
    }
    output.print("  - after {}: {}; {}\n", db::to_string(alike.four), moves,
                 alike.is_one_position ? "one position" : "by the shape alone");
  }
  write_rest(output, library.fifths.size(), shown);
}

std::string_view verdict_words(HintVerdict verdict) {
  switch (verdict) {
    case HintVerdict::same_stones:
      return "the stones can be that";
    case HintVerdict::shifted_shape:
      return "only the shape, shifted: another position";
    case HintVerdict::other:
      return "other stones";
  }
  return "";
}

void write_hints(Output& output, const LibraryDuplicates& library, int limit) {
  output.print("\nReferences to openings: {}\n", library.hints.size());
  const std::size_t shown = shown_of(library.hints.size(), limit);
  for (std::size_t i = 0; i < shown; ++i) {
    const OpeningHint& hint = library.hints[i];
    output.print("  - {}: \"{}\": {}\n", db::to_string(hint.line), hint.text,
                 verdict_words(hint.verdict));
  }
  write_rest(output, library.hints.size(), shown);
}

void write_games(Output& output, const DuplicatesAnswer& answer, int limit) {
  output.print("{} game{}; {} line{} of moves played more than once\n", answer.games,
               answer.games == 1 ? "" : "s", answer.equal.size(),
               answer.equal.size() == 1 ? "" : "s");
  const std::size_t shown = shown_of(answer.equal.size(), limit);
  for (std::size_t i = 0; i < shown; ++i) {
    const EqualGames& equal = answer.equal[i];
    for (std::size_t j = 0; j < equal.names.size(); ++j) {
      output.print("  {} {}{}{}\n", j == 0 ? "-" : " ", equal.names[j],
                   equal.words[j].empty() ? "" : ": ", equal.words[j]);
    }
  }
  write_rest(output, answer.equal.size(), shown);
}

}  // namespace

void write_duplicates_json(Output& output, const DuplicatesAnswer& answer) {
  JsonWriter json(output);
  json.begin_object();
  json.member("file", answer.name);
  json.member("games", answer.games);
  json.key("equal_games");
  json.begin_array();
  for (const EqualGames& equal : answer.equal) {
    json.begin_array();
    for (const std::string& name : equal.names) json.value(name);
    json.end_array();
  }
  json.end_array();
  if (answer.has_library) write_library(json, answer);
  json.end_object();
}

void write_duplicates_text(Output& output, const DuplicatesAnswer& answer, int limit) {
  if (answer.games > 0 || !answer.has_library) write_games(output, answer, limit);
  if (!answer.has_library) return;
  const LibraryDuplicates& library = answer.library;
  output.print("{} nodes, {} positions; {} positions stand in several lines\n", library.moves,
               library.positions, library.repeated);
  if (answer.joined_texts > 0) {
    output.print("{} lines stand twice with texts that disagree\n", answer.joined_texts);
  }
  write_conflicts(output, library, limit);
  write_fifths(output, library, limit);
  write_hints(output, library, limit);
}

}  // namespace shukei::analyzer
