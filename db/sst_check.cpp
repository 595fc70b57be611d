#include "db/sst_check.h"

#include <rocksdb/file_checksum.h>
#include <rocksdb/sst_file_reader.h>

#include <fstream>
#include <vector>

#include "db/rocksdb_options.h"

namespace shukei::db {
namespace {

/// The checksum of a file as the MANIFEST keeps it; empty when the file cannot be read.
std::string checksum_of(const std::string& file) {
  const auto generator =
      rocksdb::GetFileChecksumGenCrc32cFactory()->CreateFileChecksumGenerator({file, ""});
  std::ifstream stream(file, std::ios::binary);
  std::vector<char> part(1 << 16);
  while (stream.read(part.data(), static_cast<std::streamsize>(part.size())) || stream.gcount() > 0)
    generator->Update(part.data(), static_cast<std::size_t>(stream.gcount()));
  if (!stream.eof()) return "";
  generator->Finalize();
  return generator->GetChecksum();
}

}  // namespace

std::string check_sst_file(const rocksdb::LiveFileMetaData& file) {
  const std::string path = file.db_path + file.name;
  const std::string name = "the file " + file.name.substr(1) + " (" + file.column_family_name + ")";
  if (checksum_of(path) != file.file_checksum) return name + " does not have its checksum";
  rocksdb::SstFileReader reader(rocksdb_options());
  auto status = reader.Open(path);
  if (status.ok()) status = reader.VerifyChecksum(scan_options());
  return status.ok() ? "" : name + ": " + status.ToString();
}

}  // namespace shukei::db
