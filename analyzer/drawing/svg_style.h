#pragma once

#include <string_view>

namespace shukei::analyzer {

/// The style sheet and the shading of stones that every picture begins with.
inline constexpr std::string_view kStyle = R"(<style>
text { font-family: "DejaVu Sans", "Noto Sans", "Noto Sans CJK JP", Helvetica, Arial, sans-serif; }
.title { font-size: 21px; font-weight: 600; fill: #2b2118; }
.caption { font-size: 14.5px; fill: #40342a; }
.place { font-size: 14px; fill: #6b5439; text-anchor: middle; }
.label { font-size: 16px; font-weight: 700; text-anchor: middle; }
.number { font-size: 18px; font-weight: 600; text-anchor: middle; }
.axis { stroke: #b22222; stroke-width: 2.5; stroke-dasharray: 9 6; fill: none; }
</style>
<defs>
<radialGradient id="black-stone" cx="0.36" cy="0.32" r="0.75">
<stop offset="0" stop-color="#6a6a6a"/><stop offset="0.45" stop-color="#2a2a2a"/><stop offset="1" stop-color="#0b0b0b"/>
</radialGradient>
<radialGradient id="white-stone" cx="0.36" cy="0.32" r="0.8">
<stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#f4f2ee"/><stop offset="1" stop-color="#cfcac2"/>
</radialGradient>
</defs>
)";

}  // namespace shukei::analyzer
