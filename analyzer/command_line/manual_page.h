#pragma once

#include <span>
#include <string>

#include "analyzer/command_line/command.h"

namespace shukei::analyzer {

/// The manual page shukei(1) as roff source for man(7): the same facts as --help, from the same
/// table. It carries no date, so that equal sources make equal pages.
std::string manual_page(std::span<const CommandSpec* const> commands);

}  // namespace shukei::analyzer
