#pragma once

#include <span>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// All commands of the program, in the order in which --help lists them.
std::span<const CommandSpec* const> all_commands();

// Each command is a literal in the file of its name: kOpeningsCommand in openings_command.cpp.
extern const CommandSpec kOpeningsCommand;
extern const CommandSpec kShowCommand;
extern const CommandSpec kFourthsCommand;
extern const CommandSpec kFifthsCommand;
extern const CommandSpec kOfferCommand;
extern const CommandSpec kCheckCommand;
extern const CommandSpec kForbiddenCommand;
extern const CommandSpec kPlayCommand;
extern const CommandSpec kStatsCommand;
extern const CommandSpec kFindCommand;
extern const CommandSpec kGamesCommand;
extern const CommandSpec kGameCommand;
extern const CommandSpec kExportCommand;
extern const CommandSpec kDiffCommand;
extern const CommandSpec kDuplicatesCommand;
extern const CommandSpec kServeCommand;
extern const CommandSpec kCountCommand;
extern const CommandSpec kBuildCommand;
extern const CommandSpec kMergeShardsCommand;
extern const CommandSpec kImportCommand;
extern const CommandSpec kNoteCommand;
extern const CommandSpec kUpgradeCommand;
extern const CommandSpec kVerifyCommand;
extern const CommandSpec kBackupCommand;
extern const CommandSpec kRestoreCommand;
extern const CommandSpec kHelpCommand;
extern const CommandSpec kManualCommand;
extern const CommandSpec kCompletionCommand;

}  // namespace shukei::analyzer
