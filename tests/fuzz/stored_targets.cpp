/// Rows of the games part, as bytes: what is decoded encodes to the same bytes.

#include <algorithm>
#include <array>
#include <string>

#include "analyzer/game_text.h"
#include "db/games/game_chunk.h"
#include "db/games/game_codec.h"
#include "db/games/game_facts.h"
#include "db/games/games_totals.h"
#include "db/games/grade_row.h"
#include "db/games/library_row.h"
#include "db/games/note_key.h"
#include "db/games/position_statistics.h"
#include "db/games/rule_names.h"
#include "db/games/source.h"
#include "db/games/stones_key.h"
#include "rules/canonical_form.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/law.h"

namespace shukei::fuzz {
namespace {

constexpr std::string_view kSameBytes = "what is decoded encodes to the same bytes";

/// The front of the input, at most `size` bytes, which are taken off.
std::string_view take_front(std::string_view& input, std::size_t size) {
  const std::string_view front = input.substr(0, size);
  input.remove_prefix(front.size());
  return front;
}

void run_game_value(std::string_view input) {
  const db::DecodedGame game = db::decode_game(input);
  if (!game.fault.empty()) return;
  must_hold(db::encode_game(game.source, db::encode_fields(game.record)) == input, kSameBytes);
  analyzer::in_words(game.record);
  db::statistics_rule(game.record);
  const db::GameFacts facts = db::facts_of(game.record);
  must_hold(!db::contradict(facts, facts), "facts do not contradict themselves");
  db::GameChunk chunk(0);
  chunk.add(game.record, 0);
  chunk.work_out();
  must_hold(db::decode_fields(chunk.fields(0)).fault.empty(), "a stored game can be stored again");
}

void run_library_row(std::string_view input) {
  std::uint32_t number = 0;
  for (const char byte : take_front(input, 4))
    number = number << 8U | static_cast<std::uint8_t>(byte);
  const auto row = db::decode_node(db::NodeNumber{number}, input);
  if (!row) return;
  must_hold(db::encode_node(*row, db::NodeNumber{number}) == input, kSameBytes);
  must_hold(to_integer(row->parent) <= number, "a node comes after its parent");
}

void run_grade_row(std::string_view input) {
  const std::string_view key_end = take_front(input, 8);
  const auto grade = db::decode_grade(key_end, input);
  if (!grade) return;
  must_hold(db::encode_grade(grade->grade, grade->note) == input, kSameBytes);
  must_hold(db::grade_key("", grade->source, grade->ordinal) == key_end, kSameBytes);
}

/// Whether no two sums overflow when values are added up.
bool is_modest(const db::PositionStatistics& statistics) {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 40U;
  const auto is_small = [](const db::GamesByYear& rows) {
    return std::all_of(rows.begin(), rows.end(), [](const db::GamesOfYear& row) {
      return std::max({row.games.black, row.games.draw, row.games.white, row.games.unknown}) <
             kMost;
    });
  };
  return is_small(statistics.reached) &&
         std::all_of(statistics.played.begin(), statistics.played.end(),
                     [&](const db::PlayedMove& move) { return is_small(move.games); });
}

/// Whether both count a game, which no two values of one position do.
bool share_a_game(const db::PositionStatistics& a, const db::PositionStatistics& b) {
  return std::any_of(a.top.begin(), a.top.end(), [&](const db::TopGame& game) {
    return std::find(b.top.begin(), b.top.end(), game) != b.top.end();
  });
}

void run_statistics(std::string_view input) {
  const std::size_t cut = input.empty() ? 0 : static_cast<std::uint8_t>(input[0]);
  input.remove_prefix(input.empty() ? 0 : 1);
  const std::string_view front = take_front(input, cut);
  const auto a = db::decode_statistics(front);
  const auto b = db::decode_statistics(input);
  if (a) must_hold(db::encode_statistics(*a) == front, kSameBytes);
  if (b) must_hold(db::encode_statistics(*b) == input, kSameBytes);
  if (!a || !b || !is_modest(*a) || !is_modest(*b) || share_a_game(*a, *b)) return;
  db::PositionStatistics ab = *a;
  ab += *b;
  db::PositionStatistics ba = *b;
  ba += *a;
  must_hold(ab == ba, "statistics are added in any order");
  must_hold(db::decode_statistics(db::encode_statistics(ab)) == ab, "a sum can be stored");
  must_hold(db::total(ab.reached).total() ==
                db::total(a->reached).total() + db::total(b->reached).total(),
            "a sum has the games of both");
}

void run_games_keys(std::string_view input) {
  std::string_view rest = input;
  if (const auto board = db::take_stones(rest)) {
    const CanonicalForm form = canonicalise(*board);
    const std::string_view taken = input.substr(0, input.size() - rest.size());
    if (form.representative.board() == *board)
      must_hold(db::stones_key(form.representative) == taken, kSameBytes);
  }
  if (const auto board = db::decode_statistics_key(input)) {
    const CanonicalForm form = canonicalise(*board);
    const auto key = db::StatisticsKey::of(form.representative);
    must_hold(key.has_value(), "a position with a key has few stones");
    if (form.representative.board() == *board) must_hold(key->bytes() == input, kSameBytes);
  }
  if (const auto place = db::decode_note_key(input))
    must_hold(db::note_key("", place->source, place->node) == input, kSameBytes);
}

void run_source_row(std::string_view input) {
  if (const auto totals = db::decode_totals(input))
    must_hold(db::encode_totals(*totals) == input, kSameBytes);
  const std::string_view key = take_front(input, 4);
  const auto source = db::decode_source(key, input);
  if (!source) return;
  must_hold(db::encode_source(*source) == input, kSameBytes);
  must_hold(db::source_key(source->number) == key, kSameBytes);
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"game_value", &run_game_value, 4096},
    {"library_row", &run_library_row, 1024},
    {"grade_row", &run_grade_row, 256},
    {"statistics_value", &run_statistics, 512},
    {"games_keys", &run_games_keys, 256},
    {"source_row", &run_source_row, 512},
});

}  // namespace

std::span<const FuzzTarget> stored_targets() { return kTargets; }

}  // namespace shukei::fuzz
