# Compiles SOURCE twice: as it stands, which must succeed, and with MUST_NOT_COMPILE defined, which must
# fail with what the source's line "// error: REGEX" says, so that it fails for its own reason.
# Usage: cmake -DCOMPILER=CXX -DROOT=DIR -DSOURCE=FILE -P check_pair.cmake
cmake_minimum_required(VERSION 3.25)

file(STRINGS "${SOURCE}" expected REGEX "^// error: ")
string(REPLACE "// error: " "" expected "${expected}")
if(expected STREQUAL "")
  message(FATAL_ERROR "${SOURCE} has no line \"// error: REGEX\"")
endif()

function(compile)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C
                          "${COMPILER}" -std=c++20 -fsyntax-only "-I${ROOT}" ${ARGN} "${SOURCE}"
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  set(result "${result}" PARENT_SCOPE)
  set(output "${output}" PARENT_SCOPE)
endfunction()

compile()
if(NOT result EQUAL 0)
  message(FATAL_ERROR "the twin that must compile does not:\n${output}")
endif()
compile(-DMUST_NOT_COMPILE)
if(result EQUAL 0)
  message(FATAL_ERROR "this compiles, and must not")
endif()
if(NOT output MATCHES "error: [^\n]*(${expected})")
  message(FATAL_ERROR "this fails for another reason than \"${expected}\":\n${output}")
endif()
