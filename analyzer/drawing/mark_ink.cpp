#include "analyzer/drawing/mark_ink.h"

#include <array>

namespace shukei::analyzer {
namespace {

constexpr std::string_view kWhite = "#ffffff";
constexpr std::string_view kBlack = "#000000";

constexpr std::array kClassInks{
    MarkInk{"#332288", kWhite, 18},  MarkInk{"#88ccee", kBlack, 31},
    MarkInk{"#117733", kWhite, 22},  MarkInk{"#cc6677", kBlack, 167},
    MarkInk{"#882255", kWhite, 89},  MarkInk{"#44aa99", kBlack, 30},
    MarkInk{"#aa4499", kWhite, 127}, MarkInk{"#999933", kBlack, 100},
};

}  // namespace

MarkInk mark_ink(MarkKind kind, int index) {
  switch (kind) {
    case MarkKind::move_class:
      return kClassInks[static_cast<std::size_t>(index) % kClassInks.size()];
    case MarkKind::forbidden:
    case MarkKind::refused:
      return {"#b22222", kWhite, 124};
    case MarkKind::five:
      return {"#004488", kWhite, 24};
    case MarkKind::accepted:
      return {"#117733", kWhite, 22};
  }
  return kClassInks[0];
}

std::string mark_styled(const Output& output, MarkKind kind, int index, std::string_view label) {
  if (!output.colour()) return std::string(label);
  constexpr int kPaper = 230;
  return fmt::format("\x1b[1;38;5;{};48;5;{}m{}\x1b[0m", mark_ink(kind, index).terminal, kPaper,
                     label);
}

}  // namespace shukei::analyzer
