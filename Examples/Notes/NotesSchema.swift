import Foundation
import SchemaRebuilder

/// A note, as the app has it.
struct Note: Codable {
  var id: Int
  var title: String
  var body: String?
  var edited: Date?
  var isPinned = false
}

/// What the app's database holds.
enum NotesSchema {
  /// Raised with each release that changes the schema.
  static let version = 2

  static let schema = Schema {
    Table(for: Note.self, defaults: ["isPinned": false]) {
      Column("body", .text).renamed(from: "text")
      Index("note_edited", on: .descending("edited"))
    }
    .dropping("color")
    Schema.View("pinned", as: "SELECT * FROM note WHERE isPinned")
  }
}
