#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shukei::db {

/// The foreign formats that are read.
enum class Format : std::uint8_t {
  unknown,
  renlib,           ///< RenLib library (.lib).
  renlib_position,  ///< RenLib position (.pos): one line of moves.
  renjunet,         ///< RenjuNet game database (.rif).
  sgf,              ///< Smart Game Format FF[4] (.sgf).
  psq,              ///< Piskvork (.psq).
  move_lines,       ///< A list of moves a line, or a table with a column of them (.txt, .tsv).
  playok,           ///< Transcripts of PlayOK, formerly Kurnik (.txt).
  grades,           ///< Graded positions (.tsv).
  bdt,              ///< ShowRenju (.bdt).
  wzq,              ///< Basecity (.wzq).
  csv,              ///< Games as comma-separated values, our own exports among them (.csv).
  ndjson,           ///< Games as JSON, an object a line, likewise (.ndjson).
};

inline constexpr std::size_t kFormatCount = 13;

/// "renlib": the format's name, fit for reports that programs read; "unknown".
std::string_view to_string(Format format);

}  // namespace shukei::db
