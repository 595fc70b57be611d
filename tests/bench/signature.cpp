// The functional signature: counts and digests of what the benchmarks measure, so that a change
// that makes something faster by making it different is seen. The same on every machine.
#include <fmt/core.h>

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/enumeration/position_count.h"
#include "analyzer/enumeration/rule_list.h"
#include "analyzer/reports/rule_figures.h"
#include "db/byte_hash.h"
#include "db/games/game_codec.h"
#include "db/games/game_visits.h"
#include "db/import/file_reader.h"
#include "rules/forbidden.h"
#include "rules/notation.h"
#include "rules/offer.h"
#include "tests/support/foreign_files.h"
#include "tests/support/four_stone_positions.h"
#include "tests/support/position_generator.h"
#include "tests/support/random_board.h"

namespace shukei {
namespace {

/// Lines of figures, printed as they come, and the digest of all.
class Signature {
 public:
  template <typename... Values>
  void line(fmt::format_string<Values...> format, Values&&... values) {
    const std::string text = fmt::vformat(format, fmt::make_format_args(values...));
    fmt::print("{}\n", text);
    digest_ = digest_ * 0x9E37'79B9'7F4A'7C15 + db::byte_hash(text);
  }
  [[nodiscard]] std::uint64_t digest() const { return digest_; }

 private:
  std::uint64_t digest_ = 0;
};

/// A digest of texts, in whatever order they come.
class TextDigest {
 public:
  void add(std::string_view text) {
    sum_ += db::byte_hash(text);
    ++count_;
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
};

std::string points_text(const PointSet& points) {
  std::string text;
  for (const Point point : points) text += ' ' + to_string(point);
  return text;
}

void sign_enumeration(Signature& signature) {
  for (int stones = 1; stones <= 6; ++stones) {
    const auto count = analyzer::count_positions(analyzer::PositionFamily::of_openings(stones));
    signature.line("positions of {} stones: {}, digest {:016X}", stones, count.positions,
                   count.digest);
  }
  for (const analyzer::RuleChoice& rule : analyzer::rule_choices(RuleBook::standard())) {
    const auto figures = analyzer::rule_figures(rule);
    signature.line("{} {}: fourths {}, five stones {}, fifth classes {}", rule.rule.name(),
                   to_string(rule.choice), figures.fourth_positions, figures.five_stone_positions,
                   figures.fifth_classes);
  }
}

void sign_forbidden(Signature& signature, std::string_view name, const std::vector<Board>& boards) {
  TextDigest digest;
  std::uint64_t points = 0;
  for (const Board& board : boards) {
    const PointSet forbidden = forbidden_points(board).forbidden();
    points += static_cast<std::uint64_t>(forbidden.size());
    digest.add(points_text(board.black()) + '/' + points_text(board.white()) + '!' +
               points_text(forbidden));
  }
  signature.line("forbidden, {}: {} points in {} positions, digest {:016X}", name, points,
                 digest.count(), digest.sum());
}

std::vector<Board> ordinary_positions() {
  PositionGenerator generator(1);
  std::vector<Board> boards;
  for (int i = 0; i < 4200; ++i) boards.push_back(generator.ordinary(10 + i % 21));
  return boards;
}

std::vector<Board> hard_positions() {
  PositionGenerator generator(2);
  std::vector<Board> boards;
  for (int i = 0; i < 500; ++i) boards.push_back(generator.climbed(160));
  return boards;
}

/// Ten points at random near the stones of every position of four.
void sign_offers(Signature& signature, SymmetryReading reading) {
  const OpeningRule rule = RuleBook::standard().parse("taraguchi-10").value();
  RandomBoards random(1);
  TextDigest digest;
  std::uint64_t accepted = 0;
  for (const Board& four : four_stone_positions(kAnywhere)) {
    std::vector<Point> fifths;
    for (int i = 0; i < 10; ++i) fifths.push_back(random.point(central_box(9)));
    const OfferVerdict verdict =
        judge_offer({rule, Choice::offer, four, fifths, std::nullopt, reading});
    accepted += verdict.accepted() ? 1U : 0U;
    digest.add(fmt::format("{}{}{}{}", verdict.accepted(), verdict.distinct,
                           points_text(verdict.valid), points_text(verdict.repeated)));
  }
  signature.line("offers, {}: {} of {} accepted, digest {:016X}",
                 reading == SymmetryReading::pattern ? "pattern" : "board", accepted,
                 digest.count(), digest.sum());
}

/// Takes games and digests them with the positions they come to.
class DigestingSink : public db::ImportSink {
 public:
  void take_game(const db::GameRecord& game) override {
    games.add(db::encode_fields(game));
    visits_.clear();
    db::append_visits(game.moves, 0, visits_);
    for (const db::GameVisit& visit : visits_) {
      visits.add(std::string(visit.position.bytes()) +
                 std::to_string(visit.move ? visit.move->code() : -1) +
                 (visit.again ? "again" : ""));
    }
  }
  void take_node(const db::LibraryNode& node) override {
    nodes.add(fmt::format("{} {} {} {}", to_string(node.kind), db::to_string(node.line),
                          node.board_text.value, node.one_line_comment.value));
  }
  void take_grade(const db::GradedPosition& /*grade*/) override {}

  TextDigest games;
  TextDigest visits;
  TextDigest nodes;

 private:
  std::vector<db::GameVisit> visits_;
};

void sign_import(Signature& signature) {
  DigestingSink sink;
  for (const std::string& bytes : {renjunet_database(3000, 1), renlib_library(20'000, 1)}) {
    db::MemorySource source("made up", bytes);
    db::read_source(source, {}, sink);
  }
  signature.line("games: {}, digest {:016X}", sink.games.count(), sink.games.sum());
  signature.line("visits of positions: {}, digest {:016X}", sink.visits.count(), sink.visits.sum());
  signature.line("nodes: {}, digest {:016X}", sink.nodes.count(), sink.nodes.sum());
}

}  // namespace
}  // namespace shukei

int main() {
  using namespace shukei;
  Signature signature;
  sign_enumeration(signature);
  sign_forbidden(signature, "ordinary play", ordinary_positions());
  sign_forbidden(signature, "hard mix", hard_positions());
  sign_offers(signature, SymmetryReading::pattern);
  sign_offers(signature, SymmetryReading::board);
  sign_import(signature);
  fmt::print("signature {:016X}\n", signature.digest());
}
