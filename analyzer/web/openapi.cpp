#include "analyzer/web/openapi.h"

#include <fmt/core.h>

#include "analyzer/command_line/program.h"
#include "analyzer/output/json_writer.h"

namespace shukei::analyzer {
namespace {

void write_schema(const OptionSpec& option, JsonWriter& json) {
  json.key("schema");
  json.begin_object();
  json.member("type", option.kind == ValueKind::number ? "integer"
                      : option.kind == ValueKind::none ? "boolean"
                                                       : "string");
  if (option.kind == ValueKind::number) {
    json.member("minimum", option.least);
    json.member("maximum", option.greatest);
  }
  if (!option.words.empty()) {
    json.key("enum");
    json.begin_array();
    for (const std::string_view word : option.words) json.value(word);
    json.end_array();
  }
  json.end_object();
}

void write_option(const OptionSpec& option, JsonWriter& json) {
  json.begin_object();
  json.member("name", option.name);
  json.member("in", "query");
  json.member("required", option.required);
  json.member("description", option.help);
  write_schema(option, json);
  json.end_object();
}

void write_argument(const CommandSpec& command, JsonWriter& json) {
  write_option({.name = argument_parameter(command),
                .kind = ValueKind::text,
                .help = command.argument.help,
                .words = command.argument.words,
                .required = command.argument.least > 0},
               json);
}

void write_answer(JsonWriter& json, std::string_view status, std::string_view description) {
  json.key(status);
  json.begin_object();
  json.member("description", description);
  json.key("content");
  json.begin_object();
  json.key("application/json");
  json.begin_object();
  json.end_object();
  json.end_object();
  json.end_object();
}

void write_command(const CommandSpec& command, JsonWriter& json) {
  json.key(fmt::format("/api/v1/{}", command.name));
  json.begin_object();
  json.key("get");
  json.begin_object();
  json.member("operationId", command.name);
  json.member("summary", command.summary);
  json.member("description", command.description);
  json.key("parameters");
  json.begin_array();
  if (!argument_parameter(command).empty()) write_argument(command, json);
  for (const OptionSpec& option : command.options) {
    if (is_api_option(option)) write_option(option, json);
  }
  json.end_array();
  json.key("responses");
  json.begin_object();
  write_answer(json, "200", fmt::format("What `shukei {} --format json` writes", command.name));
  write_answer(json, "400",
               "The question cannot be read: {\"error\": what, where, what would be right}");
  write_answer(json, "404", "There is no database, or no such command");
  write_answer(json, "503", "The database cannot be read");
  json.end_object();
  json.end_object();
  json.end_object();
}

}  // namespace

std::string openapi_document(const Api& api) {
  Output output = Output::in_memory({});
  JsonWriter json(output);
  json.begin_object();
  json.member("openapi", "3.1.0");
  json.key("info");
  json.begin_object();
  json.member("title", "Shukei");
  json.member("version", program_version());
  json.member("description",
              "Questions of the command line over HTTP. `play` answers {\"states\": [...]}, the "
              "state after each act; everything else what the command writes.");
  json.end_object();
  json.key("paths");
  json.begin_object();
  for (const CommandSpec* const command : api.commands()) write_command(*command, json);
  json.end_object();
  json.end_object();
  return output.text();
}

}  // namespace shukei::analyzer
