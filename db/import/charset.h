#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "db/import/byte_source.h"

namespace shukei::db {

/// Why a file is read in a charset.
enum class CharsetEvidence : std::uint8_t {
  ascii,            ///< Every byte is ASCII: nothing to decide.
  given,            ///< The one who imports said so.
  byte_order_mark,  ///< The file begins with one.
  stated,           ///< The file states it, and all of it can be read so.
  valid_utf8,       ///< It can be read as UTF-8, which hardly happens by accident.
  guessed,          ///< uchardet took it for that by the frequency of characters.
  unknown,          ///< Nothing fits: what is not ASCII is kept as damaged.
};

/// "ascii", "given", "byte_order_mark" ...
std::string_view to_string(CharsetEvidence evidence);

/// The charset a file is read in.
struct Charset {
  /// One of the names of canonical_charset(); "" when the evidence is `unknown`.
  std::string name = "US-ASCII";
  CharsetEvidence evidence = CharsetEvidence::ascii;
  /// What the file states when that was found wrong: the text as it stands there, bytes that are
  /// not ASCII as \xHH.
  std::optional<std::string> wrongly_stated;

  [[nodiscard]] bool is_guessed() const { return evidence == CharsetEvidence::guessed; }
  friend bool operator==(const Charset&, const Charset&) = default;
};

/// The one name of a charset we use, for any spelling of it met in files ("utf8", "CP936",
/// "gb2312", "windows-31j" ...), case and punctuation ignored. Nothing for a charset we do not
/// read: those with shift states, and names that are none.
std::optional<std::string> canonical_charset(std::string_view name);

/// What an input states about its own charset, found in its first block; nothing when it does not.
using CharsetStatement = std::function<std::optional<std::string>(std::string_view head)>;

/// Decides the charset of an input by reading it once, at most twice:
/// the charset given by the user, else a byte order mark; else ASCII when it is that; else what
/// the input states, if all of it can be read so; else UTF-8, if all of it can be read so; else
/// what uchardet makes of its first 64 KiB of words that are not ASCII; else `unknown`.
/// A statement gives way to UTF-8 that fits when it is of a charset of single bytes, which fits
/// nearly anything, or when there are characters of three bytes and more, which no accident makes.
/// With fewer than kLeastGuessed bytes beyond ASCII nothing is guessed.
/// Leaves the source at its front.
Charset decide_charset(ByteSource& source, const CharsetStatement& statement,
                       const std::optional<std::string>& given = std::nullopt);

/// Fewer bytes beyond ASCII than this say nothing about a charset.
inline constexpr std::size_t kLeastGuessed = 8;

/// What uchardet takes `sample` for, as a name of canonical_charset(); nothing when it cannot
/// tell, names a charset that is not to be believed of so little, or there are too few bytes beyond
/// ASCII.
std::optional<std::string> guess_charset(std::string_view sample);

/// Collects what tells the charset of bytes that come in pieces.
class CharsetSurvey {
 public:
  /// The next bytes of one text. A character may lie across two pieces.
  void add(std::string_view bytes);
  /// No further bytes belong to the character that was cut at the end of the last piece.
  void end_text();

  [[nodiscard]] bool is_ascii() const { return beyond_ascii_ == 0; }
  [[nodiscard]] bool is_utf8() const { return utf8_; }
  [[nodiscard]] bool has_long_utf8() const { return long_utf8_; }
  /// Up to 64 KiB of words that are not ASCII.
  [[nodiscard]] const std::string& sample() const { return sample_; }

 private:
  void add_to_sample(std::string_view bytes);
  void check_utf8(std::string_view bytes);

  std::uint64_t beyond_ascii_ = 0;
  bool utf8_ = true;
  bool long_utf8_ = false;
  std::string cut_;
  std::string sample_;
};

}  // namespace shukei::db
