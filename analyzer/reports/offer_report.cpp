#include "analyzer/reports/offer_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "analyzer/forbidden_text.h"
#include "analyzer/isometry_text.h"
#include "analyzer/offered_points.h"
#include "analyzer/reports/move_class_report.h"

namespace shukei::analyzer {
namespace {

std::string number_in_words(const OfferReport& report) {
  const auto [least, greatest] = report.question.rule.offer_range(report.question.choice);
  if (report.verdict.required) {
    return fmt::format("{} required", *report.verdict.required);
  }
  return fmt::format("{} to {} may be declared", least, greatest);
}

std::string placement_in_words(const OfferReport& report) {
  if (!report.verdict.placement) {
    return fmt::format("an offer follows four stones; these are {}",
                       report.question.position.board.size());
  }
  const PlacementFault& fault = *report.verdict.placement;
  const std::string rule = report.question.rule.name();
  if (fault.box == kAnywhere) {
    return fmt::format("the stones cannot arise under {}: two must be black and two white", rule);
  }
  return fmt::format("the stones cannot arise under {}: {}", rule, in_words(fault));
}

/// The points offered that clash with another, each with the number of its group.
struct Clash {
  Point point;
  int group;
};

/// Clashing points in groups: classes of symmetric points among those offered.
std::vector<Clash> clashes(const OfferReport& report) {
  std::vector<Clash> all;
  int groups = 0;
  for (const OfferFinding& finding : report.findings) {
    if (finding.fault != OfferFault::symmetric) continue;
    const auto known = std::find_if(all.begin(), all.end(), [&](const Clash& clash) {
      return clash.point == finding.points[0];
    });
    const int group = known == all.end() ? groups++ : known->group;
    if (known == all.end()) all.push_back({finding.points[0], group});
    const bool placed = std::any_of(all.begin(), all.end(), [&](const Clash& clash) {
      return clash.point == finding.points[1];
    });
    if (!placed) all.push_back({finding.points[1], group});
  }
  return all;
}

Mark mark_of(const OfferReport& report, std::size_t index, const std::vector<Clash>& clashing) {
  const Point point = report.question.fifths[index];
  const std::string label = offer_label(index);
  for (const Clash& clash : clashing) {
    if (clash.point == point) return {point, label, MarkKind::move_class, clash.group};
  }
  const bool stands = report.verdict.valid.contains(point);
  return {point, label, stands ? MarkKind::accepted : MarkKind::refused, 0};
}

}  // namespace

Position with_first_stone(Position position) {
  Board& board = position.board;
  if (board.size() != 3 || board.at(kCentre)) return position;
  if (position.line) {
    std::vector<Point> moves{kCentre};
    moves.insert(moves.end(), position.line->moves().begin(), position.line->moves().end());
    position.line = Line(std::move(moves));
    board = position.line->board();
  } else if (board.black().size() + 1 == board.white().size()) {
    board.place(Colour::black, kCentre);
  }
  return position;
}

OfferReport report_offer(OfferQuestion question, bool suggests) {
  OfferReport report{.question = std::move(question),
                     .verdict = {},
                     .findings = {},
                     .remaining = 0,
                     .suggestion = std::nullopt};
  const Offer offer = report.question.offer();
  report.verdict = judge_offer(offer);
  report.findings = findings(offer, report.verdict);
  report.remaining = remaining_offers(offer, report.verdict);
  if (suggests) report.suggestion = suggest(offer, report.verdict);
  return report;
}

std::string in_words(const OfferFinding& finding, const OfferReport& report) {
  const auto point = [&](std::size_t i) { return to_string(finding.points[i]); };
  switch (finding.fault) {
    case OfferFault::position:
      return placement_in_words(report);
    case OfferFault::out_of_range:
      return fmt::format("{} were declared, {} allows {} to {}", *report.question.declared,
                         report.question.rule.name(),
                         report.question.rule.offer_range(report.question.choice).least,
                         report.question.rule.offer_range(report.question.choice).greatest);
    case OfferFault::too_few:
    case OfferFault::too_many:
      return fmt::format("{}: {} offered, {}",
                         finding.fault == OfferFault::too_few ? "too few" : "too many",
                         report.verdict.offered, number_in_words(report));
    case OfferFault::repeated:
      return point(0) + " stands more than once";
    case OfferFault::occupied:
      return point(0) + " has a stone on it";
    case OfferFault::outside_box: {
      const int box = report.question.rule.box_of_move(5, report.question.choice);
      return fmt::format("{} lies outside the central {}x{}", point(0), box, box);
    }
    case OfferFault::forbidden:
      return fmt::format("{} is forbidden for Black: {}", point(0), in_words(*finding.kind));
    case OfferFault::symmetric:
      return fmt::format("{} and {} are symmetric: {}", point(0), point(1),
                         in_words(*finding.by, report.question.position.board.occupied()));
  }
  return {};
}

std::string other_reading_in_words(const OfferReport& report) {
  const OfferVerdict& verdict = report.verdict;
  const bool by_pattern = verdict.reading == SymmetryReading::pattern;
  const std::string_view other = by_pattern ? "board" : "pattern";
  if (verdict.accepted() != verdict.accepted_under_other) {
    return fmt::format("Under the {} reading it would be {}: {}.", other,
                       verdict.accepted_under_other ? "accepted" : "refused",
                       by_pattern
                           ? "the stones have symmetries that the board, with its edges, has not"
                           : "edges ignored, the stones have symmetries that the board has not");
  }
  if (!verdict.readings_differ) return {};
  return fmt::format("Under the {} reading it would be {} too, with {} symmetric pairs.", other,
                     verdict.accepted() ? "accepted" : "refused", by_pattern ? "fewer" : "more");
}

std::string summary(const OfferReport& report) {
  const OfferVerdict& verdict = report.verdict;
  return fmt::format("{} under the {} reading: {} different among {} offered, {}",
                     verdict.accepted() ? "Accepted" : "Refused", to_string(verdict.reading),
                     verdict.distinct, verdict.offered, number_in_words(report));
}

std::string offer_label(std::size_t index) {
  constexpr std::size_t kDigits = 9;
  if (index < kDigits) return std::string(1, static_cast<char>('1' + index));
  return class_letter(static_cast<int>(index - kDigits));
}

BoardDrawing drawing_of(const OfferReport& report) {
  BoardDrawing drawing;
  drawing.board = report.question.position.board;
  drawing.box = report.question.rule.box_of_move(5, report.question.choice);
  drawing.title = fmt::format("Offer under {}", report.question.rule.name());
  const std::vector<Clash> clashing = clashes(report);
  PointSet marked = drawing.board.occupied();
  for (std::size_t i = 0; i < report.question.fifths.size(); ++i) {
    const Point point = report.question.fifths[i];
    if (marked.contains(point)) continue;
    marked.insert(point);
    drawing.marks.push_back(mark_of(report, i, clashing));
  }
  for (const OfferFinding& finding : report.findings) {
    const bool drawn = finding.by && std::find(drawing.symmetries.begin(), drawing.symmetries.end(),
                                               *finding.by) != drawing.symmetries.end();
    if (finding.by && !drawn) drawing.symmetries.push_back(*finding.by);
  }
  drawing.caption.push_back(summary(report) + ".");
  for (const OfferFinding& finding : report.findings) {
    drawing.caption.push_back(in_words(finding, report) + ".");
  }
  for (const std::string& name : report.question.off_board) {
    drawing.caption.push_back(off_board_in_words(name) + ".");
  }
  return drawing;
}

}  // namespace shukei::analyzer
