#include "analyzer/web/request_target.h"

#include <algorithm>

#include "db/import/utf8.h"

namespace shukei::analyzer {
namespace {

std::optional<unsigned> hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  const char letter = static_cast<char>(c | 0x20);
  if (letter >= 'a' && letter <= 'f') return static_cast<unsigned>(letter - 'a') + 10;
  return std::nullopt;
}

/// The bytes that the text stands for; nothing when a % is not followed by two hexadecimal digits.
std::optional<std::string> decoded(std::string_view text, bool plus_is_blank) {
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && plus_is_blank) {
      bytes += ' ';
    } else if (text[i] != '%') {
      bytes += text[i];
    } else {
      if (i + 2 >= text.size()) return std::nullopt;
      const auto high = hex_digit(text[i + 1]);
      const auto low = hex_digit(text[i + 2]);
      if (!high || !low) return std::nullopt;
      bytes += static_cast<char>(*high << 4U | *low);
      i += 2;
    }
  }
  return bytes;
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7F;
}

/// A query may hold tabs and line ends: acts are parted by them.
bool is_fit_for_query(std::string_view text) {
  static constexpr std::string_view kAllowed = "\t\n\r";
  return db::is_utf8(text) && std::ranges::none_of(text, [](char c) {
           return is_control(c) && kAllowed.find(c) == std::string_view::npos;
         });
}

bool is_fit_for_path(std::string_view path) {
  if (!path.starts_with('/') || !db::is_utf8(path)) return false;
  if (std::ranges::any_of(path, [](char c) { return is_control(c) || c == '\\'; })) return false;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view segment = path.substr(0, path.find('/'));
    if (segment == "." || segment == "..") return false;
    path.remove_prefix(segment.size());
  }
  return true;
}

std::optional<QueryParameter> parse_parameter(std::string_view text) {
  const std::size_t equals = std::min(text.find('='), text.size());
  const auto name = decoded(text.substr(0, equals), true);
  const auto value = decoded(text.substr(std::min(equals + 1, text.size())), true);
  if (!name || !value || !is_fit_for_query(*name) || !is_fit_for_query(*value)) return std::nullopt;
  return QueryParameter{*name, *value};
}

}  // namespace

const std::string* RequestTarget::parameter(std::string_view name) const {
  const auto found = std::ranges::find(query, name, &QueryParameter::name);
  return found == query.end() ? nullptr : &found->value;
}

std::optional<RequestTarget> parse_target(std::string_view target) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  const auto path = decoded(target.substr(0, mark), false);
  if (!path || !is_fit_for_path(*path)) return std::nullopt;
  RequestTarget parsed{*path, {}};
  std::string_view query = target.substr(std::min(mark + 1, target.size()));
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    if (end > 0) {
      auto parameter = parse_parameter(query.substr(0, end));
      if (!parameter) return std::nullopt;
      parsed.query.push_back(std::move(*parameter));
    }
    query.remove_prefix(std::min(end + 1, query.size()));
  }
  return parsed;
}

}  // namespace shukei::analyzer
