#pragma once

#include <span>
#include <string_view>

namespace shukei::analyzer {

/// A file of the page as it is built into the program.
struct PageFile {
  std::string_view path;  ///< "/index.html"
  std::string_view content_type;
  std::string_view bytes;
};

/// All of analyzer/web/page, in ascending order of paths.
std::span<const PageFile> page_files();

}  // namespace shukei::analyzer
