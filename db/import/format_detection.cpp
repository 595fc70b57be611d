#include "db/import/format_detection.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "db/import/byte_reader.h"
#include "db/import/charset.h"
#include "db/import/move_text.h"
#include "db/import/table_lines.h"
#include "db/import/text_decoder.h"
#include "db/import/words.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

// --- binary formats -----------------------------------------------------------------------------

unsigned byte_at(std::string_view bytes, std::size_t offset) {
  return static_cast<unsigned char>(bytes[offset]);
}

/// Whether there is a byte that no text has.
bool is_binary(std::string_view head) {
  return std::any_of(head.begin(), head.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f';
  });
}

/// A RenLib library, the oldest ones being told by their first move, h8, alone.
bool is_renlib(std::string_view head) {
  if (head.starts_with("\xFFRenLib\xFF")) return true;
  return head.size() >= 2 && head[0] == '\x78' && is_binary(head);
}

/// A count, then exactly as many points or passes, no point twice.
bool is_renlib_position(std::string_view head, std::uint64_t size) {
  constexpr unsigned kPass = 0xF0;
  const std::size_t count = byte_at(head, 0);
  if (count == 0 || count > kBoardPoints || size != count + 1) return false;
  std::array<bool, kBoardPoints> taken{};
  for (std::size_t i = 1; i <= count; ++i) {
    const unsigned byte = byte_at(head, i);
    if (byte == kPass) continue;
    if (byte >= kBoardPoints || std::exchange(taken[byte], true)) return false;
  }
  return true;
}

/// One record of 1,024 bytes: two names with their lengths from byte 10 on, then moves from h8 on.
bool is_wzq(std::string_view head, std::uint64_t size) {
  constexpr std::size_t kRecord = 1024;
  constexpr std::size_t kNames = 10;
  constexpr std::size_t kLongestName = 64;
  if (size != kRecord || !is_binary(head)) return false;
  const std::size_t black = byte_at(head, kNames);
  if (black == 0 || black > kLongestName) return false;
  const std::size_t white = byte_at(head, kNames + 1 + black);
  if (white == 0 || white > kLongestName) return false;
  return head.find('\x70', kNames + 2 + black + white) != std::string_view::npos;
}

// --- texts --------------------------------------------------------------------------------------

/// The head as text; a charset that is not told by a byte order mark does not matter here.
std::string text_of_head(std::string_view head) {
  const bool little = head.starts_with("\xFF\xFE");
  const bool big = head.starts_with("\xFE\xFF");
  if (!little && !big) return std::string(head.substr(head.starts_with("\xEF\xBB\xBF") ? 3 : 0));
  std::string text;
  TextDecoder(little ? "UTF-16LE" : "UTF-16BE").append(head.substr(2), text);
  return text;
}

/// The first lines that are neither empty nor comments.
std::vector<std::string_view> first_lines(std::string_view text, std::size_t most) {
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < most) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    if (!line.empty() && line[0] != '#') lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool is_renjunet(std::string_view text) {
  const bool is_xml = text.starts_with("<");
  return is_xml && (text.find("<database") != std::string_view::npos ||
                    text.find("<games") != std::string_view::npos ||
                    text.find("<game ") != std::string_view::npos);
}

/// "(;", with blanks between, at the front or after a line of something else.
bool is_sgf(std::string_view text) {
  constexpr std::size_t kLongestPreamble = 1024;
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos || open > kLongestPreamble) return false;
  return trimmed(text.substr(open + 1, kLongestPreamble)).starts_with(";");
}

/// A header of tag pairs: [Site "..."].
bool is_playok(std::string_view line) {
  const std::size_t quote = line.find(" \"");
  return line.starts_with("[") && line.ends_with("\"]") && quote != std::string_view::npos;
}

