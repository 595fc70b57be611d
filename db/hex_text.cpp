#include "db/hex_text.h"

namespace shukei::db {
namespace {

constexpr std::string_view kDigits = "0123456789ABCDEF";

}  // namespace

std::string hash_text(std::uint64_t hash) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U)
    *digit = kDigits[hash & 0xFU];
  return text;
}

std::string hex_text(std::string_view bytes) {
  if (bytes.empty()) return "-";
  std::string text;
  for (const char byte : bytes) {
    const auto value = static_cast<std::uint8_t>(byte);
    text += kDigits[value >> 4U];
    text += kDigits[value & 0x0FU];
  }
  return text;
}

std::optional<std::uint64_t> parse_hash_text(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  std::uint64_t hash = 0;
  for (const char digit : text) {
    const auto value = kDigits.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    hash = hash << 4U | value;
  }
  return hash;
}

std::optional<std::string> parse_hex_text(std::string_view text) {
  std::string bytes;
  if (text == "-") return bytes;
  if (text.empty() || text.size() % 2 != 0) return std::nullopt;
  for (; !text.empty(); text.remove_prefix(2)) {
    const auto high = kDigits.find(text[0]);
    const auto low = kDigits.find(text[1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    bytes += static_cast<char>(high << 4U | low);
  }
  return bytes;
}

}  // namespace shukei::db
