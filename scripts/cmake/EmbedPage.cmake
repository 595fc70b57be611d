# Writes OUTPUT, the C++ source of page_files() (analyzer/web/page_files.h), from all files below PAGE.
# Run by cmake -P with both set.
set(content_types
    "html text/html" "css text/css" "js text/javascript"
    "svg image/svg+xml" "json application/json" "webmanifest application/manifest+json"
    "txt text/plain")

file(GLOB_RECURSE files RELATIVE "${PAGE}" "${PAGE}/*")
list(FILTER files EXCLUDE REGEX "\\.md$")
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
  get_filename_component(ending "${file}" LAST_EXT)
  string(SUBSTRING "${ending}" 1 -1 ending)
  set(content_type "")
  foreach(pair IN LISTS content_types)
    if(pair MATCHES "^${ending} (.+)$")
      set(content_type "${CMAKE_MATCH_1}")
      if(content_type MATCHES "^text/")
        string(APPEND content_type "; charset=utf-8")
      endif()
    endif()
  endforeach()
  if(NOT content_type)
    message(FATAL_ERROR "${file}: no content type is known for .${ending}; add it to ${CMAKE_CURRENT_LIST_FILE}")
  endif()
  file(READ "${PAGE}/${file}" hex HEX)
  file(SIZE "${PAGE}/${file}" size)
  string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${hex}")
  string(APPEND rows "    {\"/${file}\", \"${content_type}\",\n     std::string_view(\"${bytes}\", ${size})},\n")
endforeach()
file(WRITE "${OUTPUT}.new" "// Made by scripts/cmake/EmbedPage.cmake out of analyzer/web/page.
#include \"analyzer/web/page_files.h\"

namespace shukei::analyzer {

std::span<const PageFile> page_files() {
  static constexpr PageFile kFiles[] = {
${rows}  };
  return kFiles;
}

}  // namespace shukei::analyzer
")
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
