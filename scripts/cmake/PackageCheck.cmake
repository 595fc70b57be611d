# Read by cpack. Without these two it would make a package that names no dependencies, or none at all.
if(CPACK_GENERATOR STREQUAL "DEB")
  find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
  find_program(FILE_UTILITY file)
  if(NOT DPKG_SHLIBDEPS OR NOT FILE_UTILITY)
    message(FATAL_ERROR "A Debian package is made with dpkg-shlibdeps and file. On Debian or Ubuntu:\n"
                        "  apt-get install dpkg-dev file")
  endif()
endif()
