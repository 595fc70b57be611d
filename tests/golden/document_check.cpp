/// Runs the examples of a document and compares what they print with what stands there.
///
///     document_check FOLDER_OF_THE_PROGRAM FILE.md    status 1 and a diff when something differs
///
/// Examples stand in fenced blocks: lines `$ COMMAND`, each followed by what the command prints,
/// results before complaints. A line `...` stands for any number of lines, so that an example can
/// be short. Other fenced blocks are left alone. A document without examples fails.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/golden/command_run.h"

namespace {

namespace fs = std::filesystem;
using namespace shukei::golden;
using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// Whether `printed` is what `told` says, where "..." stands for any number of lines.
bool matches(std::span<const std::string> told, std::span<const std::string> printed) {
  if (told.empty()) return printed.empty();
  if (told.front() != "...") {
    return !printed.empty() && told.front() == printed.front() &&
           matches(told.subspan(1), printed.subspan(1));
  }
  for (std::size_t skipped = 0; skipped <= printed.size(); ++skipped) {
    if (matches(told.subspan(1), printed.subspan(skipped))) return true;
  }
  return false;
}

/// The document with the answers that differ made anew, and how many examples it has.
struct CheckedDocument {
  std::string text;
  int examples = 0;
};

class DocumentReader {
 public:
  DocumentReader(const fs::path& document, fs::path program_folder)
      : lines_(lines_of(read_file(document))), program_folder_(std::move(program_folder)) {}

  CheckedDocument check() {
    bool fenced = false;
    while (next_ < lines_.size()) {
      const std::string line = lines_[next_++];
      checked_.text += line + "\n";
      if (line.starts_with("```")) fenced = !fenced;
      if (fenced && line.starts_with("$ ")) check_example(line.substr(2));
    }
    return checked_;
  }

 private:
  /// The lines up to the next example or the end of the block; moves past them.
  Lines take_answer() {
    Lines answer;
    while (next_ < lines_.size() && !lines_[next_].starts_with("```") &&
           !lines_[next_].starts_with("$ ")) {
      answer.push_back(lines_[next_++]);
    }
    return answer;
  }

  void check_example(const std::string& command) {
    ++checked_.examples;
    const Lines told = take_answer();
    const CommandRun run = run_command(command, program_folder_, folder_);
    const Lines printed = lines_of(run.output + run.errors);
    for (const std::string& line : matches(told, printed) ? told : printed) {
      checked_.text += line + "\n";
    }
  }

  Lines lines_;
  fs::path program_folder_;
  WorkFolder folder_;
  std::size_t next_ = 0;
  CheckedDocument checked_;
};

}  // namespace

int main(int count, char** values) {
  if (count != 3) {
    std::fputs("usage: document_check FOLDER FILE\n", stderr);
    return 2;
  }
  const fs::path document = fs::absolute(values[2]);
  try {
    const CheckedDocument checked = DocumentReader(document, fs::absolute(values[1])).check();
    if (checked.examples == 0) throw std::runtime_error("there are no examples here");
    return show_difference(document, checked.text) ? 1 : 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", document.c_str(), error.what());
    return 2;
  }
}
