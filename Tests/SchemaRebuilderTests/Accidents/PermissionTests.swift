import Foundation
import Testing

@testable import SchemaRebuilder

/// Files and folders that may not be written: each is an error of its own, and a dry run needs no
/// right to write.
@Suite struct PermissionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static let schema = "CREATE TABLE t(a NOT NULL);"

  private func database(_ mode: String) throws {
    try folder.database("PRAGMA journal_mode=\(mode); CREATE TABLE t(a); INSERT INTO t VALUES (1)")
  }

  /// What a plan and a run come to in a process without the rights of the superuser.
  private func outcomes(file: Int?, folder mode: Int) async throws -> [String] {
    let files = FileManager.default
    for name in try folder.contents().keys {
      guard let file else { continue }
      try files.setAttributes([.posixPermissions: file], ofItemAtPath: folder.path(name))
    }
    let before = try folder.contents()["app.db"]
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url.path)
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) { [path = folder.path() as String] in
      if getuid() == 0 { setuid(65534) }
      let rebuilder = Rebuilder(try Schema(sql: Self.schema))
      let acts: [() throws -> Bool] = [
        { try rebuilder.plan(at: path).isEmpty }, { try rebuilder.run(at: path).isEmpty },
      ]
      for act in acts {
        do {
          print("outcome:", try act() ? "nothing to do" : "done")
        } catch let error as RebuildError {
          let advice = error.advice.contains("folder") ? "folder" : "file"
          print("outcome:", error.kind.rawValue, advice)
        }
      }
    }
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    #expect(try folder.contents()["app.db"] == before)
    return String(decoding: result.standardOutputContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("outcome: ") }.map { String($0.dropFirst(9)) }
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `a file that may not be written`(mode: String) async throws {
    try database(mode)
    #expect(try await outcomes(file: 0o444, folder: 0o777) == ["done", "noPermission file"])
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `a folder that may not be written`(mode: String) async throws {
    try database(mode)
    #expect(try await outcomes(file: 0o666, folder: 0o555) == ["done", "readOnlyFolder folder"])
  }

  @Test func `a folder that may not be written, in which a process left a write-ahead log`()
    async throws
  {
    let running = try ScratchFolder()
    let other = try running.open()
    try other.execute("PRAGMA journal_mode=WAL; CREATE TABLE t(a)")
    for (name, bytes) in try running.contents() where !name.hasSuffix("-shm") {
      try folder.file(bytes, named: name)
    }
    #expect(
      try await outcomes(file: 0o666, folder: 0o555) == ["cannotOpen folder", "cannotOpen folder"]
    )
  }

  @Test func `a missing file in a folder that may not be written`() async throws {
    #expect(try await outcomes(file: nil, folder: 0o555) == ["done", "cannotOpen folder"])
  }
}
