#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace shukei::analyzer {

/// Turns UTF-8 into the bytes of another charset, strictly: nothing is replaced by something like
/// it. Not thread-safe.
class TextEncoder {
 public:
  /// `charset`: any spelling that imports understand ("utf8", "GBK", "cp1251").
  /// Throws UsageError when it is none, or none that libraries can be in (UTF-16 has zeros).
  explicit TextEncoder(std::string_view charset);
  ~TextEncoder();
  TextEncoder(const TextEncoder&) = delete;
  TextEncoder& operator=(const TextEncoder&) = delete;

  struct Encoded {
    std::string bytes;
    std::string missing;  ///< The first character that the charset does not have; "" for none.
  };
  /// The text's bytes in the charset, as far as it has all characters.
  [[nodiscard]] Encoded encode(std::string_view utf8) const;

  [[nodiscard]] const std::string& charset() const { return charset_; }

 private:
  class Converter;
  std::string charset_;
  std::unique_ptr<Converter> converter_;  ///< Nothing for UTF-8.
};

}  // namespace shukei::analyzer
