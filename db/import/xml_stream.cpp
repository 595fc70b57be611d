#include "db/import/xml_stream.h"

#include <expat.h>

#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string>

#include "db/import/text.h"
#include "db/import/text_stream.h"
#include "db/import/words.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

/// How many bytes that were not understood a piece of marked UTF-8 has.
std::size_t marks_in(std::string_view marked) {
  std::size_t marks = 0;
  for (std::size_t i = marked.find('\xF4'); i < marked.size(); i = marked.find('\xF4', i + 1)) {
    if (is_mark(marked, i)) ++marks;
  }
  return marks;
}

/// One reading of a document. Exceptions must not pass through Expat, which is C: they wait in
/// `failure_` until it has returned.
class XmlReading {
 public:
  XmlReading(const std::string& name, const XmlLimits& limits, XmlHandler& handler)
      : name_(name),
        limits_(limits),
        handler_(handler),
        parser_(XML_ParserCreate("UTF-8"), &XML_ParserFree) {
    if (!parser_) throw std::bad_alloc();
    XML_SetUserData(parser_.get(), this);
    XML_SetElementHandler(parser_.get(), &XmlReading::on_begin, &XmlReading::on_end);
    XML_SetCharacterDataHandler(parser_.get(), &XmlReading::on_text);
    XML_SetEntityDeclHandler(parser_.get(), &XmlReading::on_entity);
    XML_SetAttlistDeclHandler(parser_.get(), &XmlReading::on_attributes_declared);
  }

  /// Parses the next piece of the document; the last one is empty.
  void parse(std::string_view piece) {
    const bool is_last = piece.empty();
    bytes_ += static_cast<XML_Index>(piece.size());
    const XML_Status status =
        XML_Parse(parser_.get(), piece.data(), static_cast<int>(piece.size()), is_last);
    if (failure_) std::rethrow_exception(failure_);
    if (status != XML_STATUS_OK) {
      refuse(XML_ErrorString(XML_GetErrorCode(parser_.get())));
    }
    // Expat holds what it could not finish: a tag whose end has not come.
    const XML_Index held = bytes_ - XML_GetCurrentByteIndex(parser_.get());
    if (!is_last && held > static_cast<XML_Index>(limits_.tag_bytes)) {
      refuse("more than " + std::to_string(limits_.tag_bytes) + " bytes of markup at a stretch");
    }
  }

 private:
  static XmlReading& self(void* data) { return *static_cast<XmlReading*>(data); }

  /// Calls `act`; what it throws stops the parser and is thrown again outside.
  template <typename Act>
  void guard(const Act& act) {
    if (failure_) return;
    try {
      act();
    } catch (...) {
      failure_ = std::current_exception();
      XML_StopParser(parser_.get(), XML_FALSE);
    }
  }

  static void XMLCALL on_begin(void* data, const XML_Char* name, const XML_Char** attributes) {
    XmlReading& reading = self(data);
    reading.guard([&] {
      if (++reading.depth_ > reading.limits_.depth) {
        reading.refuse("more than " + std::to_string(reading.limits_.depth) +
                       " elements within each other");
      }
      std::size_t marks = 0;
      for (const XML_Char** each = attributes; *each != nullptr; ++each) marks += marks_in(*each);
      reading.check_marks(marks);
      reading.handler_.begin_element(name, XmlAttributes(attributes), reading.line());
    });
  }

  static void XMLCALL on_end(void* data, const XML_Char* name) {
    XmlReading& reading = self(data);
    reading.guard([&] {
      --reading.depth_;
      reading.handler_.end_element(name);
    });
  }

  static void XMLCALL on_text(void* data, const XML_Char* text, int length) {
    XmlReading& reading = self(data);
    const std::string_view told(text, static_cast<std::size_t>(length));
    reading.guard([&] {
      reading.check_marks(marks_in(told));
      reading.handler_.take_text(told);
    });
  }

  static void XMLCALL on_entity(void* data, const XML_Char*, int, const XML_Char*, int,
                                const XML_Char*, const XML_Char*, const XML_Char*,
                                const XML_Char*) {
    XmlReading& reading = self(data);
    reading.guard([&] { reading.refuse("a declaration of an entity"); });
  }

  /// A value that is declared once would stand in every element, however large it is.
  static void XMLCALL on_attributes_declared(void* data, const XML_Char*, const XML_Char*,
                                             const XML_Char*, const XML_Char* value, int) {
    XmlReading& reading = self(data);
    if (value == nullptr) return;
    reading.guard([&] { reading.refuse("a declaration of an attribute's value"); });
  }

  /// Refuses a reference (&#x10FE00;) that would be taken for the mark of a byte that was not
  /// understood: what Expat gives then has more marks than the markup that it read.
  void check_marks(std::size_t given) const {
    if (given == 0) return;
    int begin = 0;
    int size = 0;
    const char* const context = XML_GetInputContext(parser_.get(), &begin, &size);
    const int length = XML_GetCurrentByteCount(parser_.get());
    if (context == nullptr || begin + length > size ||
        given > marks_in({context + begin, static_cast<std::size_t>(length)})) {
      refuse("a reference to a character for private use, U+10FE00 or above");
    }
  }

  [[nodiscard]] std::int64_t line() const {
    return static_cast<std::int64_t>(XML_GetCurrentLineNumber(parser_.get()));
  }

  [[noreturn]] void refuse(const std::string& why) const {
    const auto column = static_cast<std::int64_t>(XML_GetCurrentColumnNumber(parser_.get()));
    throw ParseError(name_, line(), column + 1, why);
  }

  const std::string& name_;
  const XmlLimits& limits_;
  XmlHandler& handler_;
  std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser_;
  std::exception_ptr failure_;
  XML_Index bytes_ = 0;
  int depth_ = 0;
};

}  // namespace

std::string_view XmlAttributes::operator[](std::string_view name) const {
  for (const char* const* pair = pairs_; *pair != nullptr; pair += 2) {
    if (**pair == name[0] && name == *pair) return pair[1];
  }
  return {};
}

void read_xml(ByteSource& source, const Charset& charset, const XmlLimits& limits,
              XmlHandler& handler) {
  XmlReading reading(source.name(), limits, handler);
  TextStream stream(source, charset);
  for (;;) {
    const std::string_view piece = stream.next();
    reading.parse(piece);
    if (piece.empty()) return;
  }
}

std::optional<std::string> xml_charset_statement(std::string_view head) {
  constexpr std::string_view kEncoding = "encoding";
  const std::string_view declaration = head.substr(0, head.find("?>"));
  const std::size_t encoding = declaration.find(kEncoding);
  if (!head.starts_with("<?xml") || encoding == std::string_view::npos) return "UTF-8";
  const std::size_t begin = declaration.find_first_of("'\"", encoding);
  if (begin == std::string_view::npos) return "UTF-8";
  const std::size_t end = declaration.find(declaration[begin], begin + 1);
  return shown(declaration.substr(begin + 1, end - begin - 1));
}

}  // namespace shukei::db
