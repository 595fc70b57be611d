#include "analyzer/web/http_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "tests/analyzer/web/http_exchange.h"

namespace shukei::analyzer {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using namespace std::chrono_literals;

HttpAnswer echo(const HttpQuestion& question) {
  HttpAnswer answer;
  answer.body = question.method + " " + question.target;
  return answer;
}

TEST(HttpServer, AnswersRequestAfterRequestOnOneConnection) {
  RunningServer server(echo);
  const HttpClient connection(server.port());
  for (const char* const target : {"/a", "/b", "/c"}) {
    connection.send(std::string("GET ") + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const RawAnswer answer = connection.read();
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, std::string("GET ") + target);
    EXPECT_THAT(answer.head, HasSubstr("Content-Security-Policy: default-src 'none'"));
  }
  connection.send("HEAD /d HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const RawAnswer answer = connection.read(false);
  EXPECT_THAT(answer.head, HasSubstr("Content-Length: 7"));
  EXPECT_EQ(answer.body, "");
  EXPECT_TRUE(connection.is_ended());
}

TEST(HttpServer, RefusesWhatIsTooMuchOrNoHttpAndGoesOn) {
  RunningServer server(echo);
  const auto answer_to = [&](const std::string& bytes) {
    const HttpClient connection(server.port());
    connection.send(bytes);
    return connection.read().status;
  };
  EXPECT_EQ(answer_to("GET /" + std::string(100'000, 'a') + " HTTP/1.1\r\n\r\n"), 431);
  EXPECT_EQ(answer_to("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000\r\n\r\n" +
                      std::string(10'000'000, 'a')),
            413);
  EXPECT_EQ(answer_to("garbage\r\n\r\n"), 400);
  EXPECT_EQ(answer_to(std::string("\x16\x03\x01\0\r\n\r\n", 8)), 400);
  EXPECT_EQ(get(server.port(), "/a").body, "GET /a");
}

TEST(HttpServer, GivesUpOnThoseWhoDoNotComeToAnEnd) {
  ServerLimits limits;
  limits.request = 1s;
  RunningServer server(echo, limits);
  const HttpClient silent(server.port());
  const HttpClient slow(server.port());
  slow.send("GET / HTTP/1.1\r\nHost: loc");
  EXPECT_EQ(slow.read().status, 408);
  EXPECT_TRUE(silent.is_ended());
  EXPECT_EQ(get(server.port(), "/a").status, 200);
}

TEST(HttpServer, AnswersBesideTwoThousandWhoSayNothing) {
  RunningServer server(echo);
  std::vector<std::unique_ptr<HttpClient>> idle;
  for (int i = 0; i < 2000; ++i) {
    idle.push_back(std::make_unique<HttpClient>(server.port()));
  }
  EXPECT_EQ(get(server.port(), "/a").status, 200);
  EXPECT_GE(server.metrics().connections(), 2000);
}

TEST(HttpServer, RefusesConnectionsBeyondItsLimit) {
  ServerLimits limits;
  limits.connections = 3;
  RunningServer server(echo, limits);
  std::vector<std::unique_ptr<HttpClient>> idle;
  for (int i = 0; i < 3; ++i) {
    idle.push_back(std::make_unique<HttpClient>(server.port()));
  }
  EXPECT_EQ(get(server.port(), "/a").status, 503);
  idle.pop_back();
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) {
    std::this_thread::sleep_for(20ms);
    status = get(server.port(), "/a").status;
  }
  EXPECT_EQ(status, 200);
}

TEST(HttpServer, SendsAnswersUnderWayBeforeItStops) {
  std::atomic<bool> is_asked = false;
  RunningServer server(
      [&](const HttpQuestion& question) {
        is_asked = true;
        std::this_thread::sleep_for(300ms);
        return echo(question);
      },
      {.stopping = 60s});
  const HttpClient idle(server.port());
  const HttpClient connection(server.port());
  connection.send("GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n");
  while (!is_asked) std::this_thread::sleep_for(1ms);
  server.stop();
  EXPECT_EQ(connection.read().body, "GET /late");
  EXPECT_TRUE(connection.is_ended());
  EXPECT_TRUE(idle.is_ended());
  EXPECT_ANY_THROW(HttpClient(server.port()));
}

bool is_listening(std::uint16_t port) {
  try {
    const HttpClient client(port);
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

TEST(HttpServer, WorksNoMoreOnQuestionsThatWaitWhenItStops) {
  constexpr int kThreads = 2;  // RunningServer's
  std::atomic<int> asked = 0;
  std::atomic<bool> may_go_on = false;
  RunningServer server(
      [&](const HttpQuestion& question) {
        ++asked;
        while (!may_go_on) std::this_thread::sleep_for(1ms);
        return echo(question);
      },
      {.stopping = 60s});
  std::vector<std::unique_ptr<HttpClient>> clients;
  for (int i = 0; i < 20; ++i) {
    clients.push_back(std::make_unique<HttpClient>(server.port()));
    clients.back()->send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n");
    while (asked < std::min(i + 1, kThreads)) std::this_thread::sleep_for(1ms);
  }
  std::thread stopping([&] { server.stop(); });
  while (is_listening(server.port())) std::this_thread::sleep_for(1ms);
  may_go_on = true;
  for (std::size_t i = 0; i < kThreads; ++i) EXPECT_EQ(clients[i]->read().status, 200);
  // Those whose question was not even read meet the end of the connection.
  for (std::size_t i = kThreads; i < clients.size(); ++i) {
    EXPECT_THAT(clients[i]->read().status, AnyOf(0, 503));
  }
  stopping.join();
  EXPECT_EQ(asked, kThreads);
}

}  // namespace
}  // namespace shukei::analyzer
