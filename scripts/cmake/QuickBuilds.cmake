# What makes builds quicker that need not prove that every file includes what it uses. The program is
# proven so by the release preset (see HeaderChecks.cmake), its tests by the dev preset and scripts/lint.
option(SHUKEI_QUICK_ROOMS "Compile several sources of the rooms at once, with precompiled headers" OFF)
option(SHUKEI_UNITE_TESTS "Compile several tests at once" OFF)

# Precompiles what most sources include, and ARGN, for a target, which links what the latter needs.
function(shukei_precompile_headers target)
  target_precompile_headers(${target} PRIVATE <algorithm> <array> <cstdint> <filesystem> <fstream>
                            <functional> <map> <memory> <optional> <span> <string> <string_view>
                            <utility> <vector> ${ARGN})
endfunction()

# The same for the library of a room, several sources of which become one. Those of its sources whose names
# match the regular expression `apart` stay apart: they have names of their own in common.
function(shukei_quicken_room target apart)
  if(SHUKEI_QUICK_ROOMS)
    shukei_precompile_headers(${target} ${ARGN})
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "${apart}")
    set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON)
  endif()
endfunction()
