#include "db/import/known_charsets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "db/import/charset.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

// GB2312 and GBK are read as GB18030, which holds them whole: files that state the smaller ones
// have characters of the larger. Likewise Shift_JIS as CP932 and EUC-KR as CP949.
// uchardet takes short Chinese texts for Greek, Turkish, Thai and Vietnamese, which renju hardly
// knows: what it takes for those has not been understood.
constexpr std::array kKnownCharsets{
    KnownCharset{"UTF-8", CharsetWidth::utf8, "utf8"},
    KnownCharset{"UTF-16LE", CharsetWidth::several_bytes, "utf16le", false},
    KnownCharset{"UTF-16BE", CharsetWidth::several_bytes, "utf16be", false},
    KnownCharset{"GB18030", CharsetWidth::several_bytes,
                 "gb18030 gbk gb2312 gb231280 gb cp936 936 euccn xgbk windows936 ms936"},
    KnownCharset{"BIG5-HKSCS", CharsetWidth::several_bytes, "big5hkscs big5 cp950 950 xxbig5"},
    KnownCharset{"EUC-TW", CharsetWidth::several_bytes, "euctw"},
    KnownCharset{"CP932", CharsetWidth::several_bytes,
                 "cp932 shiftjis sjis xsjis mskanji windows31j 932 ms932"},
    KnownCharset{"EUC-JP", CharsetWidth::several_bytes, "eucjp ujis xeucjp"},
    KnownCharset{"CP949", CharsetWidth::several_bytes, "cp949 euckr uhc ksc56011987 949 ms949"},
    KnownCharset{"WINDOWS-1250", CharsetWidth::single_byte, "windows1250 cp1250 1250"},
    KnownCharset{"WINDOWS-1251", CharsetWidth::single_byte, "windows1251 cp1251 1251"},
    KnownCharset{"WINDOWS-1252", CharsetWidth::single_byte,
                 "windows1252 cp1252 1252 iso88591 latin1 l1"},
    KnownCharset{"WINDOWS-1253", CharsetWidth::single_byte, "windows1253 cp1253", false},
    KnownCharset{"WINDOWS-1254", CharsetWidth::single_byte, "windows1254 cp1254 iso88599 latin5",
                 false},
    KnownCharset{"WINDOWS-1257", CharsetWidth::single_byte, "windows1257 cp1257"},
    KnownCharset{"WINDOWS-1258", CharsetWidth::single_byte, "windows1258 cp1258", false},
    KnownCharset{"ISO-8859-2", CharsetWidth::single_byte, "iso88592 latin2 l2"},
    KnownCharset{"ISO-8859-4", CharsetWidth::single_byte, "iso88594 latin4"},
    KnownCharset{"ISO-8859-5", CharsetWidth::single_byte, "iso88595"},
    KnownCharset{"ISO-8859-7", CharsetWidth::single_byte, "iso88597", false},
    KnownCharset{"ISO-8859-13", CharsetWidth::single_byte, "iso885913 latin7"},
    KnownCharset{"ISO-8859-15", CharsetWidth::single_byte, "iso885915 latin9"},
    KnownCharset{"KOI8-R", CharsetWidth::single_byte, "koi8r koi8"},
    KnownCharset{"KOI8-U", CharsetWidth::single_byte, "koi8u"},
    KnownCharset{"CP437", CharsetWidth::single_byte, "cp437 ibm437 437"},
    KnownCharset{"CP850", CharsetWidth::single_byte, "cp850 ibm850 850"},
    KnownCharset{"CP852", CharsetWidth::single_byte, "cp852 ibm852"},
    KnownCharset{"CP866", CharsetWidth::single_byte, "cp866 ibm866 866"},
    KnownCharset{"TIS-620", CharsetWidth::single_byte, "tis620", false},
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

}  // namespace

const KnownCharset* known_charset(std::string_view name) {
  const std::string letters = reduced(name);
  const auto known =
      std::find_if(kKnownCharsets.begin(), kKnownCharsets.end(),
                   [&](const KnownCharset& each) { return has_word(each.spellings, letters); });
  return known == kKnownCharsets.end() || letters.empty() ? nullptr : &*known;
}

std::optional<std::string> canonical_charset(std::string_view name) {
  const KnownCharset* const known = known_charset(name);
  if (known == nullptr) return std::nullopt;
  return std::string(known->name);
}

}  // namespace shukei::db
