#include "db/import/charset.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "db/import/byte_reader.h"
#include "db/import/known_charsets.h"
#include "db/import/text_decoder.h"
#include "db/import/utf8.h"

namespace shukei::db {
namespace {

constexpr std::size_t kSampleSize = 65536;

struct Reading {
  CharsetSurvey survey;
  std::string head;
};

Reading survey(ByteSource& source) {
  Reading reading;
  std::vector<char> block(kBlockSize);
  source.rewind();
  while (const std::size_t count = source.fill(block)) {
    const std::string_view bytes(block.data(), count);
    if (reading.head.empty()) reading.head = bytes;
    reading.survey.add(bytes);
  }
  reading.survey.end_text();
  return reading;
}

/// Whether the whole source can be read in this charset, without one byte left over.
bool fits(ByteSource& source, const std::string& name) {
  TextDecoder decoder(name);
  std::vector<char> block(kBlockSize);
  std::string marked;
  source.rewind();
  while (const std::size_t count = source.fill(block)) {
    marked.clear();
    decoder.append({block.data(), count}, marked);
    if (decoder.damaged_bytes() > 0) return false;
  }
  marked.clear();
  decoder.finish(marked);
  return decoder.damaged_bytes() == 0;
}

std::optional<std::string> marked_charset(std::string_view head) {
  if (head.starts_with("\xEF\xBB\xBF")) return "UTF-8";
  if (head.starts_with("\xFF\xFE")) return "UTF-16LE";
  if (head.starts_with("\xFE\xFF")) return "UTF-16BE";
  return std::nullopt;
}

Charset decide(ByteSource& source, const Reading& reading,
               const std::optional<std::string>& stated) {
  const CharsetSurvey& survey = reading.survey;
  if (survey.is_ascii()) return {};
  const KnownCharset* const known = stated ? known_charset(*stated) : nullptr;
  Charset charset{"UTF-8", CharsetEvidence::valid_utf8, std::nullopt};
  if (known != nullptr && known->width == CharsetWidth::utf8 && survey.is_utf8()) {
    charset.evidence = CharsetEvidence::stated;
    return charset;
  }
  const bool gives_way = survey.is_utf8() && known != nullptr &&
                         (known->width == CharsetWidth::single_byte || survey.has_long_utf8());
  if (known != nullptr && known->width != CharsetWidth::utf8 && !gives_way &&
      fits(source, std::string(known->name))) {
    return {std::string(known->name), CharsetEvidence::stated, std::nullopt};
  }
  if (stated) charset.wrongly_stated = TextDecoder("US-ASCII").decode(*stated).value;
  if (survey.is_utf8()) return charset;
  const auto guess = guess_charset(survey.sample());
  charset.name = guess.value_or("");
  charset.evidence = guess ? CharsetEvidence::guessed : CharsetEvidence::unknown;
  return charset;
}

}  // namespace

std::string_view to_string(CharsetEvidence evidence) {
  switch (evidence) {
    case CharsetEvidence::ascii:
      return "ascii";
    case CharsetEvidence::given:
      return "given";
    case CharsetEvidence::byte_order_mark:
      return "byte_order_mark";
    case CharsetEvidence::stated:
      return "stated";
    case CharsetEvidence::valid_utf8:
      return "valid_utf8";
    case CharsetEvidence::guessed:
      return "guessed";
    case CharsetEvidence::unknown:
      return "unknown";
  }
  return "";
}

std::optional<std::string> guess_charset(std::string_view sample) {
  const auto beyond = std::count_if(sample.begin(), sample.end(),
                                    [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  if (static_cast<std::size_t>(beyond) < kLeastGuessed) return std::nullopt;
  const std::unique_ptr<struct uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                              &uchardet_delete);
  if (uchardet_handle_data(detector.get(), sample.data(), sample.size()) != 0) return std::nullopt;
  uchardet_data_end(detector.get());
  const KnownCharset* const known = known_charset(uchardet_get_charset(detector.get()));
  if (known == nullptr || !known->may_be_guessed) return std::nullopt;
  return std::string(known->name);
}

Charset decide_charset(ByteSource& source, const CharsetStatement& statement,
                       const std::optional<std::string>& given) {
  if (given) {
    source.rewind();
    return {*given, CharsetEvidence::given, std::nullopt};
  }
  const Reading reading = survey(source);
  Charset charset;
  if (const auto marked = marked_charset(reading.head)) {
    charset = {*marked, CharsetEvidence::byte_order_mark, std::nullopt};
  } else {
    charset = decide(source, reading, statement ? statement(reading.head) : std::nullopt);
  }
  source.rewind();
  return charset;
}

void CharsetSurvey::add(std::string_view bytes) {
  std::size_t next = cut_.empty() ? ascii_prefix(bytes) : 0;
  if (next == bytes.size()) return;
  for (const char c : bytes) beyond_ascii_ += static_cast<unsigned char>(c) >= 0x80 ? 1 : 0;
  add_to_sample(bytes);
  if (utf8_) check_utf8(bytes.substr(next));
}

void CharsetSurvey::check_utf8(std::string_view bytes) {
  std::string joined;
  if (!cut_.empty()) {
    joined = std::exchange(cut_, "") + std::string(bytes);
    bytes = joined;
  }
  while (!bytes.empty()) {
    bytes.remove_prefix(ascii_prefix(bytes));
    const std::size_t length = utf8_length(bytes);
    if (length == 0) break;
    long_utf8_ = long_utf8_ || length > 2;
    bytes.remove_prefix(length);
  }
  if (is_cut_utf8(bytes)) {
    cut_ = bytes;
  } else if (!bytes.empty()) {
    utf8_ = false;
  }
}

void CharsetSurvey::end_text() {
  if (!cut_.empty()) utf8_ = false;
  cut_.clear();
}

/// The words that are not ASCII, alone: among long stretches of ASCII uchardet takes a few
/// characters of anything for accented letters. Only bytes below 40 part words: greater ones may be
/// the second byte of a character.
void CharsetSurvey::add_to_sample(std::string_view bytes) {
  constexpr unsigned char kLeastWordByte = 0x40;
  const auto parts_words = [](char c) { return static_cast<unsigned char>(c) < kLeastWordByte; };
  while (!bytes.empty() && sample_.size() < kSampleSize) {
    const auto end = std::find_if(bytes.begin(), bytes.end(), parts_words);
    const auto length = static_cast<std::size_t>(end - bytes.begin());
    const std::string_view word = bytes.substr(0, length);
    if (ascii_prefix(word) < length) sample_.append(word).append(1, ' ');
    bytes.remove_prefix(std::min(length + 1, bytes.size()));
  }
}

}  // namespace shukei::db
