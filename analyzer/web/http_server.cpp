#include "analyzer/web/http_server.h"

#include <fmt/core.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <csignal>
#include <optional>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/web/api.h"

namespace shukei::analyzer {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

/// What a connection asks of the server it belongs to.
class Service {
 public:
  virtual ~Service() = default;
  virtual const ServerLimits& limits() const = 0;
  virtual bool is_stopping() const = 0;
  /// Has a question answered on another thread, then calls `done` on the connection's; answers 503
  /// by itself when too many wait.
  virtual void ask(HttpQuestion question,
                   std::function<void(const HttpQuestion&, HttpAnswer)> done) = 0;
  virtual void log(const AnsweredRequest& request) = 0;
  virtual void closed(class Connection* connection) = 0;
};

/// The fields that every answer has, so that a browser takes the page for what it is and no more.
void add_fields(const HttpAnswer& answer, http::response<http::string_body>& response) {
  response.set(http::field::content_type,
               beast::string_view(answer.content_type.data(), answer.content_type.size()));
  response.set(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
      "frame-ancestors 'none'");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set(http::field::cache_control, answer.etag.empty() ? "no-store" : "no-cache");
  if (!answer.etag.empty()) response.set(http::field::etag, answer.etag);
  if (!answer.allow.empty()) response.set(http::field::allow, answer.allow);
}

HttpAnswer refusal(unsigned status, const std::string& message) {
  return {.status = status, .body = api_error(status, message).body, .kind = "refused"};
}

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

/// One client. Lives as long as an operation on it is under way.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(asio::ip::tcp::socket socket, std::shared_ptr<Service> service)
      : stream_(std::move(socket)), service_(std::move(service)) {
    error_code error;
    const auto endpoint = stream_.socket().remote_endpoint(error);
    if (!error) client_ = endpoint.address().to_string();
  }
  ~Connection() { service_->closed(this); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start() { read(service_->limits().request); }

  /// Answers without having read anything.
  void refuse(const HttpAnswer& answer) {
    is_last_ = true;
    send({}, answer);
  }

  /// Ends the connection unless an answer is under way.
  void stop_when_idle() {
    if (is_reading_) stream_.cancel();
  }

 private:
  void read(std::chrono::seconds patience) {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(service_->limits().header_bytes));
    stream_.expires_never();
    wait(patience);
    is_reading_ = true;
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code error, std::size_t) { self->take(error); });
  }

  /// Ends the reading after this time. The stream's own clock would close the socket, and nothing
  /// could be answered.
  void wait(std::chrono::seconds patience) {
    has_come_late_ = false;
    clock_.expires_after(patience);
    clock_.async_wait([weak = weak_from_this()](error_code error) {
      const auto self = weak.lock();
      const bool is_due = self && self->is_reading_ && self->clock_.expiry() <= Clock::now();
      if (error || !is_due) return;
      self->has_come_late_ = true;
      self->stream_.cancel();
    });
  }

  void take(error_code error) {
    is_reading_ = false;
    clock_.cancel();
    if (error == http::error::unexpected_body || error == http::error::body_limit) {
      return refuse(refusal(413, "a question has no body: all of it is in the URL"));
    }
    if (error == http::error::header_limit) return refuse(refusal(431, "the request is too long"));
    if (has_come_late_ && (parser_->got_some() || buffer_.size() > 0)) {
      return refuse(refusal(408, "the request did not come to its end"));
    }
    if (error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message) {
      return refuse(refusal(400, "no HTTP request: " + error.message()));
    }
    if (error) return close();
    began_ = Clock::now();
    ask();
  }

  void ask() {
    const auto& request = parser_->get();
    HttpQuestion question{.method = text_of(request.method_string()),
                          .target = text_of(request.target()),
                          .host = text_of(request[http::field::host]),
                          .origin = text_of(request[http::field::origin]),
                          .if_none_match = text_of(request[http::field::if_none_match])};
    const auto length = parser_->content_length();
    question.has_body = parser_->chunked() || (length && *length > 0);
    is_last_ = !request.keep_alive() || question.has_body || service_->is_stopping();
    service_->ask(std::move(question),
                  [self = shared_from_this()](const HttpQuestion& asked, HttpAnswer answer) {
                    self->send(asked, std::move(answer));
                  });
  }

  void send(const HttpQuestion& question, HttpAnswer answer) {
    service_->log({question, answer, client_,
                   std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began_)});
    response_.emplace(static_cast<http::status>(answer.status), 11);
    add_fields(answer, *response_);
    response_->keep_alive(!is_last_);
    response_->body() = std::move(answer.body);
    if (answer.status == 304) {
      response_->erase(http::field::content_type);
    } else {
      response_->prepare_payload();
    }
    if (question.method == "HEAD") response_->body().clear();
    stream_.expires_after(service_->limits().sending);
    const auto sent = [self = shared_from_this()](error_code error, std::size_t) {
      self->next(error);
    };
    http::async_write(stream_, *response_, sent);
  }

  void next(error_code error) {
    if (error || is_last_ || service_->is_stopping()) return error ? close() : finish();
    read(service_->limits().idle);
  }

  /// Ends our side and reads what the client still sends, within limits: closing at once would have
  /// the answer thrown away before it is read.
  void finish() {
    error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    stream_.expires_after(std::chrono::seconds(2));
    drain();
  }

  void drain() {
    constexpr std::size_t kMostDrained = std::size_t{64} << 20U;
    if (drained_ > kMostDrained) return close();
    stream_.async_read_some(asio::buffer(drain_),
                            [self = shared_from_this()](error_code error, std::size_t count) {
                              self->drained_ += count;
                              return error ? self->close() : self->drain();
                            });
  }

  void close() {
    error_code ignored;
    stream_.socket().close(ignored);
  }

  beast::tcp_stream stream_;
  asio::steady_timer clock_{stream_.get_executor()};
  std::shared_ptr<Service> service_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::empty_body>> parser_;
  std::optional<http::response<http::string_body>> response_;
  std::string client_;
  Clock::time_point began_ = Clock::now();
  bool is_reading_ = false;
  bool has_come_late_ = false;
  bool is_last_ = false;
  std::array<char, 16384> drain_{};
  std::size_t drained_ = 0;
};

}  // namespace

