#include "db/import/charset.h"

#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "db/import/byte_reader.h"
#include "db/import/text_decoder.h"
#include "db/import/utf8.h"

namespace shukei::db {
namespace {

constexpr std::size_t kSampleSize = 65536;

enum class Width : std::uint8_t { utf8, single_byte, several_bytes };

struct KnownCharset {
  std::string_view name;  ///< As iconv knows it.
  Width width;
  std::string_view spellings;  ///< All of them, reduced (see reduced()), parted by blanks.
  bool may_be_guessed = true;
};

// GB2312 and GBK are read as GB18030, which holds them whole: files that state the smaller ones
// have characters of the larger. Likewise Shift_JIS as CP932 and EUC-KR as CP949.
// uchardet takes short Chinese texts for Greek, Turkish, Thai and Vietnamese, which renju hardly
// knows: what it takes for those has not been understood.
constexpr std::array kKnownCharsets{
    KnownCharset{"UTF-8", Width::utf8, "utf8 utf unicode11utf8"},
    KnownCharset{"UTF-16LE", Width::several_bytes, "utf16le", false},
    KnownCharset{"UTF-16BE", Width::several_bytes, "utf16be", false},
    KnownCharset{"GB18030", Width::several_bytes,
                 "gb18030 gbk gb2312 gb231280 gb cp936 936 euccn xgbk windows936 ms936"},
    KnownCharset{"BIG5-HKSCS", Width::several_bytes, "big5hkscs big5 cp950 950 xxbig5"},
    KnownCharset{"EUC-TW", Width::several_bytes, "euctw"},
    KnownCharset{"CP932", Width::several_bytes,
                 "cp932 shiftjis sjis xsjis mskanji windows31j 932 ms932"},
    KnownCharset{"EUC-JP", Width::several_bytes, "eucjp ujis xeucjp"},
    KnownCharset{"CP949", Width::several_bytes, "cp949 euckr uhc ksc56011987 949 ms949"},
    KnownCharset{"WINDOWS-1250", Width::single_byte, "windows1250 cp1250 1250"},
    KnownCharset{"WINDOWS-1251", Width::single_byte, "windows1251 cp1251 1251"},
    KnownCharset{"WINDOWS-1252", Width::single_byte,
                 "windows1252 cp1252 1252 ansi iso88591 latin1 l1"},
    KnownCharset{"WINDOWS-1253", Width::single_byte, "windows1253 cp1253", false},
    KnownCharset{"WINDOWS-1254", Width::single_byte, "windows1254 cp1254 iso88599 latin5", false},
    KnownCharset{"WINDOWS-1257", Width::single_byte, "windows1257 cp1257"},
    KnownCharset{"WINDOWS-1258", Width::single_byte, "windows1258 cp1258 viscii", false},
    KnownCharset{"ISO-8859-2", Width::single_byte, "iso88592 latin2 l2"},
    KnownCharset{"ISO-8859-4", Width::single_byte, "iso88594 latin4"},
    KnownCharset{"ISO-8859-5", Width::single_byte, "iso88595"},
    KnownCharset{"ISO-8859-7", Width::single_byte, "iso88597", false},
    KnownCharset{"ISO-8859-13", Width::single_byte, "iso885913 latin7"},
    KnownCharset{"ISO-8859-15", Width::single_byte, "iso885915 latin9"},
    KnownCharset{"KOI8-R", Width::single_byte, "koi8r koi8"},
    KnownCharset{"KOI8-U", Width::single_byte, "koi8u"},
    KnownCharset{"CP437", Width::single_byte, "cp437 ibm437 437"},
    KnownCharset{"CP850", Width::single_byte, "cp850 ibm850 850"},
    KnownCharset{"CP852", Width::single_byte, "cp852 ibm852"},
    KnownCharset{"CP866", Width::single_byte, "cp866 ibm866 866"},
    KnownCharset{"TIS-620", Width::single_byte, "tis620", false},
};

/// Letters in lower case and digits alone: "Shift_JIS" and "shift-jis" are one.
std::string reduced(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) letters += c;
  }
  return letters;
}

bool has_word(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == word) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

const KnownCharset* find_known(std::string_view name) {
  const std::string letters = reduced(name);
  const auto known =
      std::find_if(kKnownCharsets.begin(), kKnownCharsets.end(),
                   [&](const KnownCharset& each) { return has_word(each.spellings, letters); });
  return known == kKnownCharsets.end() || letters.empty() ? nullptr : &*known;
}

struct Reading {
  CharsetSurvey survey;
  std::string head;
};

Reading survey(ByteSource& source) {
  Reading reading;
  std::vector<char> block(kBlockSize);
  source.rewind();
  while (const std::size_t count = source.read(block)) {
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
  while (const std::size_t count = source.read(block)) {
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
  const KnownCharset* const known = stated ? find_known(*stated) : nullptr;
  Charset charset{"UTF-8", CharsetEvidence::valid_utf8, std::nullopt};
  if (known != nullptr && known->width == Width::utf8 && survey.is_utf8()) {
    charset.evidence = CharsetEvidence::stated;
    return charset;
  }
  const bool gives_way = survey.is_utf8() && known != nullptr &&
                         (known->width == Width::single_byte || survey.has_long_utf8());
  if (known != nullptr && known->width != Width::utf8 && !gives_way &&
      fits(source, std::string(known->name))) {
    return {std::string(known->name), CharsetEvidence::stated, std::nullopt};
  }
  charset.wrongly_stated = stated;
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

std::optional<std::string> canonical_charset(std::string_view name) {
  const KnownCharset* const known = find_known(name);
  if (known == nullptr) return std::nullopt;
  return std::string(known->name);
}

std::optional<std::string> guess_charset(std::string_view sample) {
  const auto beyond = std::count_if(sample.begin(), sample.end(),
                                    [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  if (static_cast<std::size_t>(beyond) < kLeastGuessed) return std::nullopt;
  const std::unique_ptr<struct uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                              &uchardet_delete);
  if (uchardet_handle_data(detector.get(), sample.data(), sample.size()) != 0) return std::nullopt;
  uchardet_data_end(detector.get());
  const KnownCharset* const known = find_known(uchardet_get_charset(detector.get()));
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
