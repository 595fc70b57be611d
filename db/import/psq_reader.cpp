#include "db/import/psq_reader.h"

#include <array>
#include <charconv>

#include "db/import/delivery.h"
#include "db/import/move_text.h"
#include "db/import/text_stream.h"
#include "db/import/words.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

constexpr std::string_view kMagic = "Piskvorky ";

/// The numbers at the front of a line, parted by one character each: "8,8,1500", "15x15".
template <std::size_t kCount>
std::size_t read_numbers(std::string_view text, std::array<int, kCount>& numbers) {
  std::size_t count = 0;
  while (count < kCount) {
    text = trimmed(text);
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), numbers[count]);
    if (error != std::errc()) break;
    ++count;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.empty()) break;
    text.remove_prefix(1);
  }
  return count;
}

struct Header {
  int columns = 0;
  int rows = 0;
  bool second_begins = false;
};

Header read_header(std::string_view line, const std::string& name) {
  Header header;
  std::array<int, 2> size{};
  if (!line.starts_with(kMagic) || read_numbers(line.substr(kMagic.size()), size) != 2) {
    throw ParseError(name, 1, 0, "does not begin like 'Piskvorky 15x15, 11:11, 0'");
  }
  header.columns = size[0];
  header.rows = size[1];
  header.second_begins = trimmed(line.substr(line.rfind(',') + 1)) == "1";
  return header;
}

/// Whether a line is one of moves: it has a comma behind its first number.
bool is_move(std::string_view line) {
  std::array<int, 2> numbers{};
  return line.find(',') != std::string_view::npos && read_numbers(line, numbers) == 2;
}

/// The point in a column and a row, counted from 1 at the upper left; any numbers may be asked for.
std::optional<Point> point_in(int column, int row) {
  const bool is_on_board = column >= 1 && column <= kBoardSize && row >= 1 && row <= kBoardSize;
  return is_on_board ? Point::at(column - 1, kBoardSize - row) : std::nullopt;
}

/// Takes a line of a move; false when the moves are at an end.
bool take_move(std::string_view line, MoveRecorder& recorder) {
  std::array<int, 2> numbers{};
  read_numbers(line, numbers);
  const auto point = point_in(numbers[0], numbers[1]);
  if (point) return recorder.add(*point, line);
  recorder.stop(GameFlag::unreadable_move, line);
  return false;
}

void read_body(LineReader& lines, const Header& header, GameRecord& game) {
  MoveRecorder recorder(game);
  std::vector<Text> names;
  bool in_moves = true;
  while (lines.next()) {
    const std::string_view line = trimmed(lines.line());
    if (line.empty()) continue;
    if (names.empty() && is_move(line)) {
      in_moves = in_moves && take_move(line, recorder);
    } else if (names.size() < 2 && line.find_first_not_of("-0123456789") != std::string::npos) {
      names.push_back(text_of(line));
    } else {
      break;
    }
  }
  if (names.size() < 2) return;
  game.black = Player{"", names[header.second_begins ? 1 : 0]};
  game.white = Player{"", names[header.second_begins ? 0 : 1]};
}

}  // namespace

ReadReport read_psq(ByteSource& source, const ReadOptions& options, ImportSink& sink) {
  ReadReport report;
  report.format = Format::psq;
  report.charset = decide_charset(source, nullptr, options.charset);
  Delivery delivery(sink, report, options.limits);
  TextStream stream(source, report.charset);
  LineReader lines(stream, options.limits.text_bytes);
  while (lines.next() && trimmed(lines.line()).empty()) {
  }
  const Header header = read_header(trimmed(lines.line()), source.name());
  GameRecord game;
  game.place = Place::line(lines.number());
  if (header.columns != kBoardSize || header.rows != kBoardSize) {
    delivery.skip(SkipReason::board_size, game.place,
                  "a board of " + std::to_string(header.columns) + " x " +
                      std::to_string(header.rows) + ", not 15 x 15");
    return report;
  }
  read_body(lines, header, game);
  delivery.give(game);
  return report;
}

}  // namespace shukei::db
