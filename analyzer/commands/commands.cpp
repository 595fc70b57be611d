#include "analyzer/commands/commands.h"

#include <array>

namespace shukei::analyzer {
namespace {

// One a line, so that commands added side by side do not meet..
// clang-format off
constexpr std::array kCommands{
    &kOpeningsCommand,
    &kShowCommand,
    &kFourthsCommand,
    &kFifthsCommand,
    &kOfferCommand,
    &kCheckCommand,
    &kForbiddenCommand,
    &kPlayCommand,
    &kStatsCommand,
    &kFindCommand,
    &kGamesCommand,
    &kGameCommand,
    &kExportCommand,
    &kDiffCommand,
    &kDuplicatesCommand,
    &kServeCommand,
    &kCountCommand,
    &kBuildCommand,
    &kMergeShardsCommand,
    &kImportCommand,
    &kNoteCommand,
    &kUpgradeCommand,
    &kVerifyCommand,
    &kBackupCommand,
    &kRestoreCommand,
    &kHelpCommand,
    &kManualCommand,
    &kCompletionCommand,
};
// clang-format on

}  // namespace

std::span<const CommandSpec* const> all_commands() { return kCommands; }

}  // namespace shukei::analyzer
