#include "analyzer/web/request_origin.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

#include "db/import/words.h"

namespace shukei::analyzer {
namespace {

bool is_port(std::string_view text) {
  constexpr std::size_t kMostDigits = 5;
  return !text.empty() && text.size() <= kMostDigits &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The host without its port, in lower case; "" when it is not well formed. An IPv6 address loses
/// its brackets.
std::string host_name(std::string_view host) {
  std::size_t end = host.rfind(':');
  if (host.starts_with('[')) {
    const std::size_t bracket = host.find(']');
    if (bracket == std::string_view::npos) return "";
    const std::string_view rest = host.substr(bracket + 1);
    if (!rest.empty() && !(rest[0] == ':' && is_port(rest.substr(1)))) return "";
    return std::string(host.substr(1, bracket - 1));
  }
  if (end == std::string_view::npos) return db::lower_case(host);
  if (!is_port(host.substr(end + 1))) return "";
  return db::lower_case(host.substr(0, end));
}

bool is_address(const std::string& name) {
  boost::system::error_code error;
  boost::asio::ip::make_address(name, error);
  return !error;
}

}  // namespace

bool is_own_host(std::string_view host, const std::vector<std::string>& names) {
  const std::string name = host_name(host);
  if (name.empty()) return false;
  return name == "localhost" || is_address(name) ||
         std::ranges::any_of(names,
                             [&](const std::string& each) { return db::lower_case(each) == name; });
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  constexpr std::string_view kScheme = "http://";
  return origin.starts_with(kScheme) &&
         db::lower_case(origin.substr(kScheme.size())) == db::lower_case(host);
}

}  // namespace shukei::analyzer
