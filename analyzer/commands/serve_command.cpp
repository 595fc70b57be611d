#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>

#include "analyzer/command_line/invocation.h"
#include "analyzer/command_line/usage_error.h"
#include "analyzer/commands/commands.h"
#include "analyzer/web/http_server.h"
#include "analyzer/web/router.h"

namespace shukei::analyzer {
namespace {

constexpr int kUsualPort = 8015;

/// A handle for each connection that may be open, as far as the system lets us.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

/// Has the desktop show the page; nothing happens where there is none.
void open_in_browser(const std::string& url) {
  const pid_t child = fork();
  if (child == 0) {
    // A grandchild, so that nobody need wait for the browser.
    if (fork() == 0) {
      execlp("xdg-open", "xdg-open", url.c_str(), static_cast<char*>(nullptr));
    }
    _exit(0);
  }
  if (child > 0) waitpid(child, nullptr, 0);
}

std::string url_of(const std::string& address, std::uint16_t port) {
  const bool is_version_6 = address.find(':') != std::string::npos;
  return is_version_6 ? fmt::format("http://[{}]:{}/", address, port)
                      : fmt::format("http://{}:{}/", address, port);
}

ServerSettings settings_of(const Invocation& invocation) {
  ServerSettings settings;
  settings.address = invocation.value("address").value_or("127.0.0.1");
  settings.port = static_cast<std::uint16_t>(invocation.number("port").value_or(kUsualPort));
  settings.threads = invocation.threads();
  return settings;
}

std::vector<std::string> names_of(const Invocation& invocation) {
  const auto name = invocation.value("name");
  return name ? std::vector{*name} : std::vector<std::string>{};
}

/// Faults of standard error are ignored: a log that cannot be written stops no answer.
void log_to_standard_error(const AnsweredRequest& request) {
  const std::string line = log_line(request, std::chrono::system_clock::now());
  std::fwrite(line.data(), 1, line.size(), stderr);
}

ExitStatus run_serve(Invocation& invocation) {
  raise_file_limit();
  ServerMetrics metrics;
  const Router router(Api(invocation.program(), invocation.database()), names_of(invocation),
                      metrics);
  const ServerSettings settings = settings_of(invocation);
  const bool quiet = invocation.has("quiet");
  HttpServer server(
      settings, [&](const HttpQuestion& question) { return router.answer(question); },
      [quiet](const AnsweredRequest& request) {
        if (!quiet) log_to_standard_error(request);
      },
      metrics);
  const std::string url = url_of(settings.address, server.port());
  invocation.output().print("{}\n", url);
  invocation.output().flush();
  if (invocation.has("open")) open_in_browser(url);
  server.run();
  return ExitStatus::done;
}

constexpr std::array kOptions{
    OptionSpec{.name = "port",
               .letter = 'p',
               .kind = ValueKind::number,
               .argument = "N",
               .help = "The port to listen at, 0 for any that is free; 8015 by default",
               .least = 0,
               .greatest = 65'535},
    OptionSpec{.name = "address",
               .kind = ValueKind::text,
               .argument = "ADDRESS",
               .help = "The address to listen at; 127.0.0.1 by default, which only this machine "
                       "reaches"},
    OptionSpec{.name = "name",
               .kind = ValueKind::text,
               .argument = "NAME",
               .help = "A name by which others call this machine; else they may use its address"},
    OptionSpec{.name = "open", .help = "Show the page in the browser"},
};

constexpr std::array kExamples{
    Example{"shukei serve --open", "The board in a browser, until Ctrl-C"},
    Example{"shukei serve --port 0 --quiet", "At any free port, which it tells; without a log"},
};

}  // namespace

constinit const CommandSpec kServeCommand{
    .name = "serve",
    .group = CommandGroup::questions,
    .summary = "The board in a browser, and the same questions over HTTP as JSON",
    .description =
        "Serves a page on which to prepare openings, to judge offered fifth moves and to look at "
        "statistics, and under /api/v1/COMMAND what the commands answer as JSON: "
        "/api/v1/fifths?position=D8+h6&rule=taraguchi-10 is 'shukei fifths D8 h6 --rule "
        "taraguchi-10 --format json'. /api/v1/openapi.json describes all of it; /healthz and "
        "/metrics are for those who watch over it.\n\n"
        "The address is written to standard output, a JSON object for each request to standard "
        "error. Nothing can be changed through it; it needs no database, and goes on while one is "
        "built or games are imported. Only this machine reaches it unless --address says "
        "otherwise; then everybody who reaches the address may ask. SIGINT and SIGTERM end it when "
        "the answers under way are sent.",
    .options = kOptions,
    .examples = kExamples,
    .formats = kTextOnly,
    .run = run_serve,
};

}  // namespace shukei::analyzer
