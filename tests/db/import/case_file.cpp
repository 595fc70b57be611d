#include "tests/db/import/case_file.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace shukei::db {

std::string case_file(const std::string& name) {
  const std::ifstream file(SHUKEI_SOURCE_DIR "/tests/cases/import/" + name, std::ios::binary);
  if (!file) throw std::runtime_error("no case " + name);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

}  // namespace shukei::db
