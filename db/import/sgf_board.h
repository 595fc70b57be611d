#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/import/read_report.h"
#include "db/import/sgf_game.h"
#include "db/import/sgf_points.h"

namespace shukei::db {

/// Whether the tree is about another game than renju, or about a position that was set up, by what
/// its nodes say up to the first move; nothing when it is renju for all one can see.
std::optional<Exclusion> exclusion_of(const SgfGame& game, bool has_setup);

/// How the points of the tree are to be read, so that they are on our board: by what is said of the
/// board and by the first stone. Statements of size are often wrong, and programs that know no
/// renju write GM[1] and 19. Nothing when it is another board. Flags the game when it says that it
/// is.
std::optional<SgfPoints> points_on_our_board(SgfGame& game, const SgfPoints& points,
                                             std::string_view first_stone);

}  // namespace shukei::db
