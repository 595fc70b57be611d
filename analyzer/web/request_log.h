#pragma once

#include <chrono>
#include <string>

#include "analyzer/web/http_answer.h"

namespace shukei::analyzer {

/// A request that was answered, for the log.
struct AnsweredRequest {
  const HttpQuestion& question;
  const HttpAnswer& answer;
  std::string client;  ///< "127.0.0.1"
  std::chrono::microseconds took{0};
};

/// One JSON object on a line: time (UTC, RFC 3339), client, method, target, status, bytes and
/// microseconds.
std::string log_line(const AnsweredRequest& request, std::chrono::system_clock::time_point time);

}  // namespace shukei::analyzer
