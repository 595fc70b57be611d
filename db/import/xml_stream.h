#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "db/import/byte_source.h"
#include "db/import/charset.h"

namespace shukei::db {

/// The attributes of one element, in marked UTF-8.
class XmlAttributes {
 public:
  /// `pairs`: names and values by turns, ended by a null pointer.
  explicit XmlAttributes(const char* const* pairs) : pairs_(pairs) {}
  /// The value; "" when there is no such attribute. REQUIRES a name.
  [[nodiscard]] std::string_view operator[](std::string_view name) const;

 private:
  const char* const* pairs_;
};

/// Takes what stands in an XML document, in its order.
class XmlHandler {
 public:
  virtual ~XmlHandler() = default;
  virtual void begin_element(std::string_view name, const XmlAttributes& attributes,
                             std::int64_t line) = 0;
  virtual void end_element(std::string_view name) = 0;
  /// Marked UTF-8; the text of an element may come in pieces.
  virtual void take_text(std::string_view text) = 0;
};

/// How much of a document is held at a time, however it is made.
struct XmlLimits {
  int depth = 32;                     ///< Elements within each other.
  std::size_t tag_bytes = 1U << 20U;  ///< One tag, comment or stretch of markup.
};

/// Reads an XML document from front to back, with Expat. The document's charset is given; what it
/// states of its own is not looked at.
/// Throws ParseError with line and column when the document is not well formed, is cut short, goes
/// beyond the limits, refers to a character that would be taken for a mark (see text.h), or
/// declares entities or values of attributes, which no format read here needs.
void read_xml(ByteSource& source, const Charset& charset, const XmlLimits& limits,
              XmlHandler& handler);

/// The charset that the declaration of an XML document states; UTF-8 when it states none, as the
/// XML recommendation has it (4.3.3).
std::optional<std::string> xml_charset_statement(std::string_view head);

}  // namespace shukei::db
