#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "db/import/charset.h"
#include "db/import/text_decoder.h"

namespace shukei::db {

/// Reads the texts of a file that states no charset and may hold several, as libraries merged from
/// several writers do: a text that is valid UTF-8 is taken for that, the others for what uchardet
/// makes of them taken together.
///
/// First show it the texts (survey), then decide(), then decode them.
class LibraryTexts {
 public:
  /// `given`: read every text in this charset, whatever it looks like.
  explicit LibraryTexts(std::optional<std::string> given) : given_(std::move(given)) {}

  void survey(std::string_view bytes);
  Charset decide();
  /// REQUIRES that decide() was called.
  Text decode(std::string_view bytes);

  /// Whether some of the surveyed texts were UTF-8 and others were not.
  [[nodiscard]] bool is_mixed() const { return utf8_texts_ && !others_.is_ascii(); }

 private:
  std::optional<std::string> given_;
  bool utf8_texts_ = false;
  CharsetSurvey others_;
  std::optional<TextDecoder> utf8_;
  std::optional<TextDecoder> other_;
};

}  // namespace shukei::db
