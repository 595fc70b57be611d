#pragma once

#include <string>

#include "analyzer/web/api.h"

namespace shukei::analyzer {

/// The API as an OpenAPI 3.1 document in JSON, made of the tables of commands and options that the
/// command line is made of.
std::string openapi_document(const Api& api);

}  // namespace shukei::analyzer
