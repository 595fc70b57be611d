#include "db/import/csv_records.h"

#include <csv.h>

#include <algorithm>
#include <new>
#include <utility>

#include "rules/parse_error.h"

namespace shukei::db {

/// libcsv, which pushes cells and ends of records, held until they are asked for. It is given a
/// line at a time, so at most one record ends in what it is given.
class CsvRecords::Parser {
 public:
  Parser() {
    if (csv_init(&csv_, CSV_STRICT | CSV_STRICT_FINI) != 0) throw std::bad_alloc();
    csv_set_term_func(&csv_, [](unsigned char c) { return c == '\n' ? 1 : 0; });
    csv_set_space_func(&csv_,
                       [](unsigned char c) { return c == ' ' || c == '\t' || c == '\r' ? 1 : 0; });
  }
  ~Parser() { csv_free(&csv_); }
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  void set_delimiter(char delimiter) {
    csv_set_delim(&csv_, static_cast<unsigned char>(delimiter));
  }

  /// False when a quotation mark stands where none can.
  bool feed(std::string_view text) {
    return csv_parse(&csv_, text.data(), text.size(), &take_cell, &take_end, this) == text.size();
  }
  /// No text follows. False when a quotation mark is still open.
  bool finish() { return csv_fini(&csv_, &take_cell, &take_end, this) == 0; }

  [[nodiscard]] bool has_record() const { return has_record_; }
  /// Whether a record has begun that has not ended.
  [[nodiscard]] bool is_within() const { return !has_record_ && csv_.pstate != 0; }
  void take(std::vector<std::string_view>& cells) const {
    cells.clear();
    std::size_t begin = 0;
    for (const std::size_t end : ends_) {
      cells.push_back(std::string_view(text_).substr(begin, end - begin));
      begin = end;
    }
  }
  void clear() {
    text_.clear();
    ends_.clear();
    has_record_ = false;
  }

 private:
  static void take_cell(void* cell, std::size_t size, void* parser) {
    auto& self = *static_cast<Parser*>(parser);
    if (size > 0) self.text_.append(static_cast<const char*>(cell), size);
    self.ends_.push_back(self.text_.size());
  }
  static void take_end(int /*terminator*/, void* parser) {
    static_cast<Parser*>(parser)->has_record_ = true;
  }

  csv_parser csv_{};
  std::string text_;
  std::vector<std::size_t> ends_;
  bool has_record_ = false;
};

CsvRecords::CsvRecords(TextStream& stream, std::string name, std::size_t longest)
    : stream_(stream),
      name_(std::move(name)),
      longest_(longest),
      parser_(std::make_unique<Parser>()) {}

CsvRecords::~CsvRecords() = default;

/// The rest of the piece up to and with a line end, a new piece where it is used up; empty at the
/// end of the input. A line may come in several parts.
std::string_view CsvRecords::next_line() {
  if (piece_.empty()) piece_ = stream_.next();
  const std::size_t end = piece_.find('\n');
  const std::string_view line = piece_.substr(0, end == std::string_view::npos ? end : end + 1);
  piece_.remove_prefix(line.size());
  return line;
}

void CsvRecords::check(bool fine, const std::string& why) const {
  if (!fine) throw ParseError(name_, line_, 0, why);
}

void CsvRecords::feed(std::string_view line) {
  if (!parser_->is_within() && length_ == 0) line_ = next_line_;
  length_ += line.size();
  check(length_ <= longest_, "a record of more than " + std::to_string(longest_) + " bytes");
  check(parser_->feed(line),
        "a quotation mark inside a cell: such a cell stands in quotation marks, with two for each "
        "of its own");
  if (line.ends_with('\n')) ++next_line_;
  if (!parser_->is_within()) length_ = 0;
}

bool CsvRecords::next() {
  parser_->clear();
  while (!parser_->has_record() && !at_end_) {
    const std::string_view line = next_line();
    if (next_line_ == 1 && length_ == 0 &&
        std::ranges::count(line, ';') > std::ranges::count(line, ',')) {
      parser_->set_delimiter(';');
    }
    at_end_ = line.empty();
    if (!at_end_) feed(line);
  }
  if (at_end_ && !parser_->has_record()) {
    check(parser_->finish(), "the file ends inside a cell in quotation marks");
  }
  if (!parser_->has_record()) return false;
  parser_->take(cells_);
  return true;
}

}  // namespace shukei::db
