# One internal target that carries the warnings and sanitizers; every library and program of the
# project links it privately, nothing exports it.
add_library(shukei_warnings INTERFACE)
target_compile_options(shukei_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion
                       -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast)
# g++ 12 warns of overlapping copies inside std::string's operator+ (GCC bug 105651).
target_compile_options(shukei_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# Where several sources are compiled at once, names of theirs shadow one another's.
if(NOT SHUKEI_QUICK_ROOMS)
  target_compile_options(shukei_warnings INTERFACE -Wshadow)
endif()
if(SHUKEI_WERROR)
  target_compile_options(shukei_warnings INTERFACE -Werror)
endif()
if(SHUKEI_FUZZER)
  target_compile_options(shukei_warnings INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(SHUKEI_SANITIZE)
  set(ignored "${PROJECT_SOURCE_DIR}/tests/sanitizer_ignored_sources.txt")
  target_compile_options(shukei_warnings INTERFACE -fsanitize=${SHUKEI_SANITIZE}
                         -fno-sanitize-recover=all -fno-omit-frame-pointer
                         "$<$<CXX_COMPILER_ID:Clang>:-fsanitize-ignorelist=${ignored}>")
  # The check of vptr opens a pipe to see whether memory is there, and finds faults where there are no
  # handles left for it: tests take them away.
  target_compile_options(shukei_warnings INTERFACE -fno-sanitize=vptr)
  target_compile_definitions(shukei_warnings INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(shukei_warnings INTERFACE -fsanitize=${SHUKEI_SANITIZE})
elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
  shukei_harden(shukei_warnings)
  # No path of the builder's machine in the result.
  target_compile_options(shukei_warnings INTERFACE "-ffile-prefix-map=${PROJECT_SOURCE_DIR}=."
                         "-ffile-prefix-map=${PROJECT_BINARY_DIR}=build")
endif()
