# Proves that check_rooms.cmake sees what it is for: a clean tree passes, and each breach planted in
# that tree is found, named, and the only one found.
# Usage: cmake -DSCRATCH=DIR -P check_planted.cmake
cmake_minimum_required(VERSION 3.25)

set(failures 0)

function(make_clean_tree)
  file(REMOVE_RECURSE "${SCRATCH}")
  file(WRITE "${SCRATCH}/rules/point.h" "#include <array>\n")
  file(WRITE "${SCRATCH}/rules/point.cpp" "#include \"rules/point.h\"\n  #  include \"table.h\"\n")
  file(WRITE "${SCRATCH}/rules/table.h.in" "// made by configure_file\n")
  file(WRITE "${SCRATCH}/rules/CMakeLists.txt" "add_library(rules point.cpp row.cpp)\n")
  file(WRITE "${SCRATCH}/rules/row.h" "")
  file(WRITE "${SCRATCH}/db/reader.h"
       "#include <rocksdb/db.h>\n#include <thread>\n#include \"rules/point.h\"\n")
  file(WRITE "${SCRATCH}/analyzer/report.h"
       "#include <sys/stat.h>\n#include <fmt/format.h>\n#include \"db/reader.h\"\n")
  file(WRITE "${SCRATCH}/tests/rules/point_test.cpp"
       "#include <gtest/gtest.h>\n#include \"tests/support/drawing.h\"\n#include \"analyzer/report.h\"\n")
  file(WRITE "${SCRATCH}/tests/support/drawing.h" "#include <string>\n")
  file(WRITE "${SCRATCH}/tests/CMakeLists.txt" "foreach(case rules/point_test)\n")
endfunction()

function(run_check)
  execute_process(COMMAND "${CMAKE_COMMAND}" "-DROOT=${SCRATCH}"
                          -P "${CMAKE_CURRENT_LIST_DIR}/check_rooms.cmake"
                  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  set(result "${result}" PARENT_SCOPE)
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Adds `content` to `file` and expects the check to fail with `message` and nothing more.
function(expect_breach file content message)
  make_clean_tree()
  file(APPEND "${SCRATCH}/${file}" "${content}\n")
  run_check()
  string(FIND "${output}" "${file}: ${message}" found)
  if(result EQUAL 0 OR found EQUAL -1 OR NOT output MATCHES "1 breaches")
    message(NOTICE "Planted in ${file}: ${content}\nexpected: ${message}\nbut got: ${output}")
    math(EXPR failures "${failures} + 1")
  endif()
  set(failures ${failures} PARENT_SCOPE)
endfunction()

make_clean_tree()
run_check()
if(NOT result EQUAL 0)
  message(FATAL_ERROR "a clean tree was refused: ${output}")
endif()

expect_breach(rules/point.h "#include \"db/reader.h\"" "includes \"db/reader.h\": rules may not look into db")
expect_breach(rules/table.h.in "#include \"analyzer/report.h\"" "includes \"analyzer/report.h\": rules may not")
expect_breach(db/reader.h " # include \"analyzer/report.h\"" "includes \"analyzer/report.h\": db may not look")
expect_breach(analyzer/report.h "#include \"tests/support/drawing.h\"" "includes \"tests/support/drawing.h\"")
expect_breach(rules/point.h "#include \"rules/../db/reader.h\"" "includes \"rules/../db/reader.h\": write its path")
expect_breach(db/reader.h "#include \"key.h\"" "includes \"key.h\": write its path from the root")
expect_breach(db/reader.h "#include <rules/point.h>" "includes <rules/point.h>: our own headers stand in quotes")
expect_breach(rules/point.h "#include <boost/version.hpp>" "includes <boost/version.hpp>: rules may not use boost")
expect_breach(rules/point.cpp "#include <thread>" "includes <thread>: rules does without it")
expect_breach(rules/point.cpp "#include <unistd.h>" "includes <unistd.h>: rules does without C and system headers")
expect_breach(db/reader.h "#include <oneapi/tbb/task.h>" "includes <oneapi/tbb/task.h>: db may not use oneapi")
expect_breach(analyzer/report.h "#include <rocksdb/db.h>" "includes <rocksdb/db.h>: analyzer may not use rocksdb")
expect_breach(analyzer/report.h "#include <gtest/gtest.h>" "includes <gtest/gtest.h>: analyzer may not use gtest")
expect_breach(analyzer/report.h "#include HEADER" "includes what cannot be read")
expect_breach(rules/point_util.h "" "the name says nothing")
expect_breach(db/common/key.h "" "the name says nothing")
expect_breach(analyzer/helpers.h "" "the name says nothing")
expect_breach(tests/misc.h "" "the name says nothing")
expect_breach(db/key.cpp "" "no CMakeLists.txt names it")
expect_breach(rules/row.cpp "#include <array>\n#include \"rules/row.h\"" "does not include \"rules/row.h\" first")
expect_breach(tests/rules/line_test.cpp "" "no CMakeLists.txt names it")

if(failures GREATER 0)
  message(FATAL_ERROR "${failures} planted breaches were not found as they should be")
endif()
