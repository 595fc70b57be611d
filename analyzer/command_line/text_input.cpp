#include "analyzer/command_line/text_input.h"

#include <fmt/core.h>

#include <array>

#include "analyzer/command_line/input_file.h"
#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {

std::string read_text(const std::string& name) {
  if (name.empty()) throw UsageError("'@' needs the name of a file: @FILE");
  const InputFile file(name);
  std::string text;
  std::array<char, 1U << 16U> buffer;
  while (const std::size_t count = file.read(buffer)) {
    text.append(buffer.data(), count);
    if (text.size() > kGreatestText) {
      throw UsageError(fmt::format("{} is longer than 64 MiB", source_name(name)));
    }
  }
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.erase(0, kByteOrderMark.size());
  return text;
}

}  // namespace shukei::analyzer
