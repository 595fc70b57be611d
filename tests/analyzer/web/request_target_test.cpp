#include "analyzer/web/request_target.h"

#include <gtest/gtest.h>

namespace shukei::analyzer {
namespace {

using Query = std::vector<QueryParameter>;

TEST(RequestTarget, IsPathAndQueryDecoded) {
  const auto target = parse_target("/api/v1/show?position=D8+h6%20g8&rule=rif&a&=b&&c=%3D%26");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/v1/show");
  EXPECT_EQ(target->query,
            (Query{{"position", "D8 h6 g8"}, {"rule", "rif"}, {"a", ""}, {"", "b"}, {"c", "=&"}}));
  EXPECT_EQ(*target->parameter("rule"), "rif");
  EXPECT_EQ(target->parameter("none"), nullptr);
  EXPECT_EQ(parse_target("/%E9%87%91%E6%98%9F")->path, "/金星");
  EXPECT_EQ(parse_target("/a+b")->path, "/a+b");
  EXPECT_EQ(parse_target("/?a=1%0Ab")->query, (Query{{"a", "1\nb"}}));
}

TEST(RequestTarget, IsNothingWhereItCannotBeRead) {
  for (const char* const target :
       {"",       "x",     "http://a/", "*",       "/../a",   "/a/..",      "/%2e%2e/a",
        "/a/./b", "/a\\b", "/%00",      "/%0A",    "/%FF",    "/%",         "/%4",
        "/%4g",   "/?a=%", "/?a=%FF",   "/?%00=1", "/?a=%7F", "/a%2F..%2Fb"}) {
    EXPECT_FALSE(parse_target(target)) << target;
  }
}

}  // namespace
}  // namespace shukei::analyzer
