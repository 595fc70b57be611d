/// Runs fuzz targets on what is kept of their corpora, as a test. Usage:
///
///     fuzz_replay TARGET FILE|FOLDER...   runs a target on files and on those in folders
///     fuzz_replay --check CORPUS          whether the folders in CORPUS are the targets' names
///     fuzz_replay --list                  the targets' names and greatest sizes
///
/// Tells on standard error which file is being read when a law is broken.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace shukei::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> inputs_of(const fs::path& path) {
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files(fs::directory_iterator{path}, fs::directory_iterator{});
  std::sort(files.begin(), files.end());
  return files;
}

bool replay(const FuzzTarget& target, const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file || bytes.size() > target.longest) {
    std::fprintf(stderr, "%s cannot be read, or is longer than %zu bytes\n", path.c_str(),
                 target.longest);
    return false;
  }
  std::fprintf(stderr, "%s\n", path.c_str());
  target.run(bytes);
  return true;
}

int replay_all(const FuzzTarget& target, std::span<const char* const> paths) {
  std::size_t count = 0;
  bool all_read = true;
  for (const char* const path : paths) {
    for (const fs::path& file : inputs_of(path)) {
      all_read = replay(target, file) && all_read;
      ++count;
    }
  }
  std::printf("%zu inputs\n", count);
  return all_read && count > 0 ? 0 : 1;
}

int check_corpus(std::span<const FuzzTarget> targets, const fs::path& corpus) {
  int faults = 0;
  const auto tell = [&](std::string_view name, const char* what) {
    std::fprintf(stderr, "%.*s %s\n", static_cast<int>(name.size()), name.data(), what);
    ++faults;
  };
  for (const FuzzTarget& target : targets) {
    if (!fs::is_directory(corpus / target.name)) tell(target.name, "has no corpus");
  }
  for (const auto& folder : fs::directory_iterator(corpus)) {
    const std::string name = folder.path().filename().string();
    if (find_target(targets, name) == nullptr) tell(name, "is no target");
  }
  return faults == 0 ? 0 : 1;
}

int list(std::span<const FuzzTarget> targets) {
  for (const FuzzTarget& target : targets) {
    std::printf("%.*s %zu\n", static_cast<int>(target.name.size()), target.name.data(),
                target.longest);
  }
  return 0;
}

int run(std::span<const char* const> arguments) {
  const std::vector<FuzzTarget> targets = fuzz_targets();
  const std::string_view what = arguments.size() > 1 ? arguments[1] : "";
  if (what == "--list") return list(targets);
  if (what == "--check" && arguments.size() == 3) return check_corpus(targets, arguments[2]);
  const FuzzTarget* const target = find_target(targets, what);
  if (target != nullptr) return replay_all(*target, arguments.subspan(2));
  std::fprintf(stderr, "'%s' is no target\n", std::string(what).c_str());
  return 2;
}

}  // namespace
}  // namespace shukei::fuzz

int main(int argc, char** argv) {
  return shukei::fuzz::run(std::span<const char* const>(argv, static_cast<std::size_t>(argc)));
}
