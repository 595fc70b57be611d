#include "db/games/parsed_file.h"

#include <map>
#include <utility>

#include "db/games/content_digest.h"
#include "db/games/rule_names.h"
#include "db/import/file_reader.h"
#include "rules/parse_error.h"

namespace shukei::db {
namespace {

/// Packs what a reader hands over.
class Collector : public ImportSink {
 public:
  Collector(ParsedFile& file, const ParseRequest& request, ChunkList& chunks)
      : file_(file), request_(request), chunks_(chunks) {
    file_.rules.emplace_back();
    rules_.emplace("", 0);
  }

  void take_game(const GameRecord& game) override {
    ++games_;
    if (games_ > kMostGamesOfFile) return;  // finish() refuses the file
    if (chunks_.empty() || chunks_.back()->size() == GameChunk::kMostGames)
      chunks_.push_back(std::make_unique<GameChunk>(static_cast<std::uint32_t>(games_ - 1)));
    const std::size_t known = chunks_.back()->field_bytes();
    chunks_.back()->add(game, rule_index(statistics_rule(game)));
    game_bytes_ += chunks_.back()->field_bytes() - known;
    check_bytes(game_bytes_, "games");
    if (chunks_.back()->size() == GameChunk::kMostGames) hand_over();
  }
  void take_node(const LibraryNode& node) override {
    if (node.depth == 1 && node.point && node.kind == NodeKind::move && !node.repeats_sibling)
      file_.first_moves.push_back(*node.point);
    if (++nodes_ <= kMostNodesOfFile) file_.library.add(node);  // finish() refuses the file
    check_bytes(file_.library.bytes(), "nodes");
  }
  void take_grade(const GradedPosition& grade) override {
    file_.library.add(grade);
    check_bytes(file_.library.bytes(), "graded positions");
  }

  void finish() {
    if (games_ > kMostGamesOfFile)
      throw ParseError(file_.name, 0, 0,
                       "has " + std::to_string(games_) + " games; one file may have " +
                           std::to_string(kMostGamesOfFile) + ": split it");
    if (nodes_ > kMostNodesOfFile)
      throw ParseError(file_.name, 0, 0,
                       "has " + std::to_string(nodes_) + " nodes; one library may have " +
                           std::to_string(kMostNodesOfFile) + ": split it");
    if (games_ % GameChunk::kMostGames != 0) hand_over();
  }

 private:
  void hand_over() {
    GameChunk& chunk = *chunks_.back();
    if (request_.on_progress) request_.on_progress(chunk.size());
    if (request_.queue)
      request_.queue([&chunk] { chunk.work_out(); });
    else
      chunk.work_out();
  }

  void check_bytes(std::uint64_t bytes, const std::string& what) const {
    if (bytes <= request_.most_bytes) return;
    throw ParseError(file_.name, 0, 0,
                     "has " + what + " of more than " + std::to_string(request_.most_bytes) +
                         " bytes; one file may have no more: split it");
  }

  std::uint32_t rule_index(const std::string& name) {
    const auto [place, is_new] =
        rules_.emplace(name, static_cast<std::uint32_t>(file_.rules.size()));
    if (is_new) file_.rules.push_back(name);
    return place->second;
  }

  ParsedFile& file_;
  const ParseRequest& request_;
  ChunkList& chunks_;
  std::map<std::string, std::uint32_t> rules_;
  std::uint64_t games_ = 0;
  std::uint64_t game_bytes_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace

std::uint32_t ParsedFile::games() const {
  if (chunks.empty()) return 0;
  return static_cast<std::uint32_t>((chunks.size() - 1) * GameChunk::kMostGames +
                                    chunks.back()->size());
}

ParsedFile parse_file(const ParseRequest& request, ChunkList& chunks) {
  ParsedFile file;
  const auto source = open_source(request.file, request.options.limits.file_bytes);
  file.name = source->name();
  file.bytes = source->size();
  file.digest = content_digest(*source, request.options);
  Collector collector(file, request, chunks);
  file.report = read_source(*source, request.options, collector);
  collector.finish();
  return file;
}

ParsedFile parse_file(const std::string& name, const ReadOptions& options) {
  ChunkList chunks;
  ParsedFile file =
      parse_file({.file = name, .options = options, .queue = {}, .on_progress = {}}, chunks);
  file.chunks = std::move(chunks);
  return file;
}

}  // namespace shukei::db
