#include "analyzer/web/router.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "analyzer/web/openapi.h"
#include "analyzer/web/page_files.h"
#include "analyzer/web/request_origin.h"
#include "db/byte_hash.h"

namespace shukei::analyzer {
namespace {

constexpr std::string_view kApiRoot = "/api/v1/";

HttpAnswer json_answer(ApiAnswer answer, std::string_view kind) {
  return {.status = answer.status, .body = std::move(answer.body), .kind = kind};
}

/// RFC 9110, 13.1.2: a list of tags, or *.
bool holds_tag(std::string_view list, std::string_view tag) {
  return list == "*" || list.find(tag) != std::string_view::npos;
}

}  // namespace

Router::Router(Api api, std::vector<std::string> names, ServerMetrics& metrics)
    : api_(std::move(api)),
      names_(std::move(names)),
      metrics_(metrics),
      openapi_(openapi_document(api_)) {
  for (const PageFile& file : page_files()) {
    etags_.push_back(fmt::format("\"{:016x}\"", db::byte_hash(file.bytes)));
  }
}

/// Why a request is not looked at any further; status 200 when it is.
HttpAnswer Router::refusal(const HttpQuestion& question) const {
  if (!is_own_host(question.host, names_)) {
    return refused_answer(421, fmt::format("this is no server of '{}'; call it by its address, as "
                                           "localhost, or start it with --name",
                                           question.host));
  }
  if (!question.origin.empty() && !is_own_origin(question.origin, question.host)) {
    return refused_answer(403, fmt::format("pages of '{}' may not ask here", question.origin));
  }
  if (question.method != "GET" && question.method != "HEAD") {
    HttpAnswer answer = refused_answer(405, "only GET and HEAD: nothing can be changed from here");
    answer.allow = "GET, HEAD";
    return answer;
  }
  if (question.has_body)
    return refused_answer(413, "a question has no body: all of it is in the URL");
  return {};
}

HttpAnswer Router::answer(const HttpQuestion& question) const {
  HttpAnswer refused = refusal(question);
  if (refused.status != 200) return refused;
  const auto target = parse_target(question.target);
  if (!target) {
    return refused_answer(400, "no path and query: %HH must be UTF-8, and a path holds no '..'");
  }
  if (target->path.starts_with(kApiRoot)) return api_answer(*target);
  if (target->path == "/healthz") return json_answer({200, "{\"status\":\"ok\"}\n"}, "health");
  if (target->path == "/metrics") {
    return {.body = metrics_.text(),
            .content_type = "text/plain; version=0.0.4; charset=utf-8",
            .kind = "metrics"};
  }
  return page_answer(target->path == "/" ? "/index.html" : target->path, question.if_none_match);
}

HttpAnswer Router::api_answer(const RequestTarget& target) const {
  const std::string_view command = std::string_view(target.path).substr(kApiRoot.size());
  if (command == "openapi.json") return json_answer({200, openapi_}, "openapi");
  const auto commands = api_.commands();
  const auto spec = std::ranges::find(commands, command, &CommandSpec::name);
  const std::string_view kind = spec == commands.end() ? "none" : (*spec)->name;
  return json_answer(api_.answer(command, target.query), kind);
}

HttpAnswer Router::page_answer(const std::string& path, const std::string& if_none_match) const {
  const auto files = page_files();
  const auto file = std::ranges::find(files, std::string_view(path), &PageFile::path);
  if (file == files.end()) {
    return json_answer(api_error(404, fmt::format("there is nothing at {}", path)), "none");
  }
  const std::string& etag = etags_[static_cast<std::size_t>(file - files.begin())];
  HttpAnswer answer{.content_type = file->content_type, .etag = etag, .kind = "page"};
  if (holds_tag(if_none_match, etag)) {
    answer.status = 304;
  } else {
    answer.body = file->bytes;
  }
  return answer;
}

}  // namespace shukei::analyzer
