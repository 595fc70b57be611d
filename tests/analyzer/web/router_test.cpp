#include "analyzer/web/router.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include "analyzer/commands/commands.h"
#include "analyzer/web/page_files.h"

namespace shukei::analyzer {
namespace {

using testing::HasSubstr;

HttpQuestion asked(std::string target) {
  HttpQuestion question;
  question.method = "GET";
  question.target = std::move(target);
  question.host = "localhost:8015";
  return question;
}

/// A router without a database.
class RouterTest : public testing::Test {
 protected:
  [[nodiscard]] HttpAnswer answer(const HttpQuestion& question) const {
    return router_.answer(question);
  }
  [[nodiscard]] HttpAnswer answer(const std::string& target) const { return answer(asked(target)); }

 private:
  ServerMetrics metrics_;
  Router router_{Api({all_commands(), RuleBook::standard()}, "/nowhere/openings.db"), {}, metrics_};
};

TEST_F(RouterTest, ServesThePageWithItsTag) {
  const HttpAnswer page = answer("/");
  EXPECT_EQ(page.status, 200U);
  EXPECT_EQ(page.content_type, "text/html; charset=utf-8");
  EXPECT_THAT(page.body, HasSubstr("<title>"));
  HttpQuestion again = asked("/");
  again.if_none_match = "\"x\", " + page.etag;
  EXPECT_EQ(answer(again).status, 304U);
  EXPECT_EQ(answer(again).body, "");
  again.if_none_match = "\"x\"";
  EXPECT_EQ(answer(again).status, 200U);
}

TEST_F(RouterTest, ServesEveryFileThePageAsksForAndNothingElse) {
  ASSERT_FALSE(page_files().empty());
  for (const PageFile& file : page_files()) {
    EXPECT_EQ(answer(std::string(file.path)).status, 200U) << file.path;
    EXPECT_FALSE(file.bytes.empty()) << file.path;
  }
  EXPECT_EQ(answer("/none.js").status, 404U);
  EXPECT_EQ(answer("/page/index.html").status, 404U);
}

TEST_F(RouterTest, RefusesWhatIsNotMeantForIt) {
  HttpQuestion question = asked("/api/v1/openings");
  question.host = "evil.example";
  EXPECT_EQ(answer(question).status, 421U);
  question = asked("/api/v1/openings");
  question.origin = "http://evil.example";
  EXPECT_EQ(answer(question).status, 403U);
  question.origin = "http://localhost:8015";
  EXPECT_EQ(answer(question).status, 200U);
  question.method = "POST";
  EXPECT_EQ(answer(question).status, 405U);
  EXPECT_EQ(answer(question).allow, "GET, HEAD");
  question.method = "GET";
  question.has_body = true;
  EXPECT_EQ(answer(question).status, 413U);
  EXPECT_EQ(answer("/../etc/passwd").status, 400U);
}

TEST_F(RouterTest, SaysWhatIsWrongWithAQuestion) {
  const auto expect = [&](const char* target, unsigned status, const char* words) {
    const HttpAnswer found = answer(target);
    EXPECT_EQ(found.status, status) << target;
    EXPECT_THAT(found.body, HasSubstr(words));
    rapidjson::Document error;
    error.Parse(found.body.c_str());
    EXPECT_TRUE(error.IsObject() && error.HasMember("error")) << found.body;
  };
  expect("/api/v1/show?position=z9", 400, "z9");
  expect("/api/v1/show", 400, "POSITION");
  expect("/api/v1/show?position=@/etc/passwd", 400, "files are not read here");
  expect("/api/v1/show?position=-", 400, "files are not read here");
  expect("/api/v1/show?position=D7&svg=/tmp/x.svg", 400, "no parameter 'svg'");
  expect("/api/v1/show?position=D7&db=/tmp", 400, "no parameter 'db'");
  expect("/api/v1/offer?position=D8+h6&batch=/etc/passwd&rule=rif", 400, "no parameter 'batch'");
  expect("/api/v1/fifths?position=D8+h6&rule=chess", 400, "chess");
  expect("/api/v1/build", 404, "not served");
  expect("/api/v1/", 404, "not served");
  expect("/api/v1/show?position=D7", 404, "no database");
}

TEST_F(RouterTest, AnswersRefusedOffersAsAnswers) {
  const HttpAnswer found =
      answer("/api/v1/offer?position=D8+h6&fifths=g8+g7+i8+i7+i9&rule=taraguchi-10");
  EXPECT_EQ(found.status, 200U);
  EXPECT_THAT(found.body, HasSubstr("\"accepted\": false"));
}

TEST_F(RouterTest, DescribesEveryQuestionItAnswers) {
  rapidjson::Document document;
  document.Parse(answer("/api/v1/openapi.json").body.c_str());
  ASSERT_TRUE(document.IsObject());
  EXPECT_STREQ(document["openapi"].GetString(), "3.1.0");
  const auto& paths = document["paths"];
  EXPECT_EQ(paths.MemberCount(), 12U);
  ASSERT_TRUE(paths.HasMember("/api/v1/fifths"));
  const auto& parameters = paths["/api/v1/fifths"]["get"]["parameters"];
  EXPECT_STREQ(parameters[0]["name"].GetString(), "position");
  for (const auto& parameter : parameters.GetArray()) {
    EXPECT_STRNE(parameter["name"].GetString(), "svg");
  }
}

TEST_F(RouterTest, TellsHealthAndFigures) {
  EXPECT_EQ(answer("/healthz").status, 200U);
  EXPECT_THAT(answer("/metrics").body, HasSubstr("shukei_answers_total"));
}

}  // namespace
}  // namespace shukei::analyzer
