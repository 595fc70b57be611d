// Another process that works on a database, for tests of what processes do to each other.
// Usage: storage_child build PATH SEED       builds a sample database, replacing what is there
//        storage_child nobody PATH           tries to build without rights of the superuser
//        storage_child import PATH FILE      imports a file
//        storage_child half PATH N           writes N ranges of a build, says so, waits to be
//        killed storage_child hold PATH             takes the right to build, says so, waits to be
//        killed
// Exit status 0, or 3 with the message of a StorageError on standard output.
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string>

#include "db/build_lock.h"
#include "db/games/game_writer.h"
#include "db/storage_error.h"
#include "tests/db/sample_rows.h"

namespace {

int run(const std::string& what, const std::string& path, const std::string& seed) {
  using namespace shukei::db;
  if (what == "import") {
    GameWriter writer(path);
    const ParsedFile file = parse_file(seed);
    std::cout << "parsed" << std::endl;
    writer.store(file);
    writer.finish();
    return 0;
  }
  if (what == "hold") {
    const BuildLock lock(path);
    std::cout << "held" << std::endl;
    for (;;) ::pause();
  }
  if (what == "half") {
    BuildWork work(sample_order(path));
    put_unfinished(work, sample_levels(), std::stoi(seed));
    const LevelWriter unfinished = work.open_writer(5, 2);
    std::cout << "half" << std::endl;
    for (;;) ::pause();
  }
  constexpr unsigned kNobody = 65534;
  if (what == "nobody" && ::geteuid() == 0 && ::setuid(kNobody) != 0) return 1;
  build_sample(path, Replace::yes, std::stoull(seed));
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) return 2;
  try {
    return run(arguments[1], arguments[2], count > 3 ? arguments[3] : "0");
  } catch (const shukei::db::StorageError& error) {
    std::cout << error.what() << std::endl;
    return 3;
  }
}
