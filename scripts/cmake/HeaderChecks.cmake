# Every header has to compile alone. A source that stands beside its header includes it first (a RoomOrder
# test sees to that), so its own compilation is the proof; only headers without a source are compiled for
# the proof's sake, by the target all_verify_interface_header_sets. Proofs need builds without precompiled
# headers, so only presets that do not verify headers use those in the rooms.

# Has the headers of `target` verified, those of its file set HEADERS that have no source beside them.
function(shukei_check_headers target)
  get_target_property(headers ${target} HEADER_SET)
  list(FILTER headers EXCLUDE REGEX "^$")
  set(alone "")
  foreach(header IN LISTS headers)
    cmake_path(ABSOLUTE_PATH header BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    string(REGEX REPLACE "\\.h$" ".cpp" source "${header}")
    if(NOT EXISTS "${source}")
      list(APPEND alone "${header}")
    endif()
  endforeach()
  target_sources(${target} PUBLIC FILE_SET headers_alone TYPE HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}"
                 FILES ${alone})
  set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON
                        INTERFACE_HEADER_SETS_TO_VERIFY headers_alone)
endfunction()
