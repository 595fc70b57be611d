#include "db/games/import_transaction.h"

#include <vector>

#include "db/rocksdb_options.h"
#include "db/storage_error.h"

namespace shukei::db {
namespace {

namespace fs = std::filesystem;

rocksdb::Slice slice(std::string_view bytes) { return {bytes.data(), bytes.size()}; }

rocksdb::IngestExternalFileOptions ingest_options() {
  rocksdb::IngestExternalFileOptions options;
  options.move_files = true;
  options.write_global_seqno = false;    // else the file would change under its checksum
  options.verify_file_checksum = false;  // it was computed a moment ago
  return options;
}

void make_empty(const fs::path& directory) {
  std::error_code error;
  fs::remove_all(directory, error);
  fs::create_directory(directory, error);
  if (error) throw system_error(error.value(), directory.string(), "cannot make the directory");
}

}  // namespace

ImportTransaction::ImportTransaction(const GamesHandle& handle, Size size)
    : handle_(handle),
      size_(size),
      directory_(importing_path(fs::path(handle.path()).parent_path())) {
  if (size_ == Size::large) make_empty(directory_);
}

ImportTransaction::~ImportTransaction() {
  for (auto& file : files_) file.reset();
  std::error_code ignored;  // the next import tries again
  if (size_ == Size::large) fs::remove_all(directory_, ignored);
}

rocksdb::SstFileWriter& ImportTransaction::file(GamesFamily family) {
  auto& file = files_[static_cast<std::size_t>(family)];
  if (!file) {
    const std::string name(kGamesFamilyNames[static_cast<std::size_t>(family)]);
    const std::string path = (directory_ / (name + ".sst")).string();
    file = std::make_unique<rocksdb::SstFileWriter>(rocksdb::EnvOptions(), family_options(family),
                                                    handle_.family(family));
    require_ok(file->Open(path), path, "cannot make the file");
  }
  return *file;
}

void ImportTransaction::put(GamesFamily family, std::string_view key, std::string_view value) {
  const auto status = size_ == Size::small
                          ? batch_.Put(handle_.family(family), slice(key), slice(value))
                          : file(family).Put(slice(key), slice(value));
  require_ok(status, handle_.path(), "cannot write what is imported");
}

void ImportTransaction::merge(GamesFamily family, std::string_view key, std::string_view value) {
  const auto status = size_ == Size::small
                          ? batch_.Merge(handle_.family(family), slice(key), slice(value))
                          : file(family).Merge(slice(key), slice(value));
  require_ok(status, handle_.path(), "cannot write what is imported");
}

void ImportTransaction::commit() {
  if (size_ == Size::large) return commit_files();
  rocksdb::WriteOptions options;
  options.sync = true;
  require_ok(handle_.db().Write(options, &batch_), handle_.path(), "cannot store what is imported");
}

void ImportTransaction::commit_files() {
  std::vector<rocksdb::IngestExternalFileArg> all;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    if (!files_[i]) continue;
    rocksdb::ExternalSstFileInfo info;
    require_ok(files_[i]->Finish(&info), handle_.path(), "cannot write what is imported");
    auto& ingest = all.emplace_back();
    ingest.column_family = handle_.family(static_cast<GamesFamily>(i));
    ingest.options = ingest_options();
    ingest.external_files.push_back(info.file_path);
    ingest.files_checksums.push_back(info.file_checksum);
    ingest.files_checksum_func_names.push_back(info.file_checksum_func_name);
  }
  if (all.empty()) return;
  require_ok(handle_.db().IngestExternalFiles(all), handle_.path(),
             "cannot store what is imported");
}

}  // namespace shukei::db
