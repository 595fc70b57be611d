#pragma once

#include <array>

#include "analyzer/command_line/invocation.h"
#include "analyzer/reports/game_filter.h"

namespace shukei::analyzer {

// Options by which commands are told which of the stored games are meant.

inline constexpr OptionSpec kYearsOption{.name = "years",
                                         .kind = ValueKind::text,
                                         .argument = "YEARS",
                                         .help = "Games of these years: 2005, 2005-2015, 2005-"};
inline constexpr OptionSpec kPlayerOption{
    .name = "player",
    .kind = ValueKind::text,
    .argument = "NAME",
    .help = "Games of a player in whose name this stands, in either case"};
inline constexpr OptionSpec kEventOption{
    .name = "event",
    .kind = ValueKind::text,
    .argument = "NAME",
    .help = "Games of an event in whose name this stands, in either case"};

/// What --rule, --opening, --years, --player and --event say; options that the command does not
/// have say nothing. Throws UsageError when years or the opening cannot be read.
GameFilter game_filter_of(const Invocation& invocation);

}  // namespace shukei::analyzer
