#include "analyzer/reports/record_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/command_line/input_file.h"
#include "rules/line.h"

namespace shukei::analyzer {

std::string in_words(const RecordPlace& where) {
  std::string file = source_name(where.file);
  if (where.place.is_line()) return fmt::format("{}:{}", file, where.place.value());
  if (where.place.is_byte()) return fmt::format("{}, byte {}", file, where.place.value());
  return file;
}

RecordReport report_record(RecordQuestion question) {
  std::vector<RecordFinding> findings = check_record(question.game);
  const bool ok = keeps_the_rules(findings);
  return {std::move(question), std::move(findings), ok};
}

std::vector<std::string_view> unknown_fields(const PlayedGame& game) {
  const bool offers = game.rule.has_choice(Choice::offer);
  std::vector<std::string_view> unknown;
  if (game.moves.empty()) unknown.emplace_back("moves");
  if (!game.swaps && !game.rule.swap_chances().empty()) unknown.emplace_back("swaps");
  if (!game.declared && game.rule.is_declared()) unknown.emplace_back("declared");
  if (!game.offers && offers) unknown.emplace_back("offers");
  if (!game.picked && offers) unknown.emplace_back("picked");
  if (!game.outcome) unknown.emplace_back("result");
  return unknown;
}

Board board_before(const PlayedGame& game, int move) {
  Board board;
  const auto end = std::min(game.moves.size(), static_cast<std::size_t>(std::max(move, 1)) - 1);
  for (std::size_t i = 0; i < end; ++i) {
    if (!game.moves[i]) continue;
    if (board.at(*game.moves[i])) break;
    board.place(Line::colour_of(i + 1), *game.moves[i]);
  }
  return board;
}

void RecordSummary::add(const RecordReport& report) {
  ++(report.ok ? ok : broken);
  std::array<bool, kRecordFindingKinds> met{};
  for (const RecordFinding& finding : report.findings) {
    const auto kind = static_cast<std::size_t>(finding.kind);
    ++kinds[kind].findings;
    if (!met[kind]) ++kinds[kind].games;
    met[kind] = true;
  }
}

void RecordSummary::add(const RecordSummary& other) {
  ok += other.ok;
  broken += other.broken;
  unreadable += other.unreadable;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    kinds[i].games += other.kinds[i].games;
    kinds[i].findings += other.kinds[i].findings;
  }
}

}  // namespace shukei::analyzer
