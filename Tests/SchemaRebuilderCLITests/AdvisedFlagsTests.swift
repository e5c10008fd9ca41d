import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// The flags that advice names, typed into a shell as they stand there, act.
@Suite struct AdvisedFlagsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// The words that a shell makes of a text.
  private func words(_ text: String) throws -> [String] {
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "for word in \(text); do printf '%s\\n' \"$word\"; done"]
    shell.standardOutput = output
    try shell.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    arguments: [
      ("t(a, b)", "t(a)", "--allow-drop t.b"),
      (#""a.b"(a, "c=d")"#, #""a.b"(a)"#, #"--allow-drop '"a.b"."c=d"'"#),
      (#""it's"(a, "c d")"#, #""it's"(a)"#, #"--allow-drop 'it'\''s.c d'"#),
      ("t(a, b INT)", "t(a, c INT)", "--rename t.b=c"),
      ("größe(a, \"[b\" INT)", "größe(a, \"=c\" INT)", #"--rename 'größe."[b"="=c"'"#),
      ("t(a, b TEXT)", "t(a, b INT)", "--cast t.b"),
      ("t(a, b TEXT)", "t(a, b INT)", "--allow change-values:t.b"),
      (#""t t"(a, b TEXT)"#, #""t t"(a, b INT)"#, "--allow 'change-values:t t.b'"),
      ("t(a, b)", "t(a, b INT AS (7) STORED)", "--allow drop-column:t.b"),
    ]
  )
  func `for a table`(live: String, target: String, flag: String) throws {
    let name = live.prefix { $0 != "(" }
    let database = try sandbox.database(
      "CREATE TABLE \(live); INSERT INTO \(name) VALUES (1, '007');"
    )
    try expect(flag, letsPass: "CREATE TABLE \(target);", database)
  }

  @Test(arguments: ["--allow-drop v", "--allow drop-view:v"])
  func `for a view`(flag: String) throws {
    let database = try sandbox.database("CREATE TABLE t(a, b); CREATE VIEW v AS SELECT b FROM t;")
    try expect(flag, letsPass: "CREATE TABLE t(a);", database)
  }

  @Test(arguments: ["--allow 'undeclared:my view'"])
  func `for an object that is refused`(flag: String) throws {
    let database = try sandbox.database("CREATE TABLE t(a); CREATE VIEW \"my view\" AS SELECT 1;")
    try expect(flag, letsPass: "CREATE TABLE t(a);", database, ["--undeclared", "views=refuse"])
  }

  private func expect(
    _ flag: String,
    letsPass target: String,
    _ database: String,
    _ other: [String] = []
  ) throws {
    let command = ["plan", database, "--to", try sandbox.file("schema.sql", target)] + other
    let refused = try sandbox.run(command)
    #expect(refused.status == 3)
    #expect(refused.errors.contains(flag), "\(refused.errors)")
    let passed = try sandbox.run(command + (try words(flag)))
    #expect(passed.status == 0, "\(passed.errors)")
  }
}
