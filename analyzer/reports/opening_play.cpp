#include "analyzer/reports/opening_play.h"

#include <cctype>
#include <utility>

#include "analyzer/reports/opening_words.h"
#include "rules/parse_error.h"

namespace shukei::analyzer {
namespace {

std::string_view without_blanks(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

PlayAnswer plain(PlayOutcome outcome, std::string act) {
  return {.outcome = outcome, .act = std::move(act), .error = {}, .offer = {}};
}

PlayAnswer unreadable(std::string_view line, const ParseError& error) {
  PlayAnswer answer = plain(PlayOutcome::unreadable, std::string(without_blanks(line)));
  answer.error = {.kind = "unreadable",
                  .clause = {},
                  .source = {},
                  .text = error.message(),
                  .column = error.column()};
  return answer;
}

}  // namespace

PlayAnswer OpeningPlay::undo() {
  if (games_.size() > 1) {
    games_.pop_back();
    return plain(PlayOutcome::undone, "undo");
  }
  PlayAnswer answer = plain(PlayOutcome::refused, "undo");
  answer.error = {.kind = "nothing_to_undo",
                  .clause = {},
                  .source = {},
                  .text = "there is nothing to undo",
                  .column = 0};
  return answer;
}

PlayAnswer OpeningPlay::perform(const OpeningAct& act) {
  OpeningGame next = game();
  const auto refusal = next.apply(act);
  if (!refusal) {
    games_.push_back(std::move(next));
    return plain(PlayOutcome::done, to_string(act));
  }
  PlayAnswer answer = plain(PlayOutcome::refused, to_string(act));
  answer.error = {.kind = std::string(to_string(refusal->kind)),
                  .clause = std::string(refusal->clause),
                  .source = std::string(refusal->source),
                  .text = in_words(*refusal, act, game()),
                  .column = 0};
  if (refusal->kind == RefusalKind::bad_offer) {
    answer.offer = report_of(std::get<OfferFifths>(act), game());
  }
  return answer;
}

PlayAnswer OpeningPlay::answer(std::string_view line) {
  const std::string word = lower_case(without_blanks(line));
  if (word == "undo") return undo();
  if (word == "help" || word == "?") return plain(PlayOutcome::help, "help");
  if (word == "quit" || word == "exit") return plain(PlayOutcome::quit, "quit");
  const auto due = game().possible_acts();
  try {
    return perform(parse_act(line, due ? due->kind : StageKind::place));
  } catch (const ParseError& error) {
    return unreadable(line, error);
  }
}

std::vector<std::string> OpeningPlay::story() const {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i + 1 < games_.size(); ++i) {
    const PossibleActs due = games_[i].possible_acts().value();
    lines.push_back(in_words(due.by, due.colour) + " " +
                    in_words(games_[i + 1].acts().back(), due.colour));
  }
  return lines;
}

}  // namespace shukei::analyzer
