#include "db/backup/backup_record.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "db/byte_hash.h"

namespace shukei::db {
namespace {

constexpr std::string_view kTitle = "shukei backup\nformat 1\n";

std::string hex_of(std::uint64_t hash) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U)
    *digit = kDigits[hash & 0xFU];
  return text;
}

std::string engine_line(std::string_view name, const std::optional<EngineBackup>& backup) {
  if (!backup) return "";
  return std::string(name) + " " + std::to_string(backup->id) + " " + hex_of(backup->digest) + "\n";
}

std::string lines_of(const BackupRecord& record) {
  std::string text(kTitle);
  text += "number " + std::to_string(record.number) + "\n";
  text += "taken " + std::to_string(record.taken) + "\n";
  text += "positions " + std::to_string(record.positions) + "\n";
  text += "games " + std::to_string(record.games) + "\n";
  text += "bytes " + std::to_string(record.bytes) + "\n";
  text += engine_line("openings_part", record.openings);
  text += engine_line("games_part", record.games_part);
  for (const KeptFile& file : record.files)
    text += "file " + file.name + " " + std::to_string(file.bytes.size()) + "\n";
  return text;
}

template <typename Number>
Number number_of(std::string_view word, int base = 10) {
  Number number{};
  std::from_chars(word.data(), word.data() + word.size(), number, base);
  return number;
}

/// One line of a record: "WORD FIRST SECOND", what is not there being empty.
struct RecordLine {
  std::string_view word, first, second;

  explicit RecordLine(std::string_view line) {
    for (std::string_view* const part : {&word, &first, &second}) {
      const std::size_t end = std::min(line.find(' '), line.size());
      *part = line.substr(0, end);
      line.remove_prefix(std::min(end + 1, line.size()));
    }
  }

  [[nodiscard]] EngineBackup engine() const {
    return {number_of<std::uint32_t>(first), number_of<std::uint64_t>(second, 16)};
  }
};

/// Whether a name is that of a file within a database. Who restores a backup that came from
/// elsewhere must not have files written in other places.
bool is_within_database(std::string_view name) {
  const std::filesystem::path path(name);
  return path.is_relative() && path.has_filename() && path.lexically_normal() == path &&
         *path.begin() != "." && *path.begin() != "..";
}

void take(const RecordLine& line, BackupRecord& record) {
  if (line.word == "number") record.number = number_of<std::uint32_t>(line.first);
  if (line.word == "taken") record.taken = number_of<std::int64_t>(line.first);
  if (line.word == "positions") record.positions = number_of<std::uint64_t>(line.first);
  if (line.word == "games") record.games = number_of<std::uint64_t>(line.first);
  if (line.word == "bytes") record.bytes = number_of<std::uint64_t>(line.first);
  if (line.word == "openings_part") record.openings = line.engine();
  if (line.word == "games_part") record.games_part = line.engine();
  if (line.word == "file")
    record.files.push_back(
        {std::string(line.first), std::string(number_of<std::size_t>(line.second), '\0')});
}

}  // namespace

std::string encode_backup(const BackupRecord& record) {
  const std::string lines = lines_of(record);
  std::string files;
  for (const KeptFile& file : record.files) files += file.bytes;
  return lines + "end " + hex_of(byte_hash(lines + files)) + "\n" + files;
}

std::optional<BackupRecord> decode_backup(std::string_view bytes) {
  // A file's size comes out of the record: none is believed that is more than there is.
  const std::size_t end = bytes.find("\nend ");
  if (!bytes.starts_with(kTitle) || end == std::string_view::npos) return std::nullopt;
  BackupRecord record;
  std::size_t left = bytes.size();
  for (std::string_view rest = bytes.substr(0, end + 1); !rest.empty();) {
    const RecordLine line(rest.substr(0, rest.find('\n')));
    rest.remove_prefix(rest.find('\n') + 1);
    if (line.word == "file" &&
        (number_of<std::size_t>(line.second) > left || !is_within_database(line.first)))
      return std::nullopt;
    take(line, record);
    if (line.word == "file") left -= record.files.back().bytes.size();
  }
  std::string_view rest = bytes.substr(std::min(bytes.size(), bytes.find('\n', end + 1) + 1));
  for (KeptFile& file : record.files) {
    file.bytes = rest.substr(0, file.bytes.size());
    rest.remove_prefix(std::min(rest.size(), file.bytes.size()));
  }
  // A record has one spelling: this compares its hash and every byte.
  if (encode_backup(record) != bytes) return std::nullopt;
  return record;
}

const KeptFile* find_file(const BackupRecord& record, std::string_view name) {
  const auto found = std::find_if(record.files.begin(), record.files.end(),
                                  [&](const KeptFile& file) { return file.name == name; });
  return found == record.files.end() ? nullptr : &*found;
}

}  // namespace shukei::db
