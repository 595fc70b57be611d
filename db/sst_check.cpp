#include "db/sst_check.h"

#include <rocksdb/file_checksum.h>
#include <rocksdb/sst_file_reader.h>

#include <fstream>
#include <vector>

#include "db/rocksdb_options.h"

namespace shukei::db {

std::string checksum_of_file(const std::string& file) {
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

std::string check_sst_file(const std::filesystem::path& file, const std::string& checksum) {
  if (checksum_of_file(file.string()) != checksum) return "does not have its checksum";
  rocksdb::SstFileReader reader(rocksdb_options());
  auto status = reader.Open(file.string());
  if (status.ok()) status = reader.VerifyChecksum(scan_options());
  return status.ok() ? "" : status.ToString();
}

std::string check_sst_file(const rocksdb::LiveFileMetaData& file) {
  const std::string fault = check_sst_file(file.db_path + file.name, file.file_checksum);
  if (fault.empty()) return "";
  return "the file " + file.name.substr(1) + " (" + file.column_family_name + ") " + fault;
}

}  // namespace shukei::db
