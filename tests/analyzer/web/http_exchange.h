#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <thread>

#include "analyzer/web/http_server.h"

namespace shukei::analyzer {

/// An answer as it came.
struct RawAnswer {
  int status = 0;    ///< 0 when none came.
  std::string head;  ///< Status line and fields.
  std::string body;
};

/// A connection to a server of this machine. Waits at most two minutes for anything: long, for
/// machines that are busy.
class HttpClient {
 public:
  explicit HttpClient(std::uint16_t port);
  ~HttpClient();
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  /// What could be sent; a server that has hung up ends it.
  void send(std::string_view bytes) const;
  /// Reads one answer by its Content-Length. `has_body`: false for answers to HEAD.
  [[nodiscard]] RawAnswer read(bool has_body = true) const;
  /// Whether the server has ended the connection.
  [[nodiscard]] bool is_ended() const;

 private:
  int socket_ = -1;
};

/// GET of a target, percent-encoded already, on a connection of its own.
RawAnswer get(std::uint16_t port, std::string_view target, std::string_view fields = "");

/// The text with everything but letters, digits and "-._~" as %HH.
std::string percent_encoded(std::string_view text);

/// A server that runs on a thread of its own until it goes.
class RunningServer {
 public:
  RunningServer(HttpServer::Answerer answer, const ServerLimits& limits = {});
  ~RunningServer() { stop(); }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  [[nodiscard]] std::uint16_t port() const { return server_.port(); }
  [[nodiscard]] ServerMetrics& metrics() { return metrics_; }
  /// Returns when it has ended.
  void stop();

 private:
  ServerMetrics metrics_;
  HttpServer server_;
  std::thread thread_;
};

}  // namespace shukei::analyzer
