# Installs the build folder BUILD under SCRATCH as under / and looks at what is there.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${SCRATCH}")
execute_process(COMMAND "${CMAKE_COMMAND}" -E env "DESTDIR=${SCRATCH}"
                        "${CMAKE_COMMAND}" --install "${BUILD}" --prefix /usr
                COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)

file(GLOB_RECURSE files RELATIVE "${SCRATCH}" "${SCRATCH}/*")
list(SORT files)
set(expected
    usr/bin/shukei
    usr/share/bash-completion/completions/shukei
    usr/share/doc/shukei/CHANGELOG.md.gz
    usr/share/doc/shukei/README.md
    usr/share/doc/shukei/changelog.gz
    usr/share/doc/shukei/copyright
    usr/share/fish/vendor_completions.d/shukei.fish
    usr/share/man/man1/shukei.1.gz
    usr/share/zsh/vendor-completions/_shukei)
if(NOT files STREQUAL expected)
  message(FATAL_ERROR "installed were:\n${files}\nexpected:\n${expected}")
endif()

function(expect_output pattern)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
  if(NOT output MATCHES "${pattern}")
    message(FATAL_ERROR "${ARGN}\nexpected to print ${pattern}, but printed\n${output}")
  endif()
endfunction()

string(REPLACE "." "[.]" version "${VERSION}")
expect_output("shukei ${version}" "${SCRATCH}/usr/bin/shukei" --version)
expect_output("D7 +Kinsei" "${SCRATCH}/usr/bin/shukei" openings)
expect_output("[.]TH SHUKEI 1 .*SS fifths" gzip -dc "${SCRATCH}/usr/share/man/man1/shukei.1.gz")
expect_output("Copyright" cat "${SCRATCH}/usr/share/doc/shukei/copyright")

# How it is hardened, as far as that can be seen (scripts/cmake/Hardening.cmake). A compiler that checks
# what it puts on the stack calls __stack_chk_fail, one that fortifies calls to libc calls __..._chk.
# -fcf-protection cannot be seen: Debian's start-up objects lack its mark, so the linker leaves it out.
if(HARDENED)
  set(program "${SCRATCH}/usr/bin/shukei")
  expect_output("Type: +DYN [(]Position-Independent Executable" "${READELF}" --file-header "${program}")
  expect_output("GNU_RELRO" "${READELF}" --program-headers --wide "${program}")
  expect_output("GNU_STACK[ 0-9a-fx]+ RW " "${READELF}" --program-headers --wide "${program}")
  expect_output("FLAGS_1[^\n]* NOW" "${READELF}" --dynamic --wide "${program}")
  expect_output(" __stack_chk_fail@" "${READELF}" --dyn-syms --wide "${program}")
  expect_output(" __[a-z]+_chk@" "${READELF}" --dyn-syms --wide "${program}")
  expect_output(" _ZSt21__glibcxx_assert_failPKciS0_S0_@" "${READELF}" --dyn-syms --wide "${program}")
endif()
