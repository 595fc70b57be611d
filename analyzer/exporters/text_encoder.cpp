#include "analyzer/exporters/text_encoder.h"

#include <fmt/core.h>
#include <iconv.h>

#include <array>
#include <cerrno>

#include "analyzer/command_line/usage_error.h"
#include "db/import/charset.h"
#include "db/import/utf8.h"

namespace shukei::analyzer {

class TextEncoder::Converter {
 public:
  explicit Converter(const std::string& charset)
      : descriptor_(::iconv_open(charset.c_str(), "UTF-8")) {
    if (descriptor_ == reinterpret_cast<iconv_t>(-1)) {  // NOLINT: iconv's own sign.
      throw UsageError(fmt::format("this system cannot write {}", charset));
    }
  }
  ~Converter() { ::iconv_close(descriptor_); }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  /// Takes what can be converted off the front of `utf8`. Returns whether that was all of it.
  bool convert(std::string_view& utf8, std::string& bytes) {
    std::array<char, 1024> buffer;
    for (;;) {
      char* in = const_cast<char*>(utf8.data());  // NOLINT: iconv does not write to it.
      std::size_t in_left = utf8.size();
      char* out = buffer.data();
      std::size_t out_left = buffer.size();
      const std::size_t result = ::iconv(descriptor_, &in, &in_left, &out, &out_left);
      const int error = errno;
      utf8.remove_prefix(utf8.size() - in_left);
      bytes.append(buffer.data(), buffer.size() - out_left);
      if (result != static_cast<std::size_t>(-1)) return true;
      if (error != E2BIG) return false;
    }
  }
  /// Some charsets keep a character back to see whether an accent follows.
  void flush(std::string& bytes) {
    std::array<char, 64> buffer;
    char* out = buffer.data();
    std::size_t out_left = buffer.size();
    ::iconv(descriptor_, nullptr, nullptr, &out, &out_left);
    bytes.append(buffer.data(), buffer.size() - out_left);
  }

 private:
  iconv_t descriptor_;
};

TextEncoder::TextEncoder(std::string_view charset) {
  const auto known = db::canonical_charset(charset);
  if (!known || known->starts_with("UTF-16")) {
    throw UsageError(
        fmt::format("texts cannot be written in '{}'; UTF-8, GBK, Shift_JIS, "
                    "windows-1251 and windows-1252 are some charsets that do",
                    charset));
  }
  charset_ = *known;
  if (charset_ != "UTF-8") converter_ = std::make_unique<Converter>(charset_);
}

TextEncoder::~TextEncoder() = default;

TextEncoder::Encoded TextEncoder::encode(std::string_view utf8) const {
  if (!converter_ || db::ascii_prefix(utf8) == utf8.size()) return {std::string(utf8), ""};
  Encoded encoded;
  std::string_view rest = utf8;
  if (!converter_->convert(rest, encoded.bytes)) {
    encoded.missing = rest.substr(0, db::utf8_length(rest));
  }
  converter_->flush(encoded.bytes);
  return encoded;
}

}  // namespace shukei::analyzer
