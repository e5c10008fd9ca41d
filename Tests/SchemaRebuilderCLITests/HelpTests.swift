import Testing

@testable import SchemaRebuilderCLI

@Suite struct HelpTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: [["--help"], ["-h"], ["--help", "--quiet"]])
  func `the help names every verb and every flag with its value`(words: [String]) throws {
    let run = try sandbox.run(words)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for verb in Verb.allCases {
      #expect(run.output.contains("  rebuilder \(verb.rawValue) \(verb.synopsis)"))
    }
    for flag in Flag.allCases {
      #expect(run.output.contains("  \(flag.word)\(flag.value.map { " \($0)" } ?? "")"))
    }
  }

  @Test(arguments: Verb.allCases)
  func `the help of a verb names its flags and statuses, and no others`(verb: Verb) throws {
    let run = try sandbox.run(verb.words + ["--help"])
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("Exit status:\n\(verb.statuses)\n"))
    for flag in Flag.allCases {
      #expect(run.output.contains("\n  \(flag.word) ") == flag.verbs.contains(verb), "\(flag.word)")
    }
  }

  @Test func `no line of the help is wider than a hundred characters`() throws {
    for words in [["--help"]] + Verb.allCases.map({ $0.words + ["--help"] }) {
      let lines = try sandbox.run(words).output.split(separator: "\n")
      #expect(lines.filter { $0.count > 100 } == [])
    }
  }

  @Test func `the version is the tool's name and a number`() throws {
    let run = try sandbox.run(["--version"])
    #expect(
      run == Sandbox.Run(status: 0, output: "rebuilder \(CommandLineTool.release)\n", errors: "")
    )
  }
}
