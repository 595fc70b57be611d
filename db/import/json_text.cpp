#include "db/import/json_text.h"

#include <rapidjson/encodedstream.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include "db/import/text.h"

namespace shukei::db {
namespace {

constexpr unsigned kReplacement = 0xFFFD;

/// Marked UTF-8: what stands there is copied, what an escape says is encoded.
struct MarkedUtf8 : rapidjson::UTF8<> {
  /// RapidJSON calls it for escapes alone, with a pair of surrogates put together.
  template <typename OutputStream>
  static void Encode(OutputStream& stream, unsigned character) {  // NOLINT: named by RapidJSON.
    const bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
    const bool is_own = !is_surrogate && character < kFirstMark;
    rapidjson::UTF8<>::Encode(stream, is_own ? character : kReplacement);
  }
};

}  // namespace

rapidjson::ParseResult parse_json(std::string_view text, rapidjson::Document& value) {
  rapidjson::GenericReader<MarkedUtf8, MarkedUtf8> reader;
  rapidjson::MemoryStream bytes(text.data(), text.size());
  rapidjson::EncodedInputStream<rapidjson::UTF8<>, rapidjson::MemoryStream> stream(bytes);
  rapidjson::ParseResult result;
  const auto read = [&](rapidjson::Document& events) {
    result = reader.Parse<rapidjson::kParseIterativeFlag>(stream, events);
    return !result.IsError();
  };
  value.Populate(read);
  return result;
}

}  // namespace shukei::db
