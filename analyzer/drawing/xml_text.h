#pragma once

#include <string>
#include <string_view>

namespace shukei::analyzer {

/// Text as it stands in XML content and attributes: markup escaped, bytes that are not UTF-8
/// replaced, control characters left out.
std::string xml_escaped(std::string_view text);

}  // namespace shukei::analyzer
