#include "db/shard_builder.h"

#include <functional>
#include <system_error>

#include "db/durable_files.h"
#include "db/parallel_tasks.h"
#include "db/sst_check.h"
#include "db/storage_error.h"

namespace shukei::db {

std::vector<WrittenRange> ShardBuilder::check(int threads) {
  work_.close();
  std::vector<WrittenRange> ranges = work_.link_files();
  std::error_code error;
  std::filesystem::rename(work_.linked_directory(), work_.product(), error);
  if (error) throw system_error(error.value(), work_.product().string(), "cannot make the shard");
  std::vector<std::function<void()>> tasks;
  for (WrittenRange& range : ranges) {
    range.directory = work_.product();
    for (const WrittenFile& file : range.files) {
      tasks.emplace_back([&] {
        const std::string fault = check_sst_file(range.directory / file.name, file.checksum);
        if (!fault.empty())
          throw StorageError(StorageFault::damaged, work_.path().string(),
                             file.name + ": " + fault);
      });
    }
  }
  run_in_parallel(threads, tasks);
  return ranges;
}

void ShardBuilder::publish(std::string_view manifest_json) {
  write_file(work_.product() / kShardManifest, manifest_json);
  write_inventory(work_.product(), InventoryKind::shard);
  work_.publish();
}

}  // namespace shukei::db
