#pragma once

#include <cstdint>
#include <string>

namespace shukei {

/// Large files of foreign formats, made up: the same ones for the same numbers on every platform.

/// A RenjuNet database of so many games, about 430 bytes each: players, events, rules and openings
/// in tables, games of 5 to 174 moves from near the centre. One game in six is gomoku; a few have
/// notes, offered fifths that are numbers, or begin elsewhere than on h8.
std::string renjunet_database(int games, std::uint64_t seed);

/// A RenLib library (3.4) of exactly so many nodes below the root, about 40 moves deep, of up to
/// four children a node; every tenth node has a board text, every fiftieth a comment.
/// REQUIRES nodes > 0.
std::string renlib_library(int nodes, std::uint64_t seed);

/// So many lines of moves with id and result, parted by tabs.
std::string move_lines(int games, std::uint64_t seed);

}  // namespace shukei
