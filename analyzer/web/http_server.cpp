#include "analyzer/web/http_server.h"

#include <fmt/core.h>

#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <csignal>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "analyzer/command_line/usage_error.h"
#include "analyzer/web/http_connection.h"

namespace shukei::analyzer {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

}  // namespace

/// All but the work of answering runs on one thread, that of run(); so nothing here is locked, and
/// only what the workers look at too is atomic.
class HttpServer::Impl {
 public:
  Impl(const ServerSettings& settings, Answerer answer, Logger log, ServerMetrics& metrics);
  ~Impl();
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }
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
  std::unordered_set<HttpConnection*> connections_;
  std::uint16_t port_ = 0;
  int questions_ = 0;  ///< Being answered.
  std::atomic<bool> is_stopping_ = false;
  bool is_over_ = false;         ///< run() has come to its end.
  asio::io_context context_{1};  ///< Goes before what its last operations speak of.
  asio::thread_pool workers_;
  asio::ip::tcp::acceptor acceptor_{context_};
  asio::steady_timer timer_{context_};
  asio::signal_set signals_{context_, SIGINT, SIGTERM};
};

/// The server as its connections see it.
class HttpServer::Impl::Desk : public HttpService {
 public:
  explicit Desk(Impl& impl) : impl_(impl) {}
  const ServerLimits& limits() const override { return impl_.settings_.limits; }
  bool is_stopping() const override { return impl_.is_stopping_; }
  void log(const AnsweredRequest& request) override {
    impl_.metrics_.count(request.answer.kind, request.answer.status, request.took);
    impl_.log_(request);
  }
  void closed(HttpConnection* connection) override {
    if (impl_.connections_.erase(connection) > 0) impl_.metrics_.connection_closed();
    impl_.end_when_done();
  }
  void ask(HttpQuestion question,
           std::function<void(const HttpQuestion&, HttpAnswer)> done) override {
    if (impl_.questions_ >= limits().questions) {
      return done(question, refused_answer(503, "too many questions at once: ask again"));
    }
    ++impl_.questions_;
    asio::post(impl_.workers_, [&impl = impl_, question = std::move(question),
                                done = std::move(done)]() mutable {
      HttpAnswer answer = impl.is_stopping_
                              ? refused_answer(503, "the server stops: ask again when it is back")
                              : impl.answer_(question);
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
  port_ = acceptor_.local_endpoint().port();
}

HttpServer::Impl::~Impl() {
  is_over_ = true;
  workers_.stop();
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
      std::make_shared<HttpConnection>(std::move(socket), std::make_shared<Desk>(*this));
  connections_.insert(connection.get());
  metrics_.connection_opened();
  if (is_full) {
    connection->refuse(refused_answer(503, "too many connections: try again"));
  } else {
    connection->start();
  }
}

void HttpServer::Impl::begin_to_stop() {
  if (is_stopping_.exchange(true)) return;
  error_code ignored;
  acceptor_.close(ignored);
  signals_.cancel(ignored);
  timer_.expires_after(settings_.limits.stopping);
  timer_.async_wait([this](error_code error) {
    if (!error) context_.stop();
  });
  for (HttpConnection* const connection : connections_) connection->stop_when_idle();
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
