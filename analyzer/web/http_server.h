#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "analyzer/web/http_answer.h"
#include "analyzer/web/request_log.h"
#include "analyzer/web/server_metrics.h"

namespace shukei::analyzer {

/// What a client may ask for: each bounds what it could otherwise decide on.
struct ServerLimits {
  std::size_t header_bytes = std::size_t{16} << 10U;  ///< Request line and fields: 431 beyond.
  int connections = 4096;                             ///< More are answered 503 and closed.
  int questions = 256;                                ///< Waiting for an answer: 503 beyond.
  std::chrono::seconds request{
      10};                        ///< From the first byte, or the last answer, to a whole request.
  std::chrono::seconds idle{60};  ///< Between two requests of a connection.
  std::chrono::seconds sending{20};  ///< To take an answer.
  std::chrono::seconds stopping{5};  ///< For answers under way when the server stops.
};

/// Where and how a server listens.
struct ServerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;  ///< 0: any that is free.
  int threads = 1;         ///< That work answers out, beside the one that reads and writes.
  ServerLimits limits;
};

/// HTTP/1.1 on a socket: reads requests, has them answered, writes the answers. A client that is
/// slow, silent or broken costs a connection and nothing else.
class HttpServer {
 public:
  using Answerer = std::function<HttpAnswer(const HttpQuestion&)>;
  using Logger = std::function<void(const AnsweredRequest&)>;

  /// Listens from here on. `answer` is called from several threads at once, `log` from one at a
  /// time. Throws UsageError when the address is none, std::system_error when it cannot listen.
  HttpServer(const ServerSettings& settings, Answerer answer, Logger log, ServerMetrics& metrics);
  ~HttpServer();

  /// The port it listens at.
  [[nodiscard]] std::uint16_t port() const;
  /// Serves until stop() or SIGINT or SIGTERM: then no request is taken any more, answers under way
  /// are sent, and it returns.
  void run();
  /// May be called from any thread.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace shukei::analyzer
