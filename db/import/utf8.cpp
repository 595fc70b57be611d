#include "db/import/utf8.h"

#include <cstdint>
#include <cstring>

namespace shukei::db {
namespace {

/// What may follow the first byte of a character: how many bytes in all, and the range of the
/// second one (The Unicode Standard, table 3-7); every further byte is 80..BF.
struct Lead {
  std::size_t length;
  unsigned least_second;
  unsigned greatest_second;
};

constexpr Lead lead_of(unsigned first) {
  if (first < 0x80) return {1, 0, 0};
  if (first < 0xC2) return {0, 0, 0};
  if (first < 0xE0) return {2, 0x80, 0xBF};
  if (first == 0xE0) return {3, 0xA0, 0xBF};
  if (first == 0xED) return {3, 0x80, 0x9F};
  if (first < 0xF0) return {3, 0x80, 0xBF};
  if (first == 0xF0) return {4, 0x90, 0xBF};
  if (first < 0xF4) return {4, 0x80, 0xBF};
  if (first == 0xF4) return {4, 0x80, 0x8F};
  return {0, 0, 0};
}

/// How many of the first bytes of `bytes` fit a character with this first byte, that one included.
std::size_t fitting(const Lead& lead, std::string_view bytes) {
  std::size_t count = 1;
  while (count < lead.length && count < bytes.size()) {
    const unsigned byte = static_cast<unsigned char>(bytes[count]);
    const unsigned least = count == 1 ? lead.least_second : 0x80;
    const unsigned greatest = count == 1 ? lead.greatest_second : 0xBF;
    if (byte < least || byte > greatest) break;
    ++count;
  }
  return count;
}

}  // namespace

std::size_t utf8_length(std::string_view bytes) {
  if (bytes.empty()) return 0;
  const Lead lead = lead_of(static_cast<unsigned char>(bytes[0]));
  if (lead.length <= 1) return lead.length;
  return fitting(lead, bytes) == lead.length ? lead.length : 0;
}

bool is_cut_utf8(std::string_view bytes) {
  if (bytes.empty()) return false;
  const Lead lead = lead_of(static_cast<unsigned char>(bytes[0]));
  return bytes.size() < lead.length && fitting(lead, bytes) == bytes.size();
}

std::size_t ascii_prefix(std::string_view bytes) {
  constexpr std::uint64_t kHighBits = 0x8080'8080'8080'8080;
  std::size_t i = 0;
  for (; i + sizeof(std::uint64_t) <= bytes.size(); i += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + i, sizeof word);
    if ((word & kHighBits) != 0) break;
  }
  while (i < bytes.size() && static_cast<unsigned char>(bytes[i]) < 0x80) ++i;
  return i;
}

std::size_t utf8_prefix(std::string_view bytes) {
  std::size_t i = 0;
  for (;;) {
    i += ascii_prefix(bytes.substr(i));
    const std::size_t length = utf8_length(bytes.substr(i));
    if (length == 0) return i;
    i += length;
  }
}

}  // namespace shukei::db
