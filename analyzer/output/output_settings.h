#pragma once

#include <cstdint>
#include <optional>

namespace shukei::analyzer {

/// The form of an answer.
enum class Format : std::uint8_t { text, json, csv };

/// Whether colours were asked for.
enum class ColourChoice : std::uint8_t { automatic, always, never };

/// How answers are written.
struct OutputSettings {
  Format format = Format::text;
  bool colour = false;    ///< Whether text may carry colours.
  bool unicode = false;   ///< Whether drawings and names may be more than ASCII.
  int width = 80;         ///< Columns that text may fill, 20 at least.
  bool quiet = false;     ///< Whether progress and notes are left out.
  bool progress = false;  ///< Whether standard error is a terminal that can show progress.
  bool terminal = false;  ///< Whether standard output is a terminal, where progress would mingle.
};

/// What the environment says of the terminal: colour only when standard output is one and NO_COLOR
/// is not set; unicode when LC_ALL, else LC_CTYPE, else LANG names UTF-8; the width of the
/// terminal, else $COLUMNS, else 80.
OutputSettings settings_of_environment(ColourChoice colour);

}  // namespace shukei::analyzer
