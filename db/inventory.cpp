#include "db/inventory.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "db/byte_hash.h"
#include "db/durable_files.h"
#include "db/hex_text.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTitle = "shukei database\nformat ";
constexpr std::string_view kShardTitle = "shukei shard\nformat ";
constexpr std::string_view kEnd = "end ";

/// The line of one file, from what is on the disk now.
std::string file_line(const fs::path& file) {
  const std::string name = file.filename().string();
  if (file.extension() == ".sst")
    return "file " + name + " " + std::to_string(fs::file_size(file)) + " -\n";
  const std::string bytes = read_file(file);
  return "file " + name + " " + std::to_string(bytes.size()) + " " + hash_text(byte_hash(bytes)) +
         "\n";
}

/// Whether a file is what its line tells. One of another size is not read.
bool is_as_told(const fs::path& file, const std::string& line) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return false;
  const std::string sized =
      "file " + file.filename().string() + " " + std::to_string(fs::file_size(file)) + " ";
  return line.starts_with(sized) && file_line(file) == line;
}

/// The games part changes with every import and checks itself.
bool is_of_games(const fs::directory_entry& entry) {
  const std::string name = entry.path().filename().string();
  return entry.is_directory() && (name == "games" || name.starts_with("games."));
}

std::vector<fs::path> files_of(const fs::path& directory) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(directory)) {
    if (entry.path().filename() != kInventoryFile && !is_of_games(entry))
      files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// The name in a "file NAME SIZE HASH" line; empty when it is no such line.
std::string name_of(const std::string& line) {
  const std::size_t end = line.find(' ', 5);
  if (!line.starts_with("file ") || end == std::string::npos) return "";
  return line.substr(5, end - 5);
}

std::optional<InventoryKind> kind_of(std::string_view text) {
  if (text.starts_with(kTitle)) return InventoryKind::database;
  if (text.starts_with(kShardTitle)) return InventoryKind::shard;
  return std::nullopt;
}

/// The lines of an inventory by file name; nothing when it is not as it was written.
std::optional<std::map<std::string, std::string>> parse_inventory(std::string_view text) {
  const auto end = text.rfind(kEnd);
  if (end == std::string_view::npos || !kind_of(text) || text[end - 1] != '\n') return std::nullopt;
  if (text.substr(end) != std::string(kEnd) + hash_text(byte_hash(text.substr(0, end))) + "\n")
    return std::nullopt;
  std::map<std::string, std::string> lines;
  std::string_view rest = text.substr(0, end);
  while (!rest.empty()) {
    const std::string line(rest.substr(0, rest.find('\n') + 1));
    rest.remove_prefix(line.size());
    if (const std::string name = name_of(line); !name.empty()) lines[name] = line;
  }
  return lines;
}

}  // namespace

void write_inventory(const fs::path& directory, InventoryKind kind) {
  std::string text(kind == InventoryKind::database ? kTitle : kShardTitle);
  text += std::to_string(1) + "\n";
  for (const fs::path& file : files_of(directory)) text += file_line(file);
  text += std::string(kEnd) + hash_text(byte_hash(text)) + "\n";
  write_file(directory / kInventoryFile, text);
}

bool has_inventory(const fs::path& directory) {
  std::error_code ignored;
  return fs::is_regular_file(directory / kInventoryFile, ignored);
}

std::optional<InventoryKind> inventory_kind(const fs::path& directory) {
  if (!has_inventory(directory)) return std::nullopt;
  return kind_of(read_file(directory / kInventoryFile));
}

bool has_whole_inventory(const fs::path& directory) {
  return has_inventory(directory) &&
         parse_inventory(read_file(directory / kInventoryFile)).has_value();
}

std::uint32_t read_format(const fs::path& directory) {
  std::string text;
  try {
    text = read_file(directory / kInventoryFile);
  } catch (const StorageError& error) {
    if (error.fault() != StorageFault::missing) throw;
    throw StorageError(StorageFault::not_a_database, directory.string(),
                       "this directory is not a database of Shukei's: it has no file SHUKEI");
  }
  if (kind_of(text) == InventoryKind::shard)
    throw StorageError(StorageFault::not_a_database, directory.string(),
                       "this is one shard of a database; 'shukei merge-shards' makes a database of "
                       "all of them");
  std::uint32_t format = 0;
  if (text.starts_with(kTitle)) {
    const char* const number = text.data() + kTitle.size();
    const auto [end, error] = std::from_chars(number, text.data() + text.size(), format);
    if (error != std::errc{} || end == text.data() + text.size() || *end != '\n') format = 0;
  }
  if (format == 0)
    throw StorageError(StorageFault::damaged, (directory / kInventoryFile).string(),
                       "the file does not begin as it was written");
  return format;
}

std::vector<std::string> check_inventory(const fs::path& directory) {
  const auto expected = parse_inventory(read_file(directory / kInventoryFile));
  if (!expected) return {"the file SHUKEI is not as it was written"};
  std::vector<std::string> problems;
  std::map<std::string, std::string> unseen = *expected;
  for (const fs::path& file : files_of(directory)) {
    const std::string name = file.filename().string();
    const auto line = expected->find(name);
    unseen.erase(name);
    if (line == expected->end())
      problems.push_back("the file " + name + " does not belong to the database");
    else if (!is_as_told(file, line->second))
      problems.push_back("the file " + name + " is not as it was written");
  }
  for (const auto& [name, line] : unseen) problems.push_back("the file " + name + " is missing");
  return problems;
}

}  // namespace shukei::db
