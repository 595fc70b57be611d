#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace shukei::faults {

/// Gives this process, and those it starts, file systems of their own, as root or else in a user
/// namespace. Nothing when that went well, else why not. Call once, before any thread.
std::string have_own_mounts();

/// A file system in memory of so many KiB at `directory`, until the process ends or it is
/// destroyed.
class SmallDisk {
 public:
  SmallDisk(std::filesystem::path directory, std::uint64_t kibibytes);
  ~SmallDisk();
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  /// Fills it until that much is free; what fills it is taken away by clear().
  void leave_free(std::uint64_t kibibytes) const;
  void clear() const;
  /// Whether nobody may write to it.
  void make_read_only(bool read_only) const;

 private:
  [[nodiscard]] std::filesystem::path ballast() const { return directory_ / "ballast"; }
  std::filesystem::path directory_;
  std::string size_;
};

}  // namespace shukei::faults
