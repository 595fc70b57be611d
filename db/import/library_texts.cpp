#include "db/import/library_texts.h"

#include "db/import/utf8.h"

namespace shukei::db {

void LibraryTexts::survey(std::string_view bytes) {
  if (ascii_prefix(bytes) == bytes.size()) return;
  if (is_utf8(bytes)) {
    utf8_texts_ = true;
    return;
  }
  others_.add(bytes);
  others_.end_text();
}

Charset LibraryTexts::decide() {
  Charset charset;
  if (given_) {
    charset = {*given_, CharsetEvidence::given, std::nullopt};
  } else if (!others_.is_ascii()) {
    const auto guess = guess_charset(others_.sample());
    charset.name = guess.value_or("");
    charset.evidence = guess ? CharsetEvidence::guessed : CharsetEvidence::unknown;
  } else if (utf8_texts_) {
    charset = {"UTF-8", CharsetEvidence::valid_utf8, std::nullopt};
  }
  utf8_.emplace("UTF-8");
  other_.emplace(charset.name);
  return charset;
}

Text LibraryTexts::decode(std::string_view bytes) {
  if (!given_ && is_utf8(bytes)) return utf8_->decode(bytes);
  return other_->decode(bytes);
}

}  // namespace shukei::db
