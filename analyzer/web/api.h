#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/command_line/command.h"
#include "analyzer/web/request_target.h"

namespace shukei::analyzer {

/// What came of a question: an HTTP status and a JSON text.
struct ApiAnswer {
  unsigned status = 200;
  std::string body;
};

/// {"error": "..."} with a status.
ApiAnswer api_error(unsigned status, std::string_view message);

/// The questions of the command line over HTTP. A question names a command and its parameters: the
/// argument of the command by its name in lower case ("position"), its options by theirs
/// ("rule"). The answer is what the command writes as JSON, for the command itself answers.
///
/// Commands that change the database, files and standard input are out of reach. Immutable; thread
/// safe: every answer opens the database for itself and so sees what was committed last.
class Api {
 public:
  /// Answers from this database, which need not exist.
  Api(const ProgramSpec& program, std::filesystem::path database);

  /// 200 with the command's answer, "no" being one too; 400 for a question that cannot be read, 404
  /// for a command that is not served, 500 and 503 for faults of the system and the store.
  [[nodiscard]] ApiAnswer answer(std::string_view command,
                                 std::span<const QueryParameter> parameters) const;

  /// The commands that are served, in the order of the program's table.
  [[nodiscard]] std::span<const CommandSpec* const> commands() const { return commands_; }

 private:
  ProgramSpec program_;
  std::filesystem::path database_;
  std::vector<const CommandSpec*> commands_;
};

/// Whether the option can be asked for over HTTP: it is of the command and names no file.
bool is_api_option(const OptionSpec& option);

/// The name of the parameter that is the command's argument: "position"; "" when it takes none.
std::string argument_parameter(const CommandSpec& command);

}  // namespace shukei::analyzer
