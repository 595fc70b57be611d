#include "db/games/acknowledged_changes.h"

#include <charconv>
#include <sstream>

#include "db/byte_hash.h"
#include "db/durable_files.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

/// "changes 17 MANIFEST-000070 2386 1234... 5678...\n": the numbers, and the byte_hash() of what
/// stands before the last one.
std::string text_of(const AcknowledgedChanges& told) {
  const std::string text = "changes " + std::to_string(told.changes) + " " + told.manifest + " " +
                           std::to_string(told.manifest_bytes) + " " +
                           std::to_string(told.manifest_digest) + " ";
  return text + std::to_string(byte_hash(text)) + "\n";
}

/// The name in CURRENT.
std::string current_manifest(const std::filesystem::path& directory) {
  std::string name = read_file(directory / "CURRENT");
  while (!name.empty() && name.back() == '\n') name.pop_back();
  return name;
}

std::uint64_t number_of_manifest(const std::string& name) {
  constexpr std::string_view kPrefix = "MANIFEST-";
  std::uint64_t number = 0;
  if (name.starts_with(kPrefix))
    std::from_chars(name.data() + kPrefix.size(), name.data() + name.size(), number);
  return number;
}

}  // namespace

AcknowledgedChanges read_acknowledged(const std::filesystem::path& directory) {
  const StorageError damaged(StorageFault::damaged, directory.string(),
                             "the file ACKNOWLEDGED is not as it was written");
  std::string text;
  try {
    text = read_file(directory / kAcknowledgedFile);
  } catch (const StorageError& error) {
    if (error.fault() != StorageFault::missing) throw;
    throw damaged;
  }
  AcknowledgedChanges told;
  std::string word;
  std::istringstream words(text);
  words >> word >> told.changes >> told.manifest >> told.manifest_bytes >> told.manifest_digest;
  if (text != text_of(told)) throw damaged;
  return told;
}

bool is_manifest_whole(const std::filesystem::path& directory,
                       const AcknowledgedChanges& acknowledged) {
  const std::string name = current_manifest(directory);
  if (name != acknowledged.manifest)
    return number_of_manifest(name) > number_of_manifest(acknowledged.manifest);
  std::error_code gone;  // because it was lost, or because a writer began another one just now
  if (!std::filesystem::exists(directory / name, gone)) return false;
  const std::string bytes = read_file(directory / name);
  return bytes.size() >= acknowledged.manifest_bytes &&
         byte_hash(std::string_view(bytes).substr(0, acknowledged.manifest_bytes)) ==
             acknowledged.manifest_digest;
}

void acknowledge(const std::filesystem::path& directory, std::uint64_t changes) {
  const std::string name = current_manifest(directory);
  const std::string bytes = read_file(directory / name);
  replace_file(directory / kAcknowledgedFile,
               text_of({changes, name, bytes.size(), byte_hash(bytes)}));
}

}  // namespace shukei::db
