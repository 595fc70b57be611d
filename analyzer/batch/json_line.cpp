#include "analyzer/batch/json_line.h"

#include <fmt/core.h>
#include <rapidjson/error/en.h>

#include <cstdint>

#include "db/import/json_text.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {

rapidjson::Document parse_json_text(std::string_view line) {
  rapidjson::Document value;
  if (const auto result = db::parse_json(line, value); result.IsError()) {
    throw ParseError(static_cast<std::int64_t>(result.Offset()) + 1,
                     fmt::format("no JSON: {}", rapidjson::GetParseError_En(result.Code())));
  }
  return value;
}

}  // namespace shukei::analyzer
