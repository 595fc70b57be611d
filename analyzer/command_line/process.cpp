#include "analyzer/command_line/process.h"

#include <csignal>
#include <new>
#include <string>
#include <vector>

#include "analyzer/command_line/program.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/output/output.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

ExitStatus run(int count, char** values, const ProgramSpec& program) {
  try {
    const std::vector<std::string> arguments(values + (count > 0 ? 1 : 0), values + count);
    return run_program(arguments, program);
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

int run_process(int count, char** values, const ProgramSpec& program) noexcept {
  // A reader that goes away is told by the write that fails, so that no work is cut off half-way.
  std::signal(SIGPIPE, SIG_IGN);
  // Likewise a file that may not grow: its writer says so.
  std::signal(SIGXFSZ, SIG_IGN);
  return static_cast<int>(run(count, values, program));
}

}  // namespace shukei::analyzer
