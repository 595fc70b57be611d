#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shukei::analyzer {

/// A name and its value out of the query of a request: "rule=rif".
struct QueryParameter {
  std::string name;
  std::string value;  ///< "" where there is no "=".

  friend bool operator==(const QueryParameter&, const QueryParameter&) = default;
};

/// The target of an HTTP request, taken apart.
struct RequestTarget {
  std::string path;  ///< From "/" on, percent-decoded; no segment is "." or "..".
  std::vector<QueryParameter> query;

  /// The value of the first parameter of this name; nothing when there is none.
  [[nodiscard]] const std::string* parameter(std::string_view name) const;
};

/// Takes "/path?name=value&..." apart (RFC 9112, 3.2.1, origin-form; RFC 3986, 2.1): %HH is a byte,
/// in the query "+" is a blank. Nothing when it is no such target, or when its path, or what it
/// stands for, holds a segment "." or "..", a backslash, a control character or bytes that are no
/// UTF-8.
std::optional<RequestTarget> parse_target(std::string_view target);

}  // namespace shukei::analyzer