/// tournament=[black,white,result,moves,...]
bool is_bdt(std::string_view line) {
  const std::size_t open = line.find("=[");
  return open != std::string_view::npos && line.find(']', open) != std::string_view::npos &&
         std::count(line.begin() + static_cast<std::ptrdiff_t>(open), line.end(), ',') >= 3;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// plies, moves, grade: by the header or by the first row.
bool is_grades(std::string_view line) {
  const auto cells = cells_of(line);
  if (cells.size() < 3) return false;
  if (lower_case(cells[0]) == "plies" && lower_case(cells[2]) == "grade") return true;
  const bool has_grade = cells[2].starts_with("+") || cells[2].starts_with("-");
  return is_number(cells[0]) && begins_with_move(cells[1]) && has_grade &&
         is_number(cells[2].substr(1));
}

bool is_move_line(std::string_view line) {
  const auto cells = cells_of(line);
  return std::any_of(cells.begin(), cells.end(), [](std::string_view cell) {
    return begins_with_move(cell) || lower_case(cell) == "moves";
  });
}

/// A header row with a column "moves", whatever parts the cells.
bool is_csv(std::string_view line) {
  if (line.find('\t') != std::string_view::npos) return false;
  if (line.find_first_of(",;") == std::string_view::npos) return false;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find_first_of(",;"), line.size());
    std::string_view cell = trimmed(line.substr(0, end));
    if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"') {
      cell = cell.substr(1, cell.size() - 2);
    }
    if (lower_case(cell) == "moves") return true;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return false;
}

/// An object with a member.
bool is_json_object(std::string_view line) {
  return line.starts_with("{") && trimmed(line.substr(1)).starts_with("\"");
}

Format detect_text(std::string_view text) {
  constexpr std::size_t kLinesLookedAt = 20;
  const std::string_view front =
      text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (is_renjunet(front)) return Format::renjunet;
  if (front.starts_with("Piskvorky ")) return Format::psq;
  const auto lines = first_lines(text, kLinesLookedAt);
  if (lines.empty()) return Format::unknown;
  if (is_json_object(lines[0])) return Format::ndjson;
  if (is_playok(lines[0])) return Format::playok;
  if (is_sgf(front)) return Format::sgf;
  if (is_bdt(lines[0])) return Format::bdt;
  if (is_grades(lines[0])) return Format::grades;
  if (is_csv(lines[0])) return Format::csv;
  // A table that begins with names of other columns is not one of moves, whatever is in it.
  const bool is_table = lines[0].find('\t') != std::string_view::npos;
  const auto end = is_table ? lines.begin() + 1 : lines.end();
  return std::any_of(lines.begin(), end, is_move_line) ? Format::move_lines : Format::unknown;
}

/// What a file is that we cannot read, as far as one can see.
std::string describe(std::string_view head) {
  if (head.starts_with("\x1F\x8B")) return "is compressed with gzip: unpack it first";
  if (head.starts_with("PK\x03\x04")) return "is a zip archive: unpack it first";
  if (head.starts_with("BZh")) return "is compressed with bzip2: unpack it first";
  if (head.starts_with("\xFD"
                       "7zXZ"))
    return "is compressed with xz: unpack it first";
  return "is in no format that is read here: RenLib (.lib, .pos), RenjuNet XML (.rif), SGF, PSQ, "
         "lines or tables of moves, CSV with a column 'moves', NDJSON, PlayOK, ShowRenju (.bdt), "
         "Basecity (.wzq)";
}

std::string read_head(ByteSource& source) {
  std::string head(std::min<std::uint64_t>(source.size(), kHeadSize), '\0');
  source.rewind();
  head.resize(source.fill(head));
  source.rewind();
  return head;
}

}  // namespace

Format detect_format(std::string_view head, std::uint64_t size) {
  if (head.empty()) return Format::unknown;
  const bool is_utf16 = head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF");
  if (!is_utf16 && is_renlib(head)) return Format::renlib;
  if (is_renlib_position(head, size)) return Format::renlib_position;
  if (is_wzq(head, size)) return Format::wzq;
  if (!is_utf16 && head.find('\0') != std::string_view::npos) return Format::unknown;
  return detect_text(text_of_head(head));
}

Format detect_format(ByteSource& source) {
  const std::string head = read_head(source);
  if (head.empty()) throw ParseError(source.name(), 0, 0, "is empty");
  const Format format = detect_format(head, source.size());
  if (format == Format::unknown) throw ParseError(source.name(), 0, 0, describe(head));
  return format;
}

}  // namespace shukei::db
