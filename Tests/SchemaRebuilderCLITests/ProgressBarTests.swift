import Foundation
import Testing

@testable import SchemaRebuilder
@testable import SchemaRebuilderCLI

/// The bar on a terminal, and the signals that stop a run.
@Suite struct ProgressBarTests {
  private let sandbox: Sandbox
  private let schema: String

  init() throws {
    sandbox = try Sandbox()
    schema = try sandbox.file(
      "schema.sql",
      "CREATE TABLE rope (id INTEGER PRIMARY KEY, metres REAL -- @filled by=slow(metres, id)\n);"
    )
  }

  private func database() throws -> String {
    try sandbox.database(
      """
      CREATE TABLE rope (id INTEGER PRIMARY KEY, metres TEXT);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO rope SELECT i, i / 2.0 FROM n;
      """
    )
  }

  /// A function that does something in the first row and then waits until the next report is due.
  private static func slow(_ body: @escaping @Sendable () -> Void) -> SQLFunction {
    SQLFunction("slow", arguments: 2) { values in
      if values[1].integer == 1 {
        body()
        usleep(150_000)
      }
      return values[0]
    }
  }

  private var progress: RebuildProgress {
    var progress = RebuildProgress(phase: .changing, activity: "copy the rows of \"a\nb\"")
    progress.step = 5
    progress.stepCount = 12
    progress.fractionOfRows = 0.25
    progress.bytesWritten = 12_345_678
    progress.elapsedSeconds = 3.9
    progress.remainingSeconds = 11.2
    return progress
  }

  @Test func `the line says the step, the part, the bytes and the time`() {
    #expect(
      ProgressBar(columns: 120).drawn(progress)
        == "\r5/12 copy the rows of \"a b\"  [=====               ] 25 %  12 MB  3 s  "
        + "12 s left of this step\u{1B}[K"
    )
  }

  @Test func `what is not known is left out`() {
    let progress = RebuildProgress(phase: .planning, activity: "read the file")
    #expect(ProgressBar(columns: 80).drawn(progress) == "\rread the file\u{1B}[K")
  }

  @Test(arguments: [1, 2, 30, 79, 90])
  func `it is never wider than the terminal`(columns: Int) {
    let line = ProgressBar(columns: columns).drawn(progress)
    #expect(line.hasPrefix("\r"))
    #expect(line.dropFirst().prefix { $0 != "\u{1B}" }.count <= columns - 1)
  }

  #if os(Linux)
    /// The two ends of a terminal: what is written to the one is read from the other.
    private static func terminal() -> (reader: Int32, writer: Int32) {
      let reader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
      var (isLocked, number): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN, whose macros Swift cannot read; see ioctl_tty(2).
      _ = ioctl(reader, 0x4004_5431, &isLocked)
      _ = ioctl(reader, 0x8004_5430, &number)
      return (reader, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
    }

    /// What a terminal shows in the end of what is written to it as errors.
    static func textOnTerminal(
      in sandbox: Sandbox,
      _ body: (Terminal) throws -> Void
    ) throws -> String {
      let (reader, writer) = terminal()
      try #require(reader >= 0 && writer >= 0)
      let output = open(sandbox.path("stdout"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      defer { for stream in [reader, writer, output] { close(stream) } }
      try body(Terminal(input: STDIN_FILENO, output: output, errors: writer))
      // The kernel hands it over by and by.
      var text = ""
      var bytes = [UInt8](repeating: 0, count: 4096)
      var waiting = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      while !text.hasSuffix(ProgressBar.erasure), poll(&waiting, 1, 10_000) > 0 {
        let count = read(reader, &bytes, bytes.count)
        text += String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
      }
      return text
    }

    @Test func `a terminal sees the bar, and nothing of it in the end`() throws {
      let database = try database()
      let text = try Self.textOnTerminal(in: sandbox) { terminal in
        var tool = CommandLineTool(functions: [Self.slow {}])
        tool.terminal = terminal
        #expect(tool.run(["apply", database, "--to", schema]) == 0)
      }
      #expect(text.hasPrefix("\rread the file and ask its rows\u{1B}[K"))
      #expect(text.contains("copy the rows of rope"))
      #expect(text.hasSuffix(ProgressBar.erasure))
      #expect(String(decoding: try sandbox.bytes("stdout"), as: UTF8.self).hasPrefix("rope: "))
    }
  #endif

  @Test func `nothing of it is seen in a file or a pipe`() throws {
    let run = try sandbox.run(
      ["apply", try database(), "--to", schema],
      tool: CommandLineTool(functions: [Self.slow {}])
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: [(SIGINT, 130, "Ctrl-C"), (SIGTERM, 143, "SIGTERM")])
  func `a signal rolls back, says so, and is the status`(
    signal: Int32,
    status: Int,
    name: String
  ) async throws {
    let database = try database()
    let before = try sandbox.bytes("app.db")
    let output = sandbox.path("output")
    let (code, words) = (Int32(status), ["apply", database, "--to", schema])
    await #expect(processExitsWith: .exitCode(code)) {
      [signal = signal as Int32, words = words as [String], output = output as String] in
      let stream = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      // The signal comes to this thread, as it comes to the only one that the tool has.
      var tool = CommandLineTool(functions: [ProgressBarTests.slow { _ = raise(signal) }])
      tool.terminal = Terminal(input: STDIN_FILENO, output: stream, errors: stream)
      exit(tool.run(words))
    }
    #expect(
      String(decoding: try sandbox.bytes("output"), as: UTF8.self) == """
        rebuilder: stopped by \(name)
        \(database): the run was cancelled
        Nothing was changed.

        """
    )
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `a signal ends a tool that waits for its schema`() async throws {
    let words = ["apply", try database(), "--to", "-"]
    await #expect(processExitsWith: .signal(SIGTERM)) { [words = words as [String]] in
      var ends: [Int32] = [0, 0]
      _ = pipe(&ends)
      let (reader, writer) = (ends[0], ends[1])
      Thread.detachNewThread {
        // So that the signal comes to the thread that waits.
        _ = HeldSignals([SIGTERM])
        usleep(200_000)
        kill(getpid(), SIGTERM)
        sleep(5)
        close(writer)
      }
      var tool = CommandLineTool()
      tool.terminal = Terminal(input: reader, output: STDOUT_FILENO, errors: STDERR_FILENO)
      exit(tool.run(words))
    }
  }
}
