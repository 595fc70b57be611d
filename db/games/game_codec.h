#pragma once

#include <string>
#include <string_view>

#include "db/games/stored_game.h"

namespace shukei::db {

/// Values of the family `games`, version 1:
///
///     01, source (varint), then the fields that the game has, in ascending order of their tags:
///     tag (a byte), size (varint), so many bytes
///
/// A text that is damaged has the top bit of its tag set. FORMAT.md lists the tags.

inline constexpr std::uint8_t kGameVersion = 1;

/// The fields of a record as bytes, without version and source: what is known before the file gets
/// its number.
std::string encode_fields(const GameRecord& record);

/// The whole value.
std::string encode_game(SourceNumber source, std::string_view fields);

/// What a value says: a source and a record, or what is wrong with the value (a phrase, "" when
/// nothing is).
struct DecodedGame {
  SourceNumber source{};
  GameRecord record;
  std::string_view fault;
};

/// Reads a value: encode_game(source, encode_fields(record)) gives the value back. Refuses another
/// version, tags unknown, out of order or of a wrong size, and moves that are no points or stand
/// twice.
DecodedGame decode_game(std::string_view value);

/// The same for fields alone.
DecodedGame decode_fields(std::string_view fields);

/// The key of a game: its number in four bytes, big-endian.
std::string game_key(GameNumber number);

}  // namespace shukei::db
