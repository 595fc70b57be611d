#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "db/import/text.h"

namespace shukei::db {

/// Turns bytes in one charset into marked UTF-8. Every byte becomes part of a character or a mark;
/// none is dropped, none guessed at.
class TextDecoder {
 public:
  /// `charset` is a name of canonical_charset(), or "US-ASCII" or "": what is not ASCII is then
  /// not understood. REQUIRES one of these.
  explicit TextDecoder(const std::string& charset);
  ~TextDecoder();
  TextDecoder(TextDecoder&&) noexcept;
  TextDecoder& operator=(TextDecoder&&) noexcept;

  /// Appends what `bytes` say to `marked`. A character may lie across two calls.
  void append(std::string_view bytes, std::string& marked);
  /// No further bytes come: a character that was cut short is not understood.
  void finish(std::string& marked);
  /// The text of these bytes alone. REQUIRES that nothing appended is unfinished.
  Text decode(std::string_view bytes);

  /// How many bytes were not understood so far.
  [[nodiscard]] std::uint64_t damaged_bytes() const { return damaged_bytes_; }

 private:
  class Converter;

  void append_utf8(std::string_view bytes, std::string& marked);
  void append_ascii(std::string_view bytes, std::string& marked);
  void append_converted(std::string_view bytes, std::string& marked);
  void mark(char byte, std::string& marked);

  std::unique_ptr<Converter> converter_;  ///< Nothing for UTF-8 and ASCII.
  bool is_utf8_;
  std::string cut_;
  std::uint64_t damaged_bytes_ = 0;
};

}  // namespace shukei::db
