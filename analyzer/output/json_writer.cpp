#include "analyzer/output/json_writer.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

#include <algorithm>
#include <string>
#include <variant>

#include "analyzer/output/text_layout.h"

namespace shukei::analyzer {
namespace {

using LineWriter = rapidjson::Writer<rapidjson::StringBuffer>;
using IndentedWriter = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) > 0x7F; });
}

rapidjson::SizeType size_of(std::string_view text) {
  return static_cast<rapidjson::SizeType>(text.size());
}

}  // namespace

struct JsonWriter::Sink {
  rapidjson::StringBuffer buffer;
  std::variant<std::monostate, LineWriter, IndentedWriter> writer;

  template <typename Action>
  void with_writer(const Action& action) {
    if (auto* line = std::get_if<LineWriter>(&writer)) action(*line);
    if (auto* indented = std::get_if<IndentedWriter>(&writer)) action(*indented);
  }
};

JsonWriter::JsonWriter(Output& output, Layout layout)
    : output_(&output), sink_(std::make_unique<Sink>()) {
  if (layout == Layout::line) {
    sink_->writer.emplace<LineWriter>(sink_->buffer);
  } else {
    auto& writer = sink_->writer.emplace<IndentedWriter>(sink_->buffer);
    writer.SetIndent(' ', 2);
    writer.SetFormatOptions(rapidjson::kFormatSingleLineArray);
  }
}

JsonWriter::~JsonWriter() = default;

void JsonWriter::begin_object() {
  sink_->with_writer([](auto& writer) { writer.StartObject(); });
}
void JsonWriter::end_object() {
  sink_->with_writer([](auto& writer) { writer.EndObject(); });
  close();
}
void JsonWriter::begin_array() {
  sink_->with_writer([](auto& writer) { writer.StartArray(); });
}
void JsonWriter::end_array() {
  sink_->with_writer([](auto& writer) { writer.EndArray(); });
  close();
}
void JsonWriter::key(std::string_view name) {
  sink_->with_writer([&](auto& writer) { writer.Key(name.data(), size_of(name)); });
}
void JsonWriter::value(std::string_view text) {
  const auto write = [&](std::string_view utf8) {
    sink_->with_writer([&](auto& writer) { writer.String(utf8.data(), size_of(utf8)); });
  };
  if (is_ascii(text)) return write(text);
  write(as_utf8(text));
}
void JsonWriter::value(bool flag) {
  sink_->with_writer([&](auto& writer) { writer.Bool(flag); });
}
void JsonWriter::value(double number) {
  sink_->with_writer([&](auto& writer) { writer.Double(number); });
}
void JsonWriter::integer(std::int64_t number) {
  sink_->with_writer([&](auto& writer) { writer.Int64(number); });
}
void JsonWriter::natural(std::uint64_t number) {
  sink_->with_writer([&](auto& writer) { writer.Uint64(number); });
}
void JsonWriter::value(Point point) { value(std::string_view(to_string(point))); }
void JsonWriter::value(const PointSet& points) {
  begin_array();
  for (const Point point : points) value(point);
  end_array();
}
void JsonWriter::value(std::span<const Point> points) {
  begin_array();
  for (const Point point : points) value(point);
  end_array();
}
void JsonWriter::value(OpeningSet openings) {
  begin_array();
  for (const OpeningCode code : openings.codes()) value(to_string(code));
  end_array();
}

void JsonWriter::null() {
  sink_->with_writer([](auto& writer) { writer.Null(); });
}
void JsonWriter::number(std::string_view digits) {
  sink_->with_writer(
      [&](auto& writer) { writer.RawValue(digits.data(), digits.size(), rapidjson::kNumberType); });
}

void JsonWriter::close() {
  constexpr std::size_t kFullBuffer = 1U << 16U;
  bool complete = false;
  sink_->with_writer([&](auto& writer) { complete = writer.IsComplete(); });
  if (complete) sink_->buffer.Put('\n');
  if (!complete && sink_->buffer.GetSize() < kFullBuffer) return;
  output_->write({sink_->buffer.GetString(), sink_->buffer.GetSize()});
  sink_->buffer.Clear();
  if (complete) {
    sink_->with_writer([&](auto& writer) { writer.Reset(sink_->buffer); });
  }
}

}  // namespace shukei::analyzer
