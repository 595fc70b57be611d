#pragma once

#include <string>
#include <string_view>

namespace shukei::analyzer {

/// What a request asks, as far as an answer hangs on it.
struct HttpQuestion {
  std::string method;         ///< "GET"
  std::string target;         ///< "/api/v1/show?position=D7"
  std::string host;           ///< The Host field; "" when there is none.
  std::string origin;         ///< The Origin field; "" when there is none.
  std::string if_none_match;  ///< "" when there is none.
  bool has_body = false;
};

/// An answer without what HTTP itself adds.
struct HttpAnswer {
  unsigned status = 200;
  std::string body{};
  std::string_view content_type = "application/json";
  std::string etag{};   ///< With quotation marks; "" for none.
  std::string allow{};  ///< The methods there are, for 405; "" for none.
  /// What was asked, for metrics: "show", "page", "none", ...: one of a few words.
  std::string_view kind = "none";
};

/// A request that is not looked at any further: {"error": message}.
HttpAnswer refused_answer(unsigned status, std::string_view message);

}  // namespace shukei::analyzer