/// All but the work of answering runs on one thread, that of run(); so nothing here is locked.
class HttpServer::Impl {
 public:
  Impl(const ServerSettings& settings, Answerer answer, Logger log, ServerMetrics& metrics);
  ~Impl();
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void run();
  void stop() {
    asio::post(context_, [this] { begin_to_stop(); });
  }

 private:
  class Desk;

  void accept();
  void take(asio::ip::tcp::socket socket);
  void begin_to_stop();
  void end_when_done();

  ServerSettings settings_;
  Answerer answer_;
  Logger log_;
  ServerMetrics& metrics_;
  std::unordered_set<Connection*> connections_;
  int questions_ = 0;  ///< Being answered.
  bool is_stopping_ = false;
  bool is_over_ = false;         ///< run() has come to its end.
  asio::io_context context_{1};  ///< Goes before what its last operations speak of.
  asio::thread_pool workers_;
  asio::ip::tcp::acceptor acceptor_{context_};
  asio::steady_timer timer_{context_};
  asio::signal_set signals_{context_, SIGINT, SIGTERM};
};

/// The server as its connections see it.
class HttpServer::Impl::Desk : public Service {
 public:
  explicit Desk(Impl& impl) : impl_(impl) {}
  const ServerLimits& limits() const override { return impl_.settings_.limits; }
  bool is_stopping() const override { return impl_.is_stopping_; }
  void log(const AnsweredRequest& request) override {
    impl_.metrics_.count(request.answer.kind, request.answer.status, request.took);
    impl_.log_(request);
  }
  void closed(Connection* connection) override {
    if (impl_.connections_.erase(connection) > 0) impl_.metrics_.connection_closed();
    impl_.end_when_done();
  }
  void ask(HttpQuestion question,
           std::function<void(const HttpQuestion&, HttpAnswer)> done) override {
    if (impl_.questions_ >= limits().questions) {
      return done(question, refusal(503, "too many questions at once: ask again"));
    }
    ++impl_.questions_;
    asio::post(impl_.workers_, [&impl = impl_, question = std::move(question),
                                done = std::move(done)]() mutable {
      HttpAnswer answer = impl.answer_(question);
      asio::post(impl.context_, [&impl, question = std::move(question), answer = std::move(answer),
                                 done = std::move(done)]() mutable {
        --impl.questions_;
        done(question, std::move(answer));
      });
    });
  }

