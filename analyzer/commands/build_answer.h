#pragma once

#include "analyzer/output/output.h"
#include "analyzer/reports/build_prediction.h"
#include "analyzer/reports/database_build.h"
#include "analyzer/reports/shard_build.h"

namespace shukei::analyzer {

/// The answers of `build` and `merge-shards`: what was built.
void write_build_json(Output& output, const BuildReport& report);
void write_build_csv(Output& output, const BuildReport& report);
void write_build_text(Output& output, const BuildReport& report);

/// What was made of a shard.
void write_shard_json(Output& output, const ShardReport& report);
void write_shard_csv(Output& output, const ShardReport& report);
void write_shard_text(Output& output, const ShardReport& report);

/// What a build would need.
void write_prediction_json(Output& output, const BuildPrediction& prediction);
void write_prediction_csv(Output& output, const BuildPrediction& prediction);
void write_prediction_text(Output& output, const BuildPrediction& prediction);

/// Levels as a table: stones, positions, digest of positions.
void write_levels(Output& output, const std::vector<db::LevelFacts>& levels);

}  // namespace shukei::analyzer
