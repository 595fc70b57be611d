#pragma once

#include <chrono>
#include <cstddef>

namespace shukei::analyzer {

/// What a client may ask for: each bounds what it could otherwise decide on.
struct ServerLimits {
  std::size_t header_bytes = std::size_t{16} << 10U;  ///< Request line and fields: 431 beyond.
  int connections = 4096;                             ///< More are answered 503 and closed.
  int questions = 256;                                ///< Waiting for an answer: 503 beyond.
  std::chrono::seconds request{
      10};                        ///< From the first byte, or the last answer, to a whole request.
  std::chrono::seconds idle{60};  ///< Between two requests of a connection.
  std::chrono::seconds sending{20};  ///< To take an answer.
  std::chrono::seconds stopping{5};  ///< For answers under way when the server stops.
};

}  // namespace shukei::analyzer
