#include "analyzer/batch/json_line.h"

#include <fmt/core.h>
#include <rapidjson/error/en.h>

#include "rules/parse_error.h"

namespace shukei::analyzer {

rapidjson::Document parse_json_text(std::string_view line) {
  rapidjson::Document value;
  value.Parse<rapidjson::kParseIterativeFlag>(line.data(), line.size());
  if (value.HasParseError()) {
    throw ParseError(
        static_cast<int>(value.GetErrorOffset()) + 1,
        fmt::format("no JSON: {}", rapidjson::GetParseError_En(value.GetParseError())));
  }
  return value;
}

}  // namespace shukei::analyzer
