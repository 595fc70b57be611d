#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/web/api.h"
#include "analyzer/web/http_answer.h"
#include "analyzer/web/server_metrics.h"

namespace shukei::analyzer {

/// Which answer a request gets: the page's files, the API, its description, health and figures.
/// Only GET and HEAD: nothing can be changed from here. Immutable but for the metrics; thread safe.
class Router {
 public:
  /// `names`: hosts by which the server may be called beside localhost and addresses. The metrics
  /// outlive the router.
  Router(Api api, std::vector<std::string> names, ServerMetrics& metrics);

  /// Never throws but std::bad_alloc. The body is empty for HEAD too only when the sender drops it.
  [[nodiscard]] HttpAnswer answer(const HttpQuestion& question) const;

 private:
  [[nodiscard]] HttpAnswer refusal(const HttpQuestion& question) const;
  [[nodiscard]] HttpAnswer api_answer(const RequestTarget& target) const;
  [[nodiscard]] HttpAnswer page_answer(const std::string& path, const std::string& etag) const;

  Api api_;
  std::vector<std::string> names_;
  ServerMetrics& metrics_;
  std::string openapi_;
  std::vector<std::string> etags_;  ///< Of the page's files, in their order.
};

}  // namespace shukei::analyzer
