# Installation and the Debian package (cpack -G DEB). The man page and the completions are what the
# program itself prints, so they are made of the same table of options as --help.
set(documents_dir "${PROJECT_BINARY_DIR}/documents")
file(MAKE_DIRECTORY "${documents_dir}")

# Adds a file that is what `shukei ARGN...` prints.
function(shukei_printed_document name)
  add_custom_command(OUTPUT "${documents_dir}/${name}"
                     COMMAND shukei ${ARGN} > "${documents_dir}/${name}"
                     DEPENDS shukei VERBATIM)
endfunction()

shukei_printed_document(shukei.1 manual)
shukei_printed_document(shukei.bash completion bash)
shukei_printed_document(_shukei completion zsh)
shukei_printed_document(shukei.fish completion fish)

set(SHUKEI_MAINTAINERS "Shukei maintainers <maintainers@shukei.invalid>")

# A Debian package holds its man pages and changelog compressed, and a changelog of Debian's form.
file(WRITE "${documents_dir}/changelog"
     "shukei (${PROJECT_VERSION}) unstable; urgency=medium\n\n"
     "  * See /usr/share/doc/shukei/CHANGELOG.md.gz.\n\n"
     " -- ${SHUKEI_MAINTAINERS}  Thu, 01 Jan 1970 00:00:00 +0000\n")
find_program(SHUKEI_GZIP gzip REQUIRED)
mark_as_advanced(SHUKEI_GZIP)
function(shukei_compressed_document source name)
  add_custom_command(OUTPUT "${documents_dir}/${name}"
                     COMMAND "${SHUKEI_GZIP}" -9nc "${source}" > "${documents_dir}/${name}"
                     DEPENDS "${source}" VERBATIM)
endfunction()
shukei_compressed_document("${documents_dir}/shukei.1" shukei.1.gz)
shukei_compressed_document("${documents_dir}/changelog" changelog.gz)
shukei_compressed_document("${PROJECT_SOURCE_DIR}/CHANGELOG.md" CHANGELOG.md.gz)

add_custom_target(shukei_documents ALL
                  DEPENDS "${documents_dir}/shukei.1.gz" "${documents_dir}/shukei.bash"
                          "${documents_dir}/_shukei" "${documents_dir}/shukei.fish"
                          "${documents_dir}/changelog.gz" "${documents_dir}/CHANGELOG.md.gz")

install(FILES "${documents_dir}/shukei.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES "${documents_dir}/shukei.bash" RENAME shukei
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${documents_dir}/shukei.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
# zsh looks for packages' completions and for those of /usr/local in different folders.
install(CODE "
  set(zsh_folder site-functions)
  if(CMAKE_INSTALL_PREFIX STREQUAL \"/usr\")
    set(zsh_folder vendor-completions)
  endif()
  file(INSTALL \"${documents_dir}/_shukei\"
       DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/zsh/\${zsh_folder}\")")
install(FILES README.md "${documents_dir}/CHANGELOG.md.gz" "${documents_dir}/changelog.gz"
        DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES LICENSE RENAME copyright DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "${SHUKEI_MAINTAINERS}")
set(CPACK_PACKAGE_VENDOR "Shukei maintainers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
    "Shukei knows every opening of renju: the 26 openings and all fourth and
fifth moves up to symmetry. It judges offered fifth moves and Black's
forbidden moves under the rules Taraguchi, Soosorv, Yamaguchi, RIF and
Tarannikov, builds a database of every position in seconds and answers
in the terminal or as JSON and CSV.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ
    GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_LIST_DIR}/PackageCheck.cmake")
include(CPack)
