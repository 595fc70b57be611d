/// The program as it is, with one table more in its book: what own_rule.golden runs.
#include "analyzer/command_line/process.h"
#include "analyzer/commands/commands.h"
#include "tests/support/house_rule.h"

int main(int count, char** values) {
  using namespace shukei;
  const RuleBook book = book_with_house_rule();
  return analyzer::run_process(count, values, {analyzer::all_commands(), book});
}
