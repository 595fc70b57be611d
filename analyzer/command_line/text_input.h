#pragma once

#include <string>
#include <string_view>

namespace shukei::analyzer {

/// The greatest text that read_text() takes: 64 MiB.
inline constexpr std::size_t kGreatestText = std::size_t{64} << 20U;

/// The whole text of a file, or of standard input when the name is "-", without a byte order mark.
/// Throws UsageError when the name is empty, there is no such file, it may not be read, is a folder
/// or is longer than kGreatestText; std::system_error when reading fails.
std::string read_text(const std::string& name);

}  // namespace shukei::analyzer
