#include "analyzer/web/request_origin.h"

#include <gtest/gtest.h>

namespace shukei::analyzer {
namespace {

TEST(RequestHost, MayBeAnAddressOrLocalhost) {
  for (const char* const host : {"127.0.0.1", "127.0.0.1:8015", "localhost", "LocalHost:80",
                                 "[::1]", "[::1]:8015", "192.168.1.7:8015"}) {
    EXPECT_TRUE(is_own_host(host, {})) << host;
  }
  for (const char* const host :
       {"", "evil.example", "evil.example:8015", "localhost.evil.example", "127.0.0.1.evil.example",
        "localhost:", "localhost:x", "[::1", "[::1]x", "127.0.0.1:123456", "a:b:c"}) {
    EXPECT_FALSE(is_own_host(host, {})) << host;
  }
}

TEST(RequestHost, MayBeANameThatIsGiven) {
  EXPECT_TRUE(is_own_host("club.example:8015", {"club.example"}));
  EXPECT_TRUE(is_own_host("Club.Example", {"club.example"}));
  EXPECT_FALSE(is_own_host("a.club.example", {"club.example"}));
}

TEST(RequestOrigin, IsTheHostItself) {
  EXPECT_TRUE(is_own_origin("http://localhost:8015", "localhost:8015"));
  for (const char* const origin : {"null", "http://localhost", "https://localhost:8015",
                                   "http://evil.example", "http://localhost:8015.evil.example"}) {
    EXPECT_FALSE(is_own_origin(origin, "localhost:8015")) << origin;
  }
}

}  // namespace
}  // namespace shukei::analyzer
