#include "analyzer/drawing/xml_text.h"

#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {

std::string xml_escaped(std::string_view text) {
  std::string result;
  for (const char c : as_utf8(text)) {
    const bool control = static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\n';
    if (control) continue;
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

}  // namespace shukei::analyzer
