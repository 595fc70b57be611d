#pragma once

#include <cstdint>
#include <limits>
#include <string>

namespace shukei::db {

/// Where in a file something stands: at a byte of a binary format (offset from 0) or in a line of a
/// text format (from 1).
class Place {
 public:
  /// The greatest number of a line.
  static constexpr auto kGreatestLine =
      static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

  constexpr Place() = default;
  static constexpr Place byte(std::uint64_t offset) { return {Kind::byte, offset}; }
  static constexpr Place line(std::int64_t number) {
    return {Kind::line, static_cast<std::uint64_t>(number)};
  }

  /// Nothing is known of the place: it is the file.
  [[nodiscard]] constexpr bool is_file() const { return kind_ == Kind::file; }
  [[nodiscard]] constexpr bool is_byte() const { return kind_ == Kind::byte; }
  [[nodiscard]] constexpr bool is_line() const { return kind_ == Kind::line; }
  /// The offset or the number of the line; 0 for a file.
  [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

  friend constexpr bool operator==(Place, Place) = default;

 private:
  enum class Kind : std::uint8_t { file, byte, line };

  constexpr Place(Kind kind, std::uint64_t value) : kind_(kind), value_(value) {}

  Kind kind_ = Kind::file;
  std::uint64_t value_ = 0;
};

/// "byte 25", "line 7", or "" for the file.
inline std::string to_string(Place place) {
  if (place.is_file()) return "";
  return (place.is_byte() ? "byte " : "line ") + std::to_string(place.value());
}

}  // namespace shukei::db
