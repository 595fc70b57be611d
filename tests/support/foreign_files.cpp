#include "tests/support/foreign_files.h"

#include <algorithm>
#include <initializer_list>
#include <random>
#include <vector>

#include "rules/point.h"
#include "rules/point_set.h"

namespace shukei {
namespace {

constexpr int kPlayers = 12'000;
constexpr int kTournaments = 6'000;

class Maker {
 public:
  explicit Maker(std::uint64_t seed) : random_(seed) {}

  int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint64_t>(limit)); }
  bool one_in(int cases) { return below(cases) == 0; }
  std::string number(int limit) { return std::to_string(1 + below(limit)); }

  std::string name() {
    constexpr const char* kSyllables[] = {"ka", "õun", "mer", "tii", "so",  "ran", "el", "hås",
                                          "vi", "nen", "zhu", "йо",  "ber", "ga",  "ло", "sa"};
    std::string name;
    for (int i = 2 + below(3); i > 0; --i) name += kSyllables[below(16)];
    return name;
  }

  /// A point that is not taken, not far from the others; h8 first in all but a few cases.
  Point next_point(PointSet& taken) {
    if (taken.empty() && !one_in(500)) {
      taken.insert(kCentre);
      return kCentre;
    }
    for (int reach = 4 + taken.size() / 4;;) {
      const int column = 7 + offset(reach);
      const auto point = Point::at(column, 7 + offset(reach));
      if (!point || taken.contains(*point)) continue;
      taken.insert(*point);
      return *point;
    }
  }

  std::string moves(int count) {
    PointSet taken;
    std::string text;
    for (int i = 0; i < count; ++i) {
      if (i > 0) text += ' ';
      text += to_string(next_point(taken));
    }
    return text;
  }

 private:
  int offset(int reach) { return below(2 * reach + 1) - reach; }

  std::mt19937_64 random_;
};

/// Braces, unlike plus signs, fix the order in which the parts are made.
void append(std::string& text, std::initializer_list<std::string> parts) {
  for (const std::string& part : parts) text += part;
}

void append_rules_and_openings(std::string& xml) {
  constexpr const char* kRules[] = {"RIF", "Soosõrv-8", "Taraguchi-10", "Yamaguchi", "Sakata"};
  xml += "<rules>\n";
  for (int i = 0; i < 5; ++i) {
    append(xml, {"<rule id=\"", std::to_string(i + 1), "\" name=\"", kRules[i],
                 "\" category=\"1\"><info>as published</info></rule>\n"});
  }
  xml += "<rule id=\"6\" name=\"Gomoku\" category=\"2\" />\n</rules>\n<openings>\n";
  for (int i = 1; i <= 26; ++i) {
    append(xml, {"<opening id=\"", std::to_string(i), "\" abbr=\"", i <= 13 ? "I" : "D",
                 std::to_string((i - 1) % 13 + 1), "\" />\n"});
  }
  xml += "<opening id=\"27\" name=\"not typed\" />\n</openings>\n";
}

void append_players_and_tournaments(Maker& maker, std::string& xml) {
  xml += "<players>\n";
  for (int i = 1; i <= kPlayers; ++i) {
    append(xml, {"<player id=\"", std::to_string(i), "\" name=\"", maker.name(), "\" surname=\"",
                 maker.name(), "\" country=\"1\" city=\"1\" />\n"});
  }
  xml += "</players>\n<tournaments>\n";
  for (int i = 1; i <= kTournaments; ++i) {
    const std::string year = std::to_string(1980 + maker.below(45));
    append(xml, {"<tournament id=\"", std::to_string(i), "\" name=\"Open of ", maker.name(), " ",
                 year, "\" country=\"1\" city=\"1\" year=\"", year, "\" month=\"5\" start=\"", year,
                 "-05-01\" end=\"", year, "-05-03\" rule=\"1\" rated=\"1\" />\n"});
  }
  xml += "</tournaments>\n";
}

void append_game(int id, Maker& maker, std::string& xml) {
  constexpr const char* kResults[] = {"1", "0", "0.5"};
  constexpr const char* kSwaps[] = {"", "R", "-", "-R", "--R--"};
  constexpr const char* kOthers[] = {"", "i8 g9", "j10", "", "i8"};
  append(xml, {"<game id=\"",      std::to_string(id),
               "\" publisher=\"",  maker.number(900),
               "\" tournament=\"", maker.number(kTournaments),
               "\" round=\"",      maker.number(11),
               "\" rule=\"",       maker.number(6),
               "\" black=\"",      maker.number(kPlayers),
               "\" white=\"",      maker.number(kPlayers),
               "\" bresult=\"",    kResults[maker.below(3)],
               "\" btime=\"",      maker.number(90),
               "\" wtime=\"",      maker.number(90),
               "\" opening=\"",    maker.number(27),
               "\" alt=\"",        maker.one_in(70) ? "51" : kOthers[maker.below(5)],
               "\" swap=\"",       kSwaps[maker.below(5)],
               "\">\n<move>",      maker.moves(5 + maker.below(maker.one_in(3) ? 170 : 110)),
               "</move>\n"});
  if (maker.one_in(40)) xml += "<info>Black resigned after a long think &amp; shook hands</info>\n";
  xml += "</game>\n";
}

