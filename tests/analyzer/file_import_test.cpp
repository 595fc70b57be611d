#include "analyzer/reports/file_import.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/db/temporary_place.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::analyzer {
namespace {

/// Files of one game each, all different lines.
std::vector<std::string> one_game_files(const std::filesystem::path& directory) {
  std::vector<std::string> files;
  for (const char* fifth : {"g7", "g8", "g9", "g10", "g11", "g12"}) {
    files.push_back((directory / fifth).string() + ".txt");
    std::ofstream(files.back()) << "h8 h9 h10 i9 " << fifth << '\n';
  }
  return files;
}

TEST(FileImport, StoresFilesInTheirOrderOnAnyNumberOfThreads) {
  const db::TemporaryPlace files;
  ImportRequest request;
  request.files = one_game_files(files.path());
  // Files are read side by side; waiting for one must never keep another from being done.
  for (int round = 0; round < rounds(24); ++round) {
    const db::TemporaryPlace place;
    request.database = place.database();
    request.threads = 1 + round % 6;
    const ImportReport report = import_files(request);
    ASSERT_EQ(report.files.size(), request.files.size());
    for (std::size_t i = 0; i < report.files.size(); ++i) {
      EXPECT_EQ(report.files[i].file, request.files[i]);
      EXPECT_FALSE(report.files[i].error);
    }
    EXPECT_EQ(report.totals.games, request.files.size());
  }
}

TEST(FileImport, TellsOfAFileThatIsNotThereAndStoresTheOthers) {
  const db::TemporaryPlace files;
  const db::TemporaryPlace place;
  ImportRequest request;
  request.files = one_game_files(files.path());
  request.files.insert(request.files.begin() + 1, (files.path() / "missing.txt").string());
  request.database = place.database();
  request.threads = 2;
  const ImportReport report = import_files(request);
  ASSERT_TRUE(report.files[1].error);
  EXPECT_NE(report.files[1].error->find("missing.txt"), std::string::npos);
  EXPECT_EQ(report.totals.games, request.files.size() - 1);
}

}  // namespace
}  // namespace shukei::analyzer
