#include "analyzer/web/api.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "analyzer/command_line/command_line.h"
#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/output/json_writer.h"
#include "db/import/words.h"
#include "db/storage_error.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

/// The commands that only tell something, and soon.
constexpr std::array<std::string_view, 12> kServed{"openings", "show",  "fourths",   "fifths",
                                                   "offer",    "play",  "forbidden", "stats",
                                                   "find",     "games", "game",      "duplicates"};

/// "--rule=rif"; a flag takes no value but "true".
std::string option_word(const OptionSpec& option, const std::string& value) {
  if (option.kind != ValueKind::none) return fmt::format("--{}={}", option.name, value);
  if (!value.empty() && value != "true") {
    throw UsageError(fmt::format("{} takes no value but true", option.name));
  }
  return fmt::format("--{}", option.name);
}

/// A position may be a file on the command line; here it may not.
void refuse_sources(const std::string& value) {
  if (value == "-" || db::trimmed(value).starts_with('@')) {
    throw UsageError("files are not read here: write the position itself");
  }
}

/// The command line that asks the same.
std::vector<std::string> command_line_of(const CommandSpec& command,
                                         std::span<const QueryParameter> parameters) {
  const std::string argument = argument_parameter(command);
  std::vector<std::string> words{std::string(command.name)};
  std::vector<std::string> arguments;
  for (const QueryParameter& parameter : parameters) {
    if (parameter.name == argument && !argument.empty()) {
      refuse_sources(parameter.value);
      arguments.push_back(parameter.value);
      continue;
    }
    const auto option =
        std::ranges::find(command.options, std::string_view(parameter.name), &OptionSpec::name);
    if (option == command.options.end() || !is_api_option(*option)) {
      throw UsageError(fmt::format("{} has no parameter '{}'", command.name, parameter.name));
    }
    words.push_back(option_word(*option, parameter.value));
  }
  words.emplace_back("--");
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

/// One thread a question: there are others.
void add_settings(const std::filesystem::path& database, std::vector<std::string>& words) {
  words.insert(words.begin(),
               {"--db=" + database.string(), "--format=json", "--threads=1", "--quiet"});
}

std::string run(const std::vector<std::string>& words, const ProgramSpec& program) {
  OutputSettings settings;
  settings.format = Format::json;
  settings.quiet = true;
  Output output = Output::in_memory(settings);
  Invocation invocation(parse_command_line(words, program), program, output);
  invocation.command().run(invocation);
  return output.text();
}

/// The states after each act, an object a line, as one object.
std::string gathered(const std::string& lines) {
  std::string object = "{\"states\":[";
  for (const char c : lines) object += c == '\n' ? ',' : c;
  if (object.ends_with(',')) object.pop_back();
  return object + "]}\n";
}

unsigned status_of(const db::StorageError& error) {
  return error.fault() == db::StorageFault::missing ? 404 : 503;
}

}  // namespace

ApiAnswer api_error(unsigned status, std::string_view message) {
  Output output = Output::in_memory({});
  JsonWriter json(output, JsonWriter::Layout::line);
  json.begin_object();
  json.member("error", message);
  json.end_object();
  return {status, output.text()};
}

bool is_api_option(const OptionSpec& option) {
  return option.kind != ValueKind::file && option.kind != ValueKind::directory &&
         option.name != "interactive";
}

std::string argument_parameter(const CommandSpec& command) {
  std::string name = db::lower_case(command.argument.name);
  if (name.ends_with("...")) name.resize(name.size() - 3);
  return command.argument.kind == ValueKind::file ? "" : name;
}

Api::Api(const ProgramSpec& program, std::filesystem::path database)
    : program_(program), database_(std::move(database)) {
  for (const CommandSpec* const command : program.commands) {
    if (std::ranges::find(kServed, command->name) != kServed.end()) commands_.push_back(command);
  }
}

ApiAnswer Api::answer(std::string_view command, std::span<const QueryParameter> parameters) const {
  const auto spec = std::ranges::find(commands_, command, &CommandSpec::name);
  if (spec == commands_.end()) {
    return api_error(404, fmt::format("'{}' is not served; see /api/v1/openapi.json", command));
  }
  try {
    std::vector<std::string> words = command_line_of(**spec, parameters);
    add_settings(database_, words);
    const std::string answer = run(words, program_);
    return {200, command == "play" ? gathered(answer) : answer};
  } catch (const ParseError& error) {
    return api_error(400, error.what());
  } catch (const UsageError& error) {
    return api_error(400, error.what());
  } catch (const db::StorageError& error) {
    return api_error(status_of(error), error.what());
  } catch (const std::exception& error) {
    return api_error(500, error.what());
  }
}

}  // namespace shukei::analyzer
