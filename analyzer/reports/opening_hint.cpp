#include "analyzer/reports/opening_hint.h"

#include <algorithm>
#include <array>
#include <optional>

#include "db/import/utf8.h"

namespace shukei::analyzer {
namespace {

constexpr std::array<std::string_view, 7> kCues{"see", "cf", "siehe", "参见", "參見", "见", "見"};
/// What may stand between such a word and the name of an opening.
constexpr std::array<std::string_view, 8> kFillers{" ",    ":",      ".",  "also ",
                                                   "the ", "under ", "\"", "'"};
constexpr std::string_view kOpeningWord = "opening ";
/// No name of an opening has more bytes.
constexpr std::size_t kLongestName = 32;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether `text` begins with `word`, in either case of ASCII letters.
bool begins_with(std::string_view text, std::string_view word) {
  return text.size() >= word.size() && std::equal(word.begin(), word.end(), text.begin(),
                                                  [](char a, char b) { return a == lower(b); });
}

/// The length of the word at the front that sends the reader elsewhere; 0 when there is none.
std::size_t cue_length(std::string_view text) {
  for (const std::string_view cue : kCues) {
    const bool is_whole = !is_letter(cue[0]) || text.size() == cue.size() ||
                          (text.size() > cue.size() && !is_letter(text[cue.size()]));
    if (begins_with(text, cue) && is_whole) return cue.size();
  }
  return 0;
}

/// Takes fillers off the front of `text`. Returns whether "opening" was among them.
bool skip_fillers(std::string_view& text) {
  bool says_opening = false;
  for (bool found = true; found;) {
    found = false;
    for (const std::string_view filler : kFillers) {
      if (!begins_with(text, filler)) continue;
      text.remove_prefix(filler.size());
      found = true;
    }
    if (begins_with(text, kOpeningWord)) {
      text.remove_prefix(kOpeningWord.size());
      found = says_opening = true;
    }
  }
  return says_opening;
}

/// The length of the longest front of `text` that names an opening, and which.
struct Name {
  std::size_t length;
  OpeningCode opening;
};

std::optional<Name> name_at(std::string_view text, bool says_opening) {
  std::optional<Name> longest;
  for (std::size_t length = 0; length < text.size() && length < kLongestName;) {
    length += std::max<std::size_t>(1, db::utf8_length(text.substr(length)));
    const bool is_word_end =
        length >= text.size() || !(is_letter(text[length]) || is_digit(text[length]));
    const auto code = parse_opening(text.substr(0, length));
    if (code && is_word_end) longest = Name{length, *code};
  }
  const bool is_code = longest && is_letter(text[0]) && longest->length <= 3;
  if (is_code && text[0] == lower(text[0]) && !says_opening) return std::nullopt;
  return longest;
}

/// The stones moved by so many files and ranks; nothing when one falls off the board.
std::optional<Board> shifted(const Board& board, int files, int ranks) {
  Board moved;
  for (const Colour colour : {Colour::black, Colour::white}) {
    for (const Point point : board.stones(colour)) {
      const auto to = Point::at(point.column() + files, point.row() + ranks);
      if (!to) return std::nullopt;
      moved.place(colour, *to);
    }
  }
  return moved;
}

}  // namespace

std::vector<NamedOpening> openings_referred_to(std::string_view comment) {
  std::vector<NamedOpening> named;
  for (std::size_t begin = 0; begin < comment.size(); ++begin) {
    if (begin > 0 && is_letter(comment[begin - 1]) && is_letter(comment[begin])) continue;
    const std::string_view text = comment.substr(begin);
    const std::size_t cue = cue_length(text);
    if (cue == 0) continue;
    std::string_view rest = text.substr(cue);
    const bool says_opening = skip_fillers(rest);
    const auto name = name_at(rest, says_opening);
    if (!name) continue;
    const std::size_t length = text.size() - rest.size() + name->length;
    named.push_back({std::string(text.substr(0, length)), name->opening});
    begin += length - 1;
  }
  return named;
}

std::string_view to_string(HintVerdict verdict) {
  switch (verdict) {
    case HintVerdict::same_stones:
      return "same_stones";
    case HintVerdict::shifted_shape:
      return "shifted_shape";
    case HintVerdict::other:
      return "other";
  }
  return "";
}

HintVerdict judge_hint(const Board& board, OpeningCode opening) {
  if (possible_openings(board).contains(opening)) return HintVerdict::same_stones;
  // One of the black stones has to come to h8.
  for (const Point black : board.black()) {
    const auto moved =
        shifted(board, kCentre.column() - black.column(), kCentre.row() - black.row());
    if (moved && possible_openings(*moved).contains(opening)) return HintVerdict::shifted_shape;
  }
  return HintVerdict::other;
}

}  // namespace shukei::analyzer
