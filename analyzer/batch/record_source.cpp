#include "analyzer/batch/record_source.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "analyzer/batch/line_batch.h"
#include "analyzer/batch/record_line.h"
#include "db/import/format_detection.h"
#include "db/import/words.h"

namespace shukei::analyzer {
namespace {

constexpr std::size_t kLinesLookedAt = 20;

/// The first lines that are neither blank nor comments; the last one too when the text is whole.
std::vector<std::string_view> first_lines(std::string_view text, bool whole) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < kLinesLookedAt) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos && !whole) break;
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!is_blank_or_comment(line)) lines.push_back(line);
  }
  return lines;
}

/// Whether there is no control character but those of texts, and NUL, which a damaged line may
/// have.
bool is_text(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) {
    constexpr std::string_view kOfTexts("\t\n\r\f\0", 5);
    return static_cast<unsigned char>(c) < ' ' && kOfTexts.find(c) == std::string_view::npos;
  });
}

/// Whether a table has the other fifth moves offered in a column "alt" or its moves in "line": that
/// is one that db/import reads.
bool is_foreign_table(std::string_view line) {
  const std::string names = '\t' + db::lower_case(line) + '\t';
  return names.find("\talt\t") != std::string::npos ||
         (!record_columns(line) && names.find("\tline\t") != std::string::npos);
}

/// What the head tells; nothing when more must be read.
std::optional<RecordInput> input_of(std::string_view head, bool whole) {
  constexpr auto kForeign = RecordInput::foreign;
  if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF")) return kForeign;
  const auto lines = first_lines(head, whole);
  if (!lines.empty() && is_json_line(lines[0])) return RecordInput::lines;
  const db::Format format = db::detect_format(head, whole ? head.size() : UINT64_MAX);
  const bool has_moves = format == db::Format::move_lines;
  if (format != db::Format::unknown && !has_moves) return kForeign;
  const bool has_record = has_moves || std::any_of(lines.begin(), lines.end(), looks_like_record);
  if (has_record && !lines.empty() && is_text(lines[0])) {
    return is_foreign_table(lines[0]) ? kForeign : RecordInput::lines;
  }
  if (!whole && lines.size() < kLinesLookedAt && head.size() < db::kHeadSize) return std::nullopt;
  const bool text =
      is_text(lines.empty() ? head : lines[0]) && head.find('\0') == std::string_view::npos;
  return text ? RecordInput::lines : kForeign;
}

}  // namespace

RecordSource::RecordSource(const std::string& name)
    : name_(name), file_(name), input_(RecordInput::lines) {
  constexpr std::size_t kPiece = std::size_t{1} << 14U;
  for (std::optional<RecordInput> told; !told;) {
    const std::size_t known = head_.size();
    head_.resize(known + kPiece);
    const std::size_t count = file_.read(std::span(head_).subspan(known));
    head_.resize(known + count);
    told = input_of(head_, count == 0);
    input_ = told.value_or(input_);
  }
}

std::string_view RecordSource::first_line() const {
  const auto lines = first_lines(head_, true);
  return lines.empty() ? std::string_view() : lines.front();
}

std::size_t RecordSource::read(std::span<char> buffer) {
  if (given_ == head_.size()) return file_.read(buffer);
  const std::size_t count = std::min(buffer.size(), head_.size() - given_);
  std::copy_n(head_.begin() + static_cast<std::ptrdiff_t>(given_), count, buffer.begin());
  given_ += count;
  return count;
}

}  // namespace shukei::analyzer
