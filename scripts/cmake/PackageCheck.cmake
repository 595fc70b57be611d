# Read by cpack. Without dpkg-shlibdeps it would make a package that names no dependencies.
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
if(CPACK_GENERATOR STREQUAL "DEB" AND NOT DPKG_SHLIBDEPS)
  message(FATAL_ERROR "dpkg-shlibdeps was not found. On Debian or Ubuntu: apt-get install dpkg-dev")
endif()
