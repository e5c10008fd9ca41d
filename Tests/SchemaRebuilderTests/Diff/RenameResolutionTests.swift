import Testing

@testable import SchemaRebuilder

/// A rename acts on a file that still has the change before it, and on no other.
@Suite struct RenameResolutionTests {
  private func resolution(
    _ hints: [(new: Name, previous: [Name])],
    live: Set<Name>,
    isDue: Bool = true,
    saysVersion: Bool = false,
    hasVersion: Bool = false,
    fits: [Name: Name] = [:]
  ) -> RenameResolution {
    RenameResolution(
      hints: hints.map {
        RenameResolution.Hint(
          new: $0.new,
          previous: $0.previous,
          isDue: isDue,
          saysVersion: saysVersion || hasVersion,
          hasVersion: hasVersion
        )
      },
      live: live,
      what: "column t.",
      fit: { old, new in fits[new] == old ? 1 : 0 }
    )
  }

  private func expect(
    _ resolution: RenameResolution,
    _ oldNames: [Name: Name],
    remarks: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(resolution.oldNames == oldNames, sourceLocation: sourceLocation)
    #expect(resolution.remarks == remarks, sourceLocation: sourceLocation)
  }

  @Test func `it acts where the new name is missing and an old one is there`() {
    expect(resolution([("new", ["old"])], live: ["OLD", "x"]), ["new": "old"])
  }

  @Test func `it does nothing where it was done before`() {
    expect(resolution([("new", ["old"])], live: ["new", "x"]), [:])
  }

  @Test func `it does nothing where neither name is there`() {
    expect(resolution([("new", ["old"])], live: ["x"]), [:])
  }

  @Test func `of several earlier names the first that is found is taken`() {
    expect(resolution([("new", ["b", "a"])], live: ["a", "b"]), ["new": "b"])
    expect(resolution([("new", ["b", "a"])], live: ["a", "x"]), ["new": "a"])
  }

  @Test func `where both names are there it does nothing and says so`() {
    expect(
      resolution([("new", ["old"])], live: ["new", "old"]),
      [:],
      remarks: [
        "column t.new is not renamed from old: the file has both, so the rename is behind it or "
          + "never was; old is treated as any other."
      ]
    )
  }

  @Test func `an old name is used up by the first that takes it`() {
    expect(resolution([("b", ["a"]), ("c", ["a"])], live: ["a"]), ["b": "a"])
  }

  @Test func `a hint that is not due does nothing`() {
    expect(resolution([("new", ["old"])], live: ["old"], isDue: false), [:])
    expect(resolution([("new", ["old"])], live: ["old", "new"], isDue: false), [:])
  }

  @Test func `a name that another rename frees can be taken, in whatever order they stand`() {
    let expected: [Name: Name] = ["b": "a", "c": "b"]
    expect(resolution([("b", ["a"]), ("c", ["b"])], live: ["a", "b"]), expected)
    expect(resolution([("c", ["b"]), ("b", ["a"])], live: ["a", "b"]), expected)
  }

  @Test func `names are exchanged where the definitions match better exchanged`() {
    let hints: [(Name, [Name])] = [("a", ["b"]), ("b", ["a"])]
    expect(
      resolution(hints, live: ["a", "b"], fits: ["a": "b", "b": "a"]),
      ["a": "b", "b": "a"]
    )
    expect(resolution(hints, live: ["a", "b"], fits: ["a": "a", "b": "b"]), [:])
  }

  @Test func `three names change places as two do`() {
    let hints: [(Name, [Name])] = [("a", ["b"]), ("b", ["c"]), ("c", ["a"])]
    let round: [Name: Name] = ["a": "b", "b": "c", "c": "a"]
    expect(resolution(hints, live: ["a", "b", "c"], fits: round), round)
    expect(resolution(hints, live: ["a", "b", "c"], fits: ["a": "a", "b": "b", "c": "c"]), [:])
  }

  @Test func `names of like definitions are exchanged only below a version`() {
    let hints: [(Name, [Name])] = [("a", ["b"]), ("b", ["a"])]
    expect(
      resolution(hints, live: ["a", "b"]),
      [:],
      remarks: [
        "column t.a, column t.b do not exchange their names: their definitions are alike, so the "
          + "file does not show whether it was done; say since: the version that exchanges them."
      ]
    )
    expect(
      resolution(hints, live: ["a", "b"], saysVersion: true),
      [:],
      remarks: [
        "column t.a, column t.b do not exchange their names: their definitions are alike, so the "
          + "file does not show whether it was done; since: tells it of a file that has a version, "
          + "and this one has none: store in it the version that it has (by default that is PRAGMA "
          + "user_version)."
      ]
    )
    expect(resolution(hints, live: ["a", "b"], hasVersion: true), ["a": "b", "b": "a"])
  }

  @Test func `a hint below a version is due in older files and in those of unknown version`() {
    #expect(isDue(since: nil, version: 9))
    #expect(isDue(since: 3, version: 2))
    #expect(!isDue(since: 3, version: 3))
    #expect(!isDue(since: 3, version: 4))
    #expect(isDue(since: 3, version: 0))
    #expect(isDue(since: 3, version: nil))
  }
}
