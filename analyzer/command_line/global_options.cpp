#include "analyzer/command_line/global_options.h"

#include <array>

namespace shukei::analyzer {
namespace {

constexpr std::array<std::string_view, 3> kFormats{"text", "json", "csv"};
constexpr std::array<std::string_view, 3> kColours{"auto", "always", "never"};

constexpr std::array kGlobalOptions{
    OptionSpec{.name = "db",
               .kind = ValueKind::directory,
               .argument = "DIR",
               .help = "The database; else $SHUKEI_DB, else openings.db in the user's data folder"},
    OptionSpec{.name = "format",
               .letter = 'f',
               .kind = ValueKind::word,
               .argument = "FORM",
               .help = "How to answer: text, json or csv",
               .words = kFormats},
    OptionSpec{.name = "threads",
               .letter = 'j',
               .kind = ValueKind::number,
               .argument = "N",
               .help = "How many threads to use; all cores by default",
               .least = 1,
               .greatest = kMostThreads},
    OptionSpec{.name = "color",
               .kind = ValueKind::word,
               .argument = "WHEN",
               .help = "Colour: auto (on a terminal, unless NO_COLOR is set), always or never",
               .words = kColours},
    OptionSpec{.name = "quiet", .letter = 'q', .help = "Show no progress and no notes"},
    OptionSpec{.name = "help", .letter = 'h', .help = "Explain the program or the command"},
    OptionSpec{.name = "version", .letter = 'V', .help = "Tell the version of the program"},
};

}  // namespace

std::span<const OptionSpec> global_options() { return kGlobalOptions; }

const OptionSpec* find_option(const CommandSpec* command, std::string_view name) {
  for (const OptionSpec& option : kGlobalOptions) {
    if (option.name == name) return &option;
  }
  if (command == nullptr) return nullptr;
  for (const OptionSpec& option : command->options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

}  // namespace shukei::analyzer
