# Headers that are compiled once for a target instead of once for each of its sources. In the rooms only
# where a build need not prove that every file includes what it uses (see HeaderChecks.cmake): such are
# the sanitizers' builds.
option(SHUKEI_PRECOMPILE_ROOMS "Precompile headers of the standard library and others for the rooms" OFF)

# Precompiles what most sources include, and ARGN, for a target, which links what the latter needs.
function(shukei_precompile_headers target)
  target_precompile_headers(${target} PRIVATE <algorithm> <array> <cstdint> <filesystem> <fstream>
                            <functional> <map> <memory> <optional> <span> <string> <string_view>
                            <utility> <vector> ${ARGN})
endfunction()

# The same for the library of a room.
function(shukei_precompile_room target)
  if(SHUKEI_PRECOMPILE_ROOMS)
    shukei_precompile_headers(${target} ${ARGN})
  endif()
endfunction()
