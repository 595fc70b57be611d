#include "db/import/sgf_reader.h"

#include <optional>

#include "db/import/charset.h"
#include "db/import/delivery.h"
#include "db/import/sgf_parser.h"
#include "db/import/sgf_tree.h"
#include "db/import/words.h"

namespace shukei::db {
namespace {

/// What the file states of its charset: the first CA property.
std::optional<std::string> charset_statement(std::string_view head) {
  constexpr std::string_view kProperty = "CA[";
  const std::size_t begin = head.find(kProperty);
  if (begin == std::string_view::npos) return std::nullopt;
  head.remove_prefix(begin + kProperty.size());
  const std::string_view name = trimmed(head.substr(0, head.find(']')));
  if (name.empty()) return std::nullopt;
  return shown(name);
}

class SgfReader {
 public:
  SgfReader(TextStream& stream, const std::string& name, const ReadOptions& options,
            Delivery& delivery)
      : options_(options), delivery_(delivery), parser_(stream, name, options.limits) {}

  void read() {
    for (SgfToken token = parser_.next(); token != SgfToken::end; token = parser_.next()) {
      take(token);
      check_limits();
    }
  }

 private:
  void take(SgfToken token) {
    switch (token) {
      case SgfToken::begin_tree:
        if (!tree_) tree_.emplace(delivery_, options_, parser_.line());
        tree_->begin_variation();
        break;
      case SgfToken::node:
        tree_->begin_node(parser_.line());
        break;
      case SgfToken::value:
        tree_->take(parser_.ident(), parser_.value());
        break;
      case SgfToken::end_tree:
        if (tree_->end_variation()) tree_.reset();
        break;
      case SgfToken::end:
        break;
    }
  }

  void check_limits() {
    if (!tree_) return;
    const ReadLimits& limits = options_.limits;
    if (tree_->depth() > limits.depth) {
      parser_.refuse("a tree deeper than " + std::to_string(limits.depth) + " nodes");
    }
    if (tree_->held_bytes() > limits.text_bytes) {
      parser_.refuse("labels and offers of more than " + std::to_string(limits.text_bytes) +
                     " bytes");
    }
  }

  const ReadOptions& options_;
  Delivery& delivery_;
  SgfParser parser_;
  std::optional<SgfTree> tree_;
};

}  // namespace

ReadReport read_sgf(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::sgf;
  report.charset = decide_charset(source, &charset_statement, options.charset);
  Delivery delivery(sink, report, options.limits);
  delivery.warn_of_charset();
  TextStream stream(source, report.charset);
  SgfReader(stream, source.name(), options, delivery).read();
  return report;
}

}  // namespace shukei::db
