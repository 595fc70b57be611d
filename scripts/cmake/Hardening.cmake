# How release builds are hardened; shukei_warnings carries it to all that is compiled. The test
# Package.InstallsAProgramThatRuns looks into the installed program for what can be seen there.
include(CheckCXXCompilerFlag)
include(CheckPIESupported)
check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

function(shukei_harden target)
  target_compile_options(${target} INTERFACE -fstack-protector-strong -Wformat -Werror=format-security)
  foreach(flag -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER "SHUKEI_HAS${flag}" known)
    check_cxx_compiler_flag(${flag} ${known})  # not on every processor
    if(${known})
      target_compile_options(${target} INTERFACE ${flag})
    endif()
  endforeach()
  # Distributions' compilers may define another level on their own.
  target_compile_options(${target} INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
  # Indices and empty containers of the standard library are checked.
  target_compile_definitions(${target} INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(${target} INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
endfunction()
