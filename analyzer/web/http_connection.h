#pragma once

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "analyzer/web/http_answer.h"
#include "analyzer/web/request_log.h"
#include "analyzer/web/server_limits.h"

namespace shukei::analyzer {

class HttpConnection;

/// What a connection asks of the server it belongs to.
class HttpService {
 public:
  virtual ~HttpService() = default;
  [[nodiscard]] virtual const ServerLimits& limits() const = 0;
  [[nodiscard]] virtual bool is_stopping() const = 0;
  /// Has a question answered on another thread, then calls `done` on the connection's; answers 503
  /// by itself when too many wait.
  virtual void ask(HttpQuestion question,
                   std::function<void(const HttpQuestion&, HttpAnswer)> done) = 0;
  virtual void log(const AnsweredRequest& request) = 0;
  /// The connection is at its end; called once.
  virtual void closed(HttpConnection* connection) = 0;
};

/// One client: reads its requests, has them answered, writes the answers, and bears with it no
/// longer than the limits say. Lives as long as an operation on it is under way. All of it runs on
/// the thread of its socket's executor.
class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(boost::asio::ip::tcp::socket socket, std::shared_ptr<HttpService> service);
  ~HttpConnection();
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  /// Reads the first request.
  void start();
  /// Answers without having read anything, and ends.
  void refuse(const HttpAnswer& answer);
  /// Ends the connection unless an answer is under way.
  void stop_when_idle();

 private:
  using ErrorCode = boost::system::error_code;
  using Clock = std::chrono::steady_clock;
  using Parser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
  using Response = boost::beast::http::response<boost::beast::http::string_body>;

  void read(std::chrono::seconds patience);
  /// Ends the reading after this time. The stream's own clock would close the socket, and nothing
  /// could be answered.
  void wait(std::chrono::seconds patience);
  void take(ErrorCode error);
  void ask();
  void send(const HttpQuestion& question, HttpAnswer answer);
  void next(ErrorCode error);
  /// Ends our side and reads what the client still sends, within limits: closing at once would have
  /// the answer thrown away before it is read.
  void finish();
  void drain();
  void close();

  boost::beast::tcp_stream stream_;
  boost::asio::steady_timer clock_{stream_.get_executor()};
  std::shared_ptr<HttpService> service_;
  boost::beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  std::optional<Response> response_;
  std::string client_;
  Clock::time_point began_ = Clock::now();
  bool is_reading_ = false;
  bool has_come_late_ = false;
  bool is_last_ = false;
  std::array<char, 16384> drain_{};
  std::size_t drained_ = 0;
};

}  // namespace shukei::analyzer
