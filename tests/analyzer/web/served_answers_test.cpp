// Every answer of the API is, byte for byte, what the program writes for the same question.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "analyzer/commands/commands.h"
#include "analyzer/web/router.h"
#include "rules/notation.h"
#include "tests/analyzer/web/http_exchange.h"
#include "tests/db/games/import_place.h"
#include "tests/support/foreign_files.h"
#include "tests/support/random_games.h"
#include "tests/support/sanitized_rounds.h"

namespace shukei::analyzer {
namespace {

/// A question and the arguments of the command line that ask the same.
struct Question {
  std::string target;
  std::string arguments;
};

/// What the program writes, standard error left out.
std::string written_by_program(const std::string& database, const std::string& arguments) {
  const std::string command = std::string(SHUKEI_PROGRAM) + " --db '" + database +
                              "' --format json --quiet " + arguments + " 2> /dev/null";
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
  std::string text;
  std::array<char, 4096> buffer{};
  for (std::size_t count = 1; count > 0;) {
    count = fread(buffer.data(), 1, buffer.size(), pipe.get());
    text.append(buffer.data(), count);
  }
  return text;
}

class QuestionMaker {
 public:
  explicit QuestionMaker(std::uint64_t seed) : random_(seed) {}

  Question make() {
    switch (random_.below(8)) {
      case 0:
        return positioned("show", random_.below(9), "");
      case 1:
        return positioned("fourths", 3, rule());
      case 2:
        return positioned("fifths", 4, rule());
      case 3:
      case 4:
        return positioned("offer", 4, rule() + option("fifths", points(1 + random_.below(9))));
      case 5:
        return positioned("forbidden", random_.below(30), "");
      case 6:
        return positioned("games", random_.below(6), "");
      default:
        return without_position();
    }
  }

 private:
  /// " --name 'value'", from which the parameter is made too.
  static std::string option(const std::string& name, const std::string& value) {
    return " --" + name + "='" + value + "'";
  }
  std::string points(int count) {
    std::string text;
    for (const db::Move move : random_.moves(count, 0)) {
      text += (text.empty() ? "" : " ") + to_string(move.point());
    }
    return text;
  }
  std::string rule() {
    constexpr std::array kRules{"taraguchi-10", "soosorv-8",  "yamaguchi",
                                "rif",          "tarannikov", "Soosõrv-6"};
    return option("rule", kRules[static_cast<std::size_t>(random_.below(6))]) +
           (random_.one_in(3) ? option("symmetry", "board") : "");
  }
  Question without_position() {
    constexpr std::array kOptions{"openings", "stats --by='opening'",
                                  "stats --by='fifth' --minimum='2'", "stats",
                                  "find --stones='4' --limit='5'"};
    const std::string arguments = kOptions[static_cast<std::size_t>(random_.below(5))];
    const std::size_t blank = std::min(arguments.find(' '), arguments.size());
    return asked(arguments.substr(0, blank), "", arguments.substr(blank));
  }
  Question positioned(const std::string& command, int stones, const std::string& options) {
    constexpr std::array kOpenings{"D8 h6", "D7 g9", "I3 g9", "D1 g7"};
    const bool is_opening = stones == 4 && !random_.one_in(4);
    return asked(
        command,
        is_opening ? kOpenings[static_cast<std::size_t>(random_.below(4))] : points(stones),
        options);
  }
  /// `options` as option() makes them.
  static Question asked(const std::string& command, const std::string& position,
                        const std::string& options) {
    std::string target = "/api/v1/" + command + "?";
    if (!position.empty()) target += "position=" + percent_encoded(position) + "&";
    for (std::size_t at = options.find("--"); at != std::string::npos;
         at = options.find("--", at)) {
      const std::size_t equals = options.find('=', at);
      const std::size_t end = options.find('\'', equals + 2);
      target += options.substr(at + 2, equals - at - 2) + "=" +
                percent_encoded(options.substr(equals + 2, end - equals - 2)) + "&";
      at = end;
    }
    return {target, command + (position.empty() ? "" : " '" + position + "'") + options};
  }

  RandomGames random_;
};

TEST(ServedAnswers, AreThoseOfTheProgramForTwoHundredQuestions) {
  const db::ImportPlace place;
  place.import("games.rif", renjunet_database(300, 5));
  const std::string database = place.database().string();
  ServerMetrics metrics;
  const Router router(Api({all_commands(), RuleBook::standard()}, database), {}, metrics);
  RunningServer server([&](const HttpQuestion& question) { return router.answer(question); });
  QuestionMaker maker(2026);
  int answered = 0;
  for (int i = 0; i < rounds(200); ++i) {
    const Question question = maker.make();
    const RawAnswer answer = get(server.port(), question.target);
    const std::string expected = written_by_program(database, question.arguments);
    if (answer.status == 200) {
      ++answered;
      EXPECT_EQ(answer.body, expected) << question.target;
    } else {
      EXPECT_EQ(expected, "") << question.target << "\n" << answer.body;
    }
  }
  EXPECT_GT(answered, rounds(120));
}

}  // namespace
}  // namespace shukei::analyzer
