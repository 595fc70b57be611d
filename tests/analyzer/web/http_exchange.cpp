#include "tests/analyzer/web/http_exchange.h"

#include <arpa/inet.h>
#include <fmt/core.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <stdexcept>

namespace shukei::analyzer {
namespace {

constexpr std::string_view kHeadEnd = "\r\n\r\n";

ServerSettings settings_with(const ServerLimits& limits) {
  ServerSettings settings;
  settings.threads = 2;
  settings.limits = limits;
  return settings;
}

std::size_t content_length(std::string_view head) {
  constexpr std::string_view kField = "Content-Length: ";
  const std::size_t begin = head.find(kField);
  std::size_t length = 0;
  if (begin == std::string_view::npos) return 0;
  const std::string_view digits = head.substr(begin + kField.size());
  std::from_chars(digits.data(), digits.data() + digits.size(), length);
  return length;
}

}  // namespace

HttpClient::HttpClient(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
  const timeval patience{120, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    close(socket_);
    throw std::runtime_error(fmt::format("nobody listens at port {}", port));
  }
}

HttpClient::~HttpClient() { close(socket_); }

void HttpClient::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

RawAnswer HttpClient::read(bool has_body) const {
  std::string bytes;
  std::array<char, 4096> buffer{};
  RawAnswer answer;
  for (;;) {
    const std::size_t end = bytes.find(kHeadEnd);
    if (end != std::string::npos) {
      answer.head = bytes.substr(0, end);
      answer.body = bytes.substr(end + kHeadEnd.size());
      const std::size_t length = has_body ? content_length(answer.head) : 0;
      if (answer.body.size() >= length) break;
    }
    const ssize_t count = recv(socket_, buffer.data(), buffer.size(), 0);
    if (count <= 0) break;
    bytes.append(buffer.data(), static_cast<std::size_t>(count));
  }
  constexpr std::size_t kStatus = sizeof "HTTP/1.1";
  if (answer.head.size() > kStatus) {
    std::from_chars(answer.head.data() + kStatus, answer.head.data() + answer.head.size(),
                    answer.status);
  }
  return answer;
}

bool HttpClient::is_ended() const {
  char byte = 0;
  return recv(socket_, &byte, 1, 0) == 0;
}

RawAnswer get(std::uint16_t port, std::string_view target, std::string_view fields) {
  const HttpClient connection(port);
  connection.send(
      fmt::format("GET {} HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n{}\r\n", target,
                  port, fields));
  return connection.read();
}

std::string percent_encoded(std::string_view text) {
  std::string encoded;
  for (const char c : text) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') ||
                          std::string_view("-._~").find(c) != std::string_view::npos;
    encoded += is_plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return encoded;
}

RunningServer::RunningServer(HttpServer::Answerer answer, const ServerLimits& limits)
    : server_(
          settings_with(limits), std::move(answer), [](const AnsweredRequest&) {}, metrics_),
      thread_([this] { server_.run(); }) {}

void RunningServer::stop() {
  if (!thread_.joinable()) return;
  server_.stop();
  thread_.join();
}

}  // namespace shukei::analyzer
