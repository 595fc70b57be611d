#pragma once

#include <array>
#include <string_view>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// Options that several commands have: one home for their names, letters and values, so that they
/// mean the same everywhere. What the value is for each command says in its help.

/// The position that a command is asked about: read_position() reads it.
inline constexpr ArgumentSpec kPositionArgument{
    .name = "POSITION",
    .help = "Moves (h8 h9 j8), an opening (D7), black: ... white: ..., @FILE, or -",
    .kind = ValueKind::position,
    .least = 1,
    .greatest = kManyWords};

/// The opening rule that the question is asked under.
constexpr OptionSpec rule_option(std::string_view help, bool required) {
  return {.name = "rule",
          .letter = 'r',
          .kind = ValueKind::rule,
          .argument = "RULE",
          .help = help,
          .required = required};
}

namespace option_words {
inline constexpr std::array<std::string_view, 2> kChoices{"single", "offer"};
inline constexpr std::array<std::string_view, 2> kReadings{"pattern", "board"};
}  // namespace option_words

/// The way to the fifth move, for rules that know two.
constexpr OptionSpec choice_option(std::string_view help) {
  return {.name = "choice",
          .kind = ValueKind::word,
          .argument = "CHOICE",
          .help = help,
          .words = option_words::kChoices};
}

/// Which symmetries make two fifth moves one.
inline constexpr OptionSpec kSymmetryOption{
    .name = "symmetry",
    .kind = ValueKind::word,
    .argument = "READING",
    .help = "Which symmetries make fifth moves one: pattern (default) or board",
    .words = option_words::kReadings};

/// Where to draw the board.
inline constexpr OptionSpec kSvgOption{.name = "svg",
                                       .kind = ValueKind::file,
                                       .argument = "FILE",
                                       .help = "Draw the board as SVG in this file too"};

/// An opening by code or name.
constexpr OptionSpec opening_option(std::string_view help) {
  return {.name = "opening", .kind = ValueKind::text, .argument = "OPENING", .help = help};
}

}  // namespace shukei::analyzer
