import Foundation

/// A folder with two migrations, and the schema to which a third one is to lead.
struct MigrationFolder {
  let sandbox: Sandbox
  let directory: String
  let schema: String

  init() throws {
    sandbox = try Sandbox()
    directory = try sandbox.folder("migrations")
    _ = try sandbox.file(
      "migrations/1_create_note.sql",
      "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT, color TEXT);\n"
    )
    _ = try sandbox.file("migrations/2_first.sql", "INSERT INTO note (title) VALUES ('ink; pen')")
    schema = try sandbox.file(
      "schema.sql",
      """
      CREATE TABLE note (
        id INTEGER PRIMARY KEY,
        title TEXT NOT NULL DEFAULT '',
        colour TEXT -- @renamed from=color
      );
      """
    )
  }

  func migrate(_ words: [String]) throws -> Sandbox.Run {
    try sandbox.run(["migrate"] + words + ["--dir", directory])
  }
}
