#include "analyzer/command_line/process.h"
#include "analyzer/commands/commands.h"

int main(int count, char** values) {
  using namespace shukei;
  return analyzer::run_process(count, values, {analyzer::all_commands(), RuleBook::standard()});
}
