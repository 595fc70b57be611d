#include "analyzer/output/output_settings.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>

namespace shukei::analyzer {
namespace {

/// The value of an environment variable; empty when it is not set.
std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

/// POSIX: the first of these that is set and not empty tells the character set.
bool locale_is_utf8() {
  std::string_view locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    locale = environment(name);
    if (!locale.empty()) break;
  }
  std::string folded;
  for (const char c : locale) {
    if (c != '-') folded += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return folded.find("utf8") != std::string::npos;
}

int terminal_width() {
  constexpr int kUsualWidth = 80;
  constexpr int kLeastWidth = 20;
  constexpr int kGreatestWidth = 1000;
  int width = 0;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
  if (width == 0) {
    const std::string_view columns = environment("COLUMNS");
    const auto [end, error] = std::from_chars(columns.begin(), columns.end(), width);
    if (error != std::errc() || end != columns.end() || width <= 0) width = kUsualWidth;
  }
  return std::clamp(width, kLeastWidth, kGreatestWidth);
}

bool colour_wanted(ColourChoice choice) {
  if (choice != ColourChoice::automatic) return choice == ColourChoice::always;
  // no-color.org: set and not empty means no colour.
  return isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR").empty() &&
         environment("TERM") != "dumb";
}

}  // namespace

OutputSettings settings_of_environment(ColourChoice colour) {
  OutputSettings settings;
  settings.colour = colour_wanted(colour);
  settings.unicode = locale_is_utf8();
  settings.width = terminal_width();
  settings.terminal = isatty(STDOUT_FILENO) == 1;
  settings.progress = isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb";
  return settings;
}

}  // namespace shukei::analyzer
