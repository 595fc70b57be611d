#include "db/import/format.h"

namespace shukei::db {

std::string_view to_string(Format format) {
  switch (format) {
    case Format::unknown:
      return "unknown";
    case Format::renlib:
      return "renlib";
    case Format::renlib_position:
      return "renlib_position";
    case Format::renjunet:
      return "renjunet";
    case Format::sgf:
      return "sgf";
    case Format::psq:
      return "psq";
    case Format::move_lines:
      return "move_lines";
    case Format::playok:
      return "playok";
    case Format::grades:
      return "grades";
    case Format::bdt:
      return "bdt";
    case Format::wzq:
      return "wzq";
  }
  return "";
}

}  // namespace shukei::db
