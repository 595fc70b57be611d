#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "analyzer/web/http_answer.h"
#include "analyzer/web/request_log.h"
#include "analyzer/web/server_limits.h"
#include "analyzer/web/server_metrics.h"

namespace shukei::analyzer {

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

  /// The port it listens at, or did.
  [[nodiscard]] std::uint16_t port() const;
  /// Serves until stop() or SIGINT or SIGTERM: then no request is taken any more, answers under way
  /// are sent, questions that still wait are answered 503, and it returns, in
  /// ServerLimits::stopping at the latest. Then the destructor waits for the answers that are still
  /// being worked out.
  void run();
  /// May be called from any thread.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace shukei::analyzer
