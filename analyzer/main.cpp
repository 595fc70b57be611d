#include <csignal>
#include <new>
#include <string>
#include <vector>

#include "analyzer/command_line/program.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/output/output.h"
#include "rules/parse_error.h"

namespace {

using namespace shukei;
using namespace shukei::analyzer;

/// The one place where what stops the program is caught.
ExitStatus run(const std::vector<std::string>& arguments) {
  try {
    return run_program(arguments, all_commands());
  } catch (const ReaderGone&) {
    return ExitStatus::done;
  } catch (const ParseError& error) {
    complain(error.what());
    return ExitStatus::unreadable;
  } catch (const UsageError& error) {
    complain(error.what());
    return ExitStatus::unreadable;
  } catch (const std::bad_alloc&) {
    complain("out of memory");
    return ExitStatus::fault;
  } catch (const std::exception& error) {
    complain(error.what());
    return ExitStatus::fault;
  }
}

}  // namespace

int main(int count, char** values) {
  // A reader that goes away is told by the write that fails, so that no work is cut off half-way.
  std::signal(SIGPIPE, SIG_IGN);
  const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
  return static_cast<int>(run(arguments));
}
