import Foundation
import Testing

@testable import SchemaRebuilder

@Suite struct HistoryFolderTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func write(_ files: [String: String]) throws -> String {
    for (name, text) in files { try folder.file(Data(text.utf8), named: name) }
    return folder.url.path
  }

  @Test func `versions are read in the order of their numbers, hints and all`() throws {
    let json = try JSONEncoder().encode(NoteHistory.v2)
    let path = try write([
      "v10.sql": "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT NOT NULL, words INTEGER, n);",
      "v1.sql": "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT);",
      "v2.json": String(decoding: json, as: UTF8.self), "README.md": "no version",
    ])
    var history = try SchemaHistory(readingFrom: path)
    #expect(history.versions.map(\.number) == [1, 2, 10])
    #expect(history.versions[1].schema == NoteHistory.v2)
    history.versions[2].didRebuild = { try $0.execute("UPDATE note SET n = length(body)") }
    let file = try folder.database((NoteHistory.files[1] ?? "") + "PRAGMA user_version=1")
    _ = try HistoryRebuilder(history).run(at: file)
    #expect(try folder.lines("SELECT body, n FROM note ORDER BY id LIMIT 1") == ["'ink'|3"])
  }

  @Test(arguments: [
    (["a.sql": ""], "it has no file v1.sql or v1.json"),
    (["v1.sql": "", "v1.json": "{}"], "it has version 1 twice: v1.json and v1.sql"),
    (["v1.sql": "CREATE TABL t(a);"], "/v1.sql: line 1, column"),
    (["v1.json": "{}"], "/v1.json is not the JSON of a schema"),
  ])
  func `a folder that cannot be read says which file`(
    files: [String: String],
    message: String
  ) throws {
    let path = try write(files)
    let error = #expect(throws: RebuildError.self) { try SchemaHistory(readingFrom: path) }
    #expect(error?.message.contains(message) == true, "\(error as Any)")
  }

  @Test func `a folder that is not there is an error`() throws {
    let error = #expect(throws: RebuildError.self) {
      try SchemaHistory(readingFrom: folder.path("nowhere"))
    }
    #expect(error?.kind == .brokenHistory)
  }
}
