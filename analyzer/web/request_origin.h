#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shukei::analyzer {

/// Whether a request with this Host field is meant for this server: its host is an address in
/// figures, "localhost", or one of `names`; a port may follow. Any other name may be one that
/// somebody has let point here to have a browser ask us on their behalf (DNS rebinding).
bool is_own_host(std::string_view host, const std::vector<std::string>& names);

/// Whether the page that a request comes from, by its Origin field, is ours: http:// and the Host.
bool is_own_origin(std::string_view origin, std::string_view host);

}  // namespace shukei::analyzer
