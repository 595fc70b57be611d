#pragma once

#include <filesystem>
#include <string_view>

namespace shukei::analyzer {

/// Writes a whole file or nothing: the text goes to a new file beside it, which then takes its
/// place. Through a symbolic link the file it names is written; what is no plain file (a pipe,
/// /dev/stdout) is written to directly. Throws std::system_error that names the path.
void write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace shukei::analyzer