 private:
  Impl& impl_;
};

HttpServer::Impl::Impl(const ServerSettings& settings, Answerer answer, Logger log,
                       ServerMetrics& metrics)
    : settings_(settings),
      answer_(std::move(answer)),
      log_(std::move(log)),
      metrics_(metrics),
      workers_(static_cast<std::size_t>(settings.threads)) {
  error_code error;
  const auto address = asio::ip::make_address(settings.address, error);
  if (error) {
    throw UsageError(fmt::format("--address: '{}' is no address in figures, such as 127.0.0.1",
                                 settings.address));
  }
  const asio::ip::tcp::endpoint endpoint(address, settings.port);
  const auto check = [&](const char* doing) {
    if (!error) return;
    throw std::system_error(
        error.value(), std::system_category(),
        fmt::format("cannot {} at {} port {}", doing, settings.address, settings.port));
  };
  acceptor_.open(endpoint.protocol(), error);
  check("open a socket");
  acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  acceptor_.bind(endpoint, error);
  check("listen");
  acceptor_.listen(asio::socket_base::max_listen_connections, error);
  check("listen");
}

HttpServer::Impl::~Impl() {
  is_over_ = true;
  workers_.join();
}

void HttpServer::Impl::run() {
  signals_.async_wait([this](error_code error, int) {
    if (!error) begin_to_stop();
  });
  accept();
  context_.run();
}

void HttpServer::Impl::accept() {
  acceptor_.async_accept([this](error_code error, asio::ip::tcp::socket socket) {
    if (is_stopping_) return;
    if (!error) {
      take(std::move(socket));
      return accept();
    }
    // No file handle is free, or the client has gone: a little later there may be one.
    timer_.expires_after(std::chrono::milliseconds(50));
    timer_.async_wait([this](error_code stopped) {
      if (!stopped && !is_stopping_) accept();
    });
  });
}

void HttpServer::Impl::take(asio::ip::tcp::socket socket) {
  const bool is_full =
      connections_.size() >= static_cast<std::size_t>(settings_.limits.connections);
  error_code ignored;
  socket.set_option(asio::ip::tcp::no_delay(true), ignored);
  const auto connection =
      std::make_shared<Connection>(std::move(socket), std::make_shared<Desk>(*this));
  connections_.insert(connection.get());
  metrics_.connection_opened();
  if (is_full) {
    connection->refuse(refusal(503, "too many connections: try again"));
  } else {
    connection->start();
  }
}

void HttpServer::Impl::begin_to_stop() {
  if (std::exchange(is_stopping_, true)) return;
  error_code ignored;
  acceptor_.close(ignored);
  signals_.cancel(ignored);
  timer_.expires_after(settings_.limits.stopping);
  timer_.async_wait([this](error_code error) {
    if (!error) context_.stop();
  });
  for (Connection* const connection : connections_) connection->stop_when_idle();
  end_when_done();
}

void HttpServer::Impl::end_when_done() {
  if (is_stopping_ && !is_over_ && connections_.empty()) timer_.cancel();
}

HttpServer::HttpServer(const ServerSettings& settings, Answerer answer, Logger log,
                       ServerMetrics& metrics)
    : impl_(std::make_unique<Impl>(settings, std::move(answer), std::move(log), metrics)) {}
HttpServer::~HttpServer() = default;
std::uint16_t HttpServer::port() const { return impl_->port(); }
void HttpServer::run() { impl_->run(); }
void HttpServer::stop() { impl_->stop(); }

}  // namespace shukei::analyzer
