#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace shukei::db {

/// What kind of thing went wrong with a database.
enum class StorageFault : std::uint8_t {
  missing,         ///< There is nothing at the path.
  exists,          ///< There is a database already, and replacing it was not asked for.
  not_a_database,  ///< There is something at the path that Shukei did not make.
  other_format,    ///< A database whose openings are of a newer or an older format.
  older_games,     ///< Games of an older format, which an upgrade brings to this one.
  newer_games,     ///< Games of a newer format.
  incomplete,      ///< A database whose build never came to its end.
  damaged,         ///< Bytes are not what was written.
  locked,          ///< Another process is building here.
  no_permission,   ///< The operating system refuses access.
  io,              ///< The operating system fails otherwise: disk full, too many files, ...
};

/// A fault of storage. what() is one line: the path, what is wrong, and what would be right as far
/// as this room knows it; which command helps is the caller's to add, by fault().
class StorageError : public std::runtime_error {
 public:
  StorageError(StorageFault fault, std::string path, const std::string& message)
      : std::runtime_error(path + ": " + message),
        path_(std::move(path)),
        message_(message),
        fault_(fault) {}

  [[nodiscard]] StorageFault fault() const { return fault_; }
  /// Where: the database, or the file in it.
  [[nodiscard]] const std::string& path() const { return path_; }
  /// what() without the path.
  [[nodiscard]] const std::string& message() const { return message_; }

 private:
  std::string path_;
  std::string message_;
  StorageFault fault_;
};

/// The error for a failed system call: its fault is told from `error_number` (an errno), and
/// `doing` says what was tried ("cannot make the directory").
StorageError system_error(int error_number, const std::string& path, const std::string& doing);

}  // namespace shukei::db
