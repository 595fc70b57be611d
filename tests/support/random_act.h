#pragma once

#include "rules/opening_game.h"
#include "tests/support/random_board.h"

namespace shukei {

/// An act that is possible, taken at random: an offer of a few points taken at random, completed
/// to a whole one, where one is to be made. REQUIRES the acts that are possible in the game.
OpeningAct possible_act(const OpeningGame& game, const PossibleActs& acts, RandomBoards& random);

}  // namespace shukei
