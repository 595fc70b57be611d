#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "db/games/game_chunk.h"
#include "db/games/packed_library.h"
#include "db/import/read_options.h"
#include "db/import/read_report.h"

namespace shukei::db {

/// The most games of one file: about a gigabyte of memory. A file with more is refused.
inline constexpr std::uint32_t kMostGamesOfFile = 1'000'000;

/// The most bytes that the texts of one file's games, or its nodes and grades, are packed into. A
/// file with more is refused: one name in front may stand in every game that follows.
inline constexpr std::uint64_t kMostBytesOfFile = std::uint64_t{1} << 30U;

using ChunkList = std::vector<std::unique_ptr<GameChunk>>;

/// A file that was read, ready to be stored.
struct ParsedFile {
  std::string name;          ///< As it was asked for.
  std::uint64_t bytes = 0;   ///< Its size.
  std::uint64_t digest = 0;  ///< content_digest()
  ReadReport report;
  ChunkList chunks;                ///< All but the last of kMostGames games.
  std::vector<std::string> rules;  ///< By GameClass::rule; the first is "".
  std::vector<Point> first_moves;  ///< Of a library: the moves below its root, as they come.
  PackedLibrary library;

  [[nodiscard]] std::uint32_t games() const;
  [[nodiscard]] const GameChunk& chunk_of(std::uint32_t game) const {
    return *chunks[game / GameChunk::kMostGames];
  }
  [[nodiscard]] std::string_view fields(std::uint32_t game) const {
    return chunk_of(game).fields(game % GameChunk::kMostGames);
  }
  [[nodiscard]] std::string_view line(std::uint32_t game) const {
    return chunk_of(game).line(game % GameChunk::kMostGames);
  }
  [[nodiscard]] const GameClass& game_class(std::uint32_t game) const {
    return chunk_of(game).game_class(game % GameChunk::kMostGames);
  }
};

/// Does a piece of work now or later, on any thread.
using WorkQueue = std::function<void(std::function<void()>)>;

struct ParseRequest {
  std::string file;  ///< "-" is standard input.
  ReadOptions options;
  /// Takes the work on chunks while the file is read on; nothing: it is done at once.
  WorkQueue queue;
  /// Told how many games were read since the last call. May be empty.
  std::function<void(std::uint64_t)> on_progress;
  std::uint64_t most_bytes = kMostBytesOfFile;
};

/// Reads a file. The chunks of its games come into `chunks`, and work on them into the request's
/// queue: once that is done they belong into the result. They are kept apart because that work may
/// be going on when this throws.
/// Throws ParseError, one line, as read_file() does, and when there are too many games, nodes or
/// bytes of texts. Memory: about 900 bytes a game and its texts.
ParsedFile parse_file(const ParseRequest& request, ChunkList& chunks);

/// The same with all work done at once.
ParsedFile parse_file(const std::string& file, const ReadOptions& options = {});

}  // namespace shukei::db