// --- RenLib -------------------------------------------------------------------------------------

/// x from 1 in the low half, 15 - rank in the high half.
char renlib_position(Point point) {
  return static_cast<char>((kBoardSize - 1 - point.row()) << 4 | (point.column() + 1));
}

void append_text(const std::string& text, std::string& bytes) {
  bytes += text;
  bytes.append(text.size() % 2 == 0 ? 2 : 1, '\0');
}

class LibraryMaker {
 public:
  LibraryMaker(int nodes, std::uint64_t seed) : maker_(seed), left_(nodes) {}

  /// Pre-order, without recursion: `waiting_` has the siblings still to come at every depth.
  std::string make() {
    bytes_ = "\xFFRenLib\xFF\x03\x04" + std::string(10, '\xFF') + std::string(2, '\0');
    begin_children(1);
    while (left_ > 0) {
      while (waiting_.back() == 0) leave();
      --waiting_.back();
      add_node();
    }
    return bytes_;
  }

 private:
  void begin_children(int count) {
    waiting_.push_back(count);
    seen_.emplace_back();
  }

  void leave() {
    waiting_.pop_back();
    seen_.pop_back();
    taken_.erase(line_.back());
    line_.pop_back();
  }

  /// Adds a node and promises children, no more than nodes are left and one where the tree would
  /// end too soon.
  void add_node() {
    constexpr int kDeepest = 40;
    const int depth = static_cast<int>(waiting_.size());
    --left_;
    promised_ -= promised_ > 0 ? 1 : 0;
    const int room = std::min({4, left_ - promised_, depth < kDeepest ? 4 : 0});
    const int children = room <= 0 ? 0 : std::min(room, depth < 3 ? 4 : maker_.below(4));
    const bool must_go_on = children == 0 && promised_ == 0 && left_ > 0;
    const int given = must_go_on ? 1 : children;
    promised_ += given;
    append(given == 0, waiting_.back() > 0);
    begin_children(given);
  }

  void append(bool is_leaf, bool has_sibling) {
    const Point point = fresh_point();
    line_.push_back(point);
    const bool has_text = maker_.one_in(10);
    const bool has_comment = maker_.one_in(50);
    bytes_ += renlib_position(point);
    bytes_ += static_cast<char>((has_sibling ? 0x80 : 0) | (is_leaf ? 0x40 : 0) |
                                (has_comment ? 0x08 : 0) | (has_text ? 0x01 : 0));
    if (has_text) bytes_ += std::string("\0\1", 2);
    if (has_comment) append_text("Black is better here\x08see the other line", bytes_);
    if (has_text) append_text(std::string(1, static_cast<char>('A' + maker_.below(26))), bytes_);
  }

  Point fresh_point() {
    for (;;) {
      PointSet taken = taken_;
      const Point point = maker_.next_point(taken);
      if (seen_.back().contains(point)) continue;
      seen_.back().insert(point);
      taken_.insert(point);
      return point;
    }
  }

  Maker maker_;
  int left_;
  int promised_ = 1;
  std::string bytes_;
  std::vector<int> waiting_;
  std::vector<PointSet> seen_;
  std::vector<Point> line_;
  PointSet taken_;
};

}  // namespace

std::string renjunet_database(int games, std::uint64_t seed) {
  Maker maker(seed);
  std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n";
  append_rules_and_openings(xml);
  append_players_and_tournaments(maker, xml);
  xml += "<games>\n";
  for (int i = 1; i <= games; ++i) append_game(i, maker, xml);
  return xml + "</games>\n</database>\n";
}

std::string renlib_library(int nodes, std::uint64_t seed) {
  return LibraryMaker(nodes, seed).make();
}

std::string move_lines(int games, std::uint64_t seed) {
  Maker maker(seed);
  std::string lines;
  for (int i = 1; i <= games; ++i) {
    append(lines, {std::to_string(i), "\t", maker.moves(5 + maker.below(70)), "\t",
                   maker.one_in(2) ? "1-0" : "0-1", "\n"});
  }
  return lines;
}

}  // namespace shukei
