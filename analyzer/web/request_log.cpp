#include "analyzer/web/request_log.h"

#include <fmt/chrono.h>

#include "analyzer/output/json_writer.h"

namespace shukei::analyzer {
namespace {

/// Longer targets are cut, so that a line stays one.
constexpr std::size_t kLongestTarget = 512;

}  // namespace

std::string log_line(const AnsweredRequest& request, std::chrono::system_clock::time_point time) {
  using std::chrono::milliseconds;
  const auto since = std::chrono::duration_cast<milliseconds>(time.time_since_epoch()).count();
  Output output = Output::in_memory({});
  JsonWriter json(output, JsonWriter::Layout::line);
  json.begin_object();
  json.member("time",
              fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                          fmt::gmtime(std::chrono::system_clock::to_time_t(time)), since % 1000));
  json.member("client", request.client);
  json.member("method", request.question.method);
  json.member("target", std::string_view(request.question.target).substr(0, kLongestTarget));
  json.member("status", request.answer.status);
  json.member("bytes", request.answer.body.size());
  json.member("microseconds", request.took.count());
  json.end_object();
  return output.text();
}

}  // namespace shukei::analyzer
