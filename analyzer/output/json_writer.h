#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "analyzer/output/output.h"
#include "rules/opening.h"
#include "rules/point_set.h"

namespace shukei::analyzer {

/// Writes one JSON value (RFC 8259) piece by piece, keys in the order they are given. Text is
/// UTF-8; bytes that are not become U+FFFD. The value ends with a line end when its outermost
/// object or array is closed; another may follow.
class JsonWriter {
 public:
  enum class Layout : unsigned char {
    indented,  ///< For one answer.
    line,      ///< One object a line: for batches and exports.
  };

  explicit JsonWriter(Output& output, Layout layout = Layout::indented);
  ~JsonWriter();
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  void begin_object();
  void end_object();
  void begin_array();
  void end_array();
  /// REQUIRES that an object is open and has no key waiting for its value.
  void key(std::string_view name);

  void value(std::string_view text);
  void value(const char* text) { value(std::string_view(text)); }
  void value(bool flag);
  void value(double number);
  template <std::signed_integral Number>
  void value(Number number) {
    integer(static_cast<std::int64_t>(number));
  }
  template <std::unsigned_integral Number>
  void value(Number number) {
    natural(static_cast<std::uint64_t>(number));
  }
  void value(Point point);
  /// An array of names of points.
  void value(const PointSet& points);
  void value(std::span<const Point> points);
  /// An array of codes of openings.
  void value(OpeningSet openings);
  void null();
  /// A number of any size, written as it is given: "20358520". REQUIRES decimal digits.
  void number(std::string_view digits);

  /// A key and its value.
  template <typename Value>
  void member(std::string_view name, const Value& what) {
    key(name);
    value(what);
  }

 private:
  struct Sink;
  void integer(std::int64_t number);
  void natural(std::uint64_t number);
  void close();

  Output* output_;
  std::unique_ptr<Sink> sink_;
};

}  // namespace shukei::analyzer
