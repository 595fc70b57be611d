#include "analyzer/web/http_answer.h"

#include "analyzer/web/api.h"

namespace shukei::analyzer {

HttpAnswer refused_answer(unsigned status, std::string_view message) {
  return {.status = status, .body = api_error(status, message).body, .kind = "refused"};
}

}  // namespace shukei::analyzer
