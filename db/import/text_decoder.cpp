#include "db/import/text_decoder.h"

#include <iconv.h>

#include <array>
#include <cerrno>
#include <utility>

#include "db/import/utf8.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// Appends whole characters of UTF-8 to `marked`. A character that would be taken for a mark is
/// not understood: what a mark can tell is a byte, and this is none.
void append_characters(std::string_view characters, std::string& marked) {
  for (std::size_t i = 0; i < characters.size();) {
    const std::size_t next = characters.find('\xF4', i);
    marked += characters.substr(i, next - i);
    if (next == std::string_view::npos) return;
    const bool forged = is_mark(characters, next);
    marked += forged ? kReplacement : characters.substr(next, kMarkLength);
    i = next + kMarkLength;
  }
}

}  // namespace

/// iconv from one charset to UTF-8.
class TextDecoder::Converter {
 public:
  explicit Converter(const std::string& charset)
      : descriptor_(::iconv_open("UTF-8", charset.c_str())) {
    if (!is_open()) {
      throw ParseError("", 0, 0, "the system cannot convert from charset " + charset);
    }
  }
  ~Converter() {
    if (is_open()) ::iconv_close(descriptor_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  enum class Outcome : std::uint8_t { done, cut, wrong };

  /// Converts the longest front of `bytes` it can, and takes it off them. `cut`: the rest may be
  /// the front of a character; `wrong`: the rest begins with what is none.
  Outcome convert(std::string_view& bytes, std::string& marked) {
    std::array<char, 4096> buffer;
    for (;;) {
      char* in = const_cast<char*>(bytes.data());  // NOLINT: iconv does not write to it.
      std::size_t in_left = bytes.size();
      char* out = buffer.data();
      std::size_t out_left = buffer.size();
      const std::size_t result = ::iconv(descriptor_, &in, &in_left, &out, &out_left);
      const int error = errno;
      bytes.remove_prefix(bytes.size() - in_left);
      append_characters({buffer.data(), buffer.size() - out_left}, marked);
      if (result != static_cast<std::size_t>(-1)) return Outcome::done;
      if (error == EINVAL) return Outcome::cut;
      if (error != E2BIG) return Outcome::wrong;
    }
  }

  /// Some charsets keep back a character to see whether an accent follows it.
  void flush(std::string& marked) {
    std::array<char, 64> buffer;
    char* out = buffer.data();
    std::size_t out_left = buffer.size();
    ::iconv(descriptor_, nullptr, nullptr, &out, &out_left);
    append_characters({buffer.data(), buffer.size() - out_left}, marked);
  }

 private:
  [[nodiscard]] bool is_open() const {
    return descriptor_ != reinterpret_cast<iconv_t>(-1);  // NOLINT: iconv's own sign.
  }

  iconv_t descriptor_;
};

TextDecoder::TextDecoder(const std::string& charset) : is_utf8_(charset == "UTF-8") {
  const bool is_ascii = charset.empty() || charset == "US-ASCII";
  if (!is_utf8_ && !is_ascii) converter_ = std::make_unique<Converter>(charset);
}

TextDecoder::~TextDecoder() = default;
TextDecoder::TextDecoder(TextDecoder&&) noexcept = default;
TextDecoder& TextDecoder::operator=(TextDecoder&&) noexcept = default;

void TextDecoder::append(std::string_view bytes, std::string& marked) {
  std::string joined;
  if (!cut_.empty()) {
    joined = std::exchange(cut_, "") + std::string(bytes);
    bytes = joined;
  }
  if (is_utf8_) {
    append_utf8(bytes, marked);
  } else if (converter_) {
    append_converted(bytes, marked);
  } else {
    append_ascii(bytes, marked);
  }
}

void TextDecoder::append_utf8(std::string_view bytes, std::string& marked) {
  while (!bytes.empty()) {
    const std::size_t length = utf8_prefix(bytes);
    append_characters(bytes.substr(0, length), marked);
    bytes.remove_prefix(length);
    if (is_cut_utf8(bytes)) {
      cut_ = bytes;
      return;
    }
    if (bytes.empty()) return;
    mark(bytes[0], marked);
    bytes.remove_prefix(1);
  }
}

void TextDecoder::append_ascii(std::string_view bytes, std::string& marked) {
  while (!bytes.empty()) {
    const std::size_t length = ascii_prefix(bytes);
    marked += bytes.substr(0, length);
    bytes.remove_prefix(length);
    if (bytes.empty()) return;
    mark(bytes[0], marked);
    bytes.remove_prefix(1);
  }
}

void TextDecoder::append_converted(std::string_view bytes, std::string& marked) {
  while (!bytes.empty()) {
    switch (converter_->convert(bytes, marked)) {
      case Converter::Outcome::done:
        return;
      case Converter::Outcome::cut:
        cut_ = bytes;
        return;
      case Converter::Outcome::wrong:
        mark(bytes[0], marked);
        bytes.remove_prefix(1);
        break;
    }
  }
}

void TextDecoder::finish(std::string& marked) {
  if (converter_) converter_->flush(marked);
  const std::string cut = std::exchange(cut_, "");
  for (std::size_t i = 0; i < cut.size(); ++i) {
    if (i > 0 && static_cast<unsigned char>(cut[i]) < 0x80) {
      marked += cut[i];  // The second byte of a character that never came to be one.
    } else {
      mark(cut[i], marked);
    }
  }
}

void TextDecoder::mark(char byte, std::string& marked) {
  ++damaged_bytes_;
  append_mark(marked, static_cast<unsigned char>(byte));
}

Text TextDecoder::decode(std::string_view bytes) {
  std::string marked;
  append(bytes, marked);
  finish(marked);
  return text_of(marked);
}

}  // namespace shukei::db
