#pragma once

#include <string>

namespace shukei::db {

/// The bytes of tests/cases/import/`name`. Throws when there is no such file.
std::string case_file(const std::string& name);

}  // namespace shukei::db
