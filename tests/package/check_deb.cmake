# Makes the Debian package of the build folder BUILD in SCRATCH and looks at what it says of itself.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${SCRATCH}")
execute_process(COMMAND "${CPACK}" -G DEB -C Release --config "${BUILD}/CPackConfig.cmake" -B "${SCRATCH}"
                COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
file(GLOB package "${SCRATCH}/shukei_${VERSION}_*.deb")

execute_process(COMMAND dpkg-deb --field "${package}" OUTPUT_VARIABLE fields
                COMMAND_ERROR_IS_FATAL ANY)
foreach(field "Package: shukei\n" "Version: ${VERSION}\n" "Section: misc\n"
        "Maintainer: Shukei maintainers" "Depends: [^\n]*librocksdb" "Depends: [^\n]*libtbb")
  if(NOT fields MATCHES "${field}")
    message(FATAL_ERROR "the package's fields lack \"${field}\":\n${fields}")
  endif()
endforeach()

execute_process(COMMAND dpkg-deb --contents "${package}" OUTPUT_VARIABLE contents
                COMMAND_ERROR_IS_FATAL ANY)
if(NOT contents MATCHES "rwxr-xr-x root/root [^\n]* ./usr/bin/shukei\n")
  message(FATAL_ERROR "the package lacks a program to run:\n${contents}")
endif()
