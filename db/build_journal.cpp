#include "db/build_journal.h"

#include <charconv>
#include <sstream>
#include <string_view>

#include "db/byte_hash.h"
#include "db/durable_files.h"
#include "db/hex_text.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr int kJournalVersion = 1;

/// The line with its hash and end.
std::string sealed(const std::string& line) {
  return line + " " + hash_text(byte_hash(line)) + "\n";
}

/// A sealed line without its hash; nothing when it is not as it was written.
std::optional<std::string_view> unsealed(std::string_view line) {
  const auto blank = line.rfind(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const std::string_view text = line.substr(0, blank);
  if (parse_hash_text(line.substr(blank + 1)) != byte_hash(text)) return std::nullopt;
  return text;
}

std::string line_of(const WrittenRange& range) {
  std::string line =
      "range " + std::to_string(range.stones) + " " + std::to_string(range.range_index) + " " +
      std::to_string(range.tally.positions) + " " + hash_text(range.tally.position_digest) + " " +
      hash_text(range.tally.row_digest);
  for (const WrittenFile& file : range.files)
    line += " file " + file.name + " " + std::to_string(file.bytes) + " " +
            std::to_string(file.rows) + " " + hex_text(file.first_key) + " " +
            hex_text(file.last_key) + " " + hex_text(file.checksum);
  return sealed(line);
}

/// Takes the words of a line one by one.
class Words {
 public:
  explicit Words(std::string_view line) : stream_{std::string(line)} {}

  bool is(std::string_view expected) { return word() == expected; }
  bool more() { return !(stream_ >> std::ws).eof(); }
  std::string word() {
    std::string word;
    stream_ >> word;
    return word;
  }
  template <typename Number>
  bool number(Number& value) {
    const std::string text = word();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size();
  }
  bool hash(std::uint64_t& value) { return take(parse_hash_text(word()), value); }
  bool bytes(std::string& value) { return take(parse_hex_text(word()), value); }

 private:
  template <typename Value>
  static bool take(const std::optional<Value>& parsed, Value& value) {
    if (parsed) value = *parsed;
    return parsed.has_value();
  }
  std::istringstream stream_;
};

/// A name of ours: nothing that leads out of the directory.
bool is_plain_name(const std::string& name) {
  return !name.empty() && name.find('/') == std::string::npos && name != "..";
}

std::optional<WrittenRange> range_of(std::string_view line, const fs::path& rows) {
  Words words(line);
  WrittenRange range;
  range.directory = rows;
  const bool told = words.is("range") && words.number(range.stones) &&
                    words.number(range.range_index) && words.number(range.tally.positions) &&
                    words.hash(range.tally.position_digest) && words.hash(range.tally.row_digest);
  if (!told) return std::nullopt;
  while (words.more()) {
    WrittenFile& file = range.files.emplace_back();
    if (!words.is("file")) return std::nullopt;
    file.name = words.word();
    const bool whole = is_plain_name(file.name) && words.number(file.bytes) &&
                       words.number(file.rows) && words.bytes(file.first_key) &&
                       words.bytes(file.last_key) && words.bytes(file.checksum);
    if (!whole) return std::nullopt;
  }
  return range;
}

}  // namespace

std::string BuildJournal::head(const DatabaseFacts& facts, const WorkPlan& plan) {
  return "shukei build\njournal " + std::to_string(kJournalVersion) + "\nformat " +
         std::to_string(facts.format_version) + "\ntool " + facts.build.tool_version +
         "\nrocksdb " + facts.rocksdb_version + "\nrules " + hash_text(facts.build.rules_digest) +
         "\nstones " + std::to_string(plan.stones) + "\npart " + plan.part + "\nranges " +
         hash_text(plan.ranges) + "\n";
}

std::optional<std::vector<WrittenRange>> BuildJournal::read(const fs::path& file,
                                                            const std::string& head,
                                                            const fs::path& rows) {
  std::string text;
  try {
    text = read_file(file);
  } catch (const StorageError&) {
    return std::nullopt;  // none, or none that is of use
  }
  if (!text.starts_with(head)) return std::nullopt;
  std::vector<WrittenRange> ranges;
  std::string_view rest = std::string_view(text).substr(head.size());
  for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
    const auto line = unsealed(rest.substr(0, end));
    auto range = line ? range_of(*line, rows) : std::nullopt;
    if (!range) break;  // nothing behind a line that is torn is believed
    ranges.push_back(*std::move(range));
    rest.remove_prefix(end + 1);
  }
  return ranges;
}

BuildJournal::BuildJournal(fs::path file, const std::string& head,
                           const std::vector<WrittenRange>& ranges)
    : file_(std::move(file)) {
  std::string text = head;
  for (const WrittenRange& range : ranges) text += line_of(range);
  replace_file(file_, text);
}

void BuildJournal::append(const WrittenRange& range) {
  for (const WrittenFile& file : range.files) sync_path(range.directory / file.name);
  if (!range.empty()) sync_path(range.directory);
  const std::scoped_lock guard(mutex_);
  append_durably(file_, line_of(range));
}

}  // namespace shukei::db
