#include "analyzer/batch/file_part.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>

#include "analyzer/command_line/input_file.h"
#include "analyzer/command_line/usage_error.h"

namespace shukei::analyzer {
namespace {

namespace fs = std::filesystem;

/// The size of a regular file; nothing when it cannot be looked at.
std::optional<std::uint64_t> size_of(const std::string& name) {
  std::error_code error;
  const fs::file_type type = name == "-" ? fs::file_type::fifo : fs::status(name, error).type();
  if (type == fs::file_type::not_found || type == fs::file_type::none ||
      type == fs::file_type::directory)
    return std::nullopt;
  if (type != fs::file_type::regular)
    throw UsageError(
        fmt::format("--shard: {} cannot be parted, only a regular file can", source_name(name)));
  const std::uintmax_t size = fs::file_size(name, error);
  return error ? std::nullopt : std::optional<std::uint64_t>(size);
}

/// The files with all their bytes.
std::vector<FilePart> whole_files(std::span<const std::string> files) {
  std::vector<FilePart> whole;
  for (const std::string& name : files) {
    const auto size = size_of(name);
    whole.push_back({name, 0, size.value_or(0), size.value_or(0)});
  }
  return whole;
}

std::uint64_t total_of(const std::vector<FilePart>& whole) {
  std::uint64_t total = 0;
  for (const FilePart& file : whole) total += file.size;
  return total;
}

/// The parts of the files between two places in all of them.
std::vector<FilePart> between(const std::vector<FilePart>& whole, std::uint64_t from,
                              std::uint64_t to) {
  std::vector<FilePart> parts;
  std::uint64_t at = 0;
  for (FilePart file : whole) {
    const std::uint64_t past = at + file.size;
    file.begin = std::clamp(from, at, past) - at;
    file.end = std::clamp(to, at, past) - at;
    if (file.begin < file.end) parts.push_back(file);
    at = past;
  }
  return parts;
}

}  // namespace

std::uint64_t FilePart::record(std::uint64_t byte, std::uint64_t count) const {
  if (byte == 0) return 0;
  if (byte >= size) return count;
  const double share = static_cast<double>(byte) / static_cast<double>(size);
  return std::min(count, static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count))));
}

std::vector<FilePart> parts_of(std::span<const std::string> files, const Shard& shard) {
  const std::vector<FilePart> whole = whole_files(files);
  const auto [from, to] = shard.part_of(total_of(whole));
  std::vector<FilePart> parts = between(whole, from, to);
  for (const FilePart& file : whole) {
    if (file.size == 0) parts.push_back(file);  // an empty one has no lines, another none is told
  }
  return parts;
}

std::vector<FilePart> parts_before(std::span<const std::string> files, const Shard& shard) {
  const std::vector<FilePart> whole = whole_files(files);
  return between(whole, 0, shard.part_of(total_of(whole)).first);
}

PartReader::PartReader(ByteSource whole, const FilePart& part)
    : whole_(std::move(whole)), end_(part.end) {
  // The line that begins at `begin` follows a line end at the byte before.
  const std::uint64_t before = part.begin == 0 ? 0 : part.begin - 1;
  bool is_found = part.begin == 0;
  while (!is_found && fill()) {
    const std::uint64_t skip =
        before > at_ ? std::min<std::uint64_t>(before - at_, known_.size()) : 0;
    const std::size_t end = known_.find('\n', skip);
    is_found = end != std::string::npos;
    const std::size_t passed = is_found ? end + 1 : known_.size();
    first_line_ += static_cast<std::uint64_t>(
        std::count(known_.begin(), known_.begin() + static_cast<std::ptrdiff_t>(passed), '\n'));
    known_.erase(0, passed);
    at_ += passed;
  }
  is_over_ = !is_found || at_ >= end_;
}

bool PartReader::fill() {
  constexpr std::size_t kPiece = std::size_t{1} << 16U;
  known_.resize(kPiece);
  known_.resize(whole_(std::span(known_)));
  return !known_.empty();
}

std::size_t PartReader::wanted(std::string_view text) {
  if (at_ + text.size() < end_) return text.size();
  // The last line of the part is the one that holds the byte before its end.
  const std::uint64_t last = end_ - 1 > at_ ? end_ - 1 - at_ : 0;
  const std::size_t end = text.find('\n', last);
  if (end == std::string_view::npos) return text.size();
  is_over_ = true;
  return end + 1;
}

std::size_t PartReader::read(std::span<char> buffer) {
  if (is_over_ || (known_.empty() && !fill())) return 0;
  const std::size_t offered = std::min(buffer.size(), known_.size());
  const std::size_t count = wanted(std::string_view(known_).substr(0, offered));
  std::copy_n(known_.begin(), count, buffer.begin());
  known_.erase(0, count);
  at_ += count;
  return count;
}

}  // namespace shukei::analyzer
