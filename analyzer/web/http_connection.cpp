#include "analyzer/web/http_connection.h"

#include <utility>

namespace shukei::analyzer {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

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

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace

HttpConnection::HttpConnection(asio::ip::tcp::socket socket, std::shared_ptr<HttpService> service)
    : stream_(std::move(socket)), service_(std::move(service)) {
  ErrorCode error;
  const auto endpoint = stream_.socket().remote_endpoint(error);
  if (!error) client_ = endpoint.address().to_string();
}

HttpConnection::~HttpConnection() { service_->closed(this); }

void HttpConnection::start() { read(service_->limits().request); }

void HttpConnection::refuse(const HttpAnswer& answer) {
  is_last_ = true;
  send({}, answer);
}

void HttpConnection::stop_when_idle() {
  if (is_reading_) stream_.cancel();
}

void HttpConnection::read(std::chrono::seconds patience) {
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(service_->limits().header_bytes));
  stream_.expires_never();
  wait(patience);
  is_reading_ = true;
  http::async_read_header(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](ErrorCode error, std::size_t) { self->take(error); });
}

void HttpConnection::wait(std::chrono::seconds patience) {
  has_come_late_ = false;
  clock_.expires_after(patience);
  clock_.async_wait([weak = weak_from_this()](ErrorCode error) {
    const auto self = weak.lock();
    const bool is_due = self && self->is_reading_ && self->clock_.expiry() <= Clock::now();
    if (error || !is_due) return;
    self->has_come_late_ = true;
    self->stream_.cancel();
  });
}

void HttpConnection::take(ErrorCode error) {
  is_reading_ = false;
  clock_.cancel();
  if (error == http::error::unexpected_body || error == http::error::body_limit) {
    return refuse(refused_answer(413, "a question has no body: all of it is in the URL"));
  }
  if (error == http::error::header_limit)
    return refuse(refused_answer(431, "the request is too long"));
  if (has_come_late_ && (parser_->got_some() || buffer_.size() > 0)) {
    return refuse(refused_answer(408, "the request did not come to its end"));
  }
  if (error.category() == http::make_error_code(http::error::bad_method).category() &&
      error != http::error::end_of_stream && error != http::error::partial_message) {
    return refuse(refused_answer(400, "no HTTP request: " + error.message()));
  }
  if (error) return close();
  began_ = Clock::now();
  ask();
}

void HttpConnection::ask() {
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

void HttpConnection::send(const HttpQuestion& question, HttpAnswer answer) {
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
  const auto sent = [self = shared_from_this()](ErrorCode error, std::size_t) {
    self->next(error);
  };
  http::async_write(stream_, *response_, sent);
}

void HttpConnection::next(ErrorCode error) {
  if (error || is_last_ || service_->is_stopping()) return error ? close() : finish();
  read(service_->limits().idle);
}

void HttpConnection::finish() {
  ErrorCode ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream_.expires_after(std::chrono::seconds(2));
  drain();
}

void HttpConnection::drain() {
  constexpr std::size_t kMostDrained = std::size_t{64} << 20U;
  if (drained_ > kMostDrained) return close();
  stream_.async_read_some(asio::buffer(drain_),
                          [self = shared_from_this()](ErrorCode error, std::size_t count) {
                            self->drained_ += count;
                            return error ? self->close() : self->drain();
                          });
}

void HttpConnection::close() {
  ErrorCode ignored;
  stream_.socket().close(ignored);
}

}  // namespace shukei::analyzer
