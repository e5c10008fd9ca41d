import GRDBStandIn
import SQLiteStandIn
import SchemaRebuilder
import SwiftDataStandIn
import SwiftUIStandIn
import Testing

// In a block nothing needs to be qualified, whatever else is imported.
nonisolated enum AppSchema {
  static let version = 7
  static let schema = Schema {
    Core.schema
    Table("message") {
      Column("id", .integer, .primaryKey(autoincrement: true))
      Column("author", .integer, .references("person", "id", onDelete: .cascade))
      Column("state", .integer, .notNull, .default(0)).renamed(from: "isRead")
      Column("untyped")
      Unique("author", .descending("state"))
      Check("state >= 0").named("positive")
      ForeignKey("author", references: "person", "id")
      Index("message_state", on: "state")
      Trigger("touch", "AFTER UPDATE ON message BEGIN SELECT 1; END")
    }
    .dropping("time")
    Schema.View("unread", as: "SELECT * FROM message WHERE state = 0")
    VirtualTable("search", using: "fts5", "title")
    DroppedTable("feedbak")
  }
}

nonisolated enum Core {
  // As the type of a declaration the name is ambiguous, and needs its module.
  static var schema: SchemaRebuilder.Schema {
    Schema {
      Table("person") {
        Column("id", .integer)
        Column("name", .text)
        PrimaryKey("id")
      }
      Index("person_name", table: "person", on: "name", unique: true)
    }
  }
}

// A model that a schema off the main actor is to derive a table from says so too.
nonisolated struct Track: Codable {
  var id: Int
  var title: String
}

nonisolated enum ModelSchema {
  static let schema = Schema {
    Table(for: Track.self) { Index("track_title", on: "title") }
  }
}

// The whole target is on the main actor unless it says otherwise, as this schema does not.
enum MainActorSchema {
  static let schema = Schema {
    for name in ["a", "b"] { Table(name) { Column("x") } }
  }
}

@Suite struct BlockNamesTests {
  @Test func `a block needs no module names beside other libraries`() {
    #expect(AppSchema.schema.elements.count == 6)
    #expect(AppSchema.schema.elements.first == Core.schema.elements.first)
    let tables = ["a", "b"].map { SchemaRebuilder.Table(name: $0, columns: [Column(name: "x")]) }
    #expect(MainActorSchema.schema == SchemaRebuilder.Schema(elements: tables.map { .table($0) }))
  }

  @Test func `a table is derived from a model beside other libraries`() async {
    let columns = await Task.detached { ModelSchema.schema.elements }.value
    let table = SchemaRebuilder.Table("track") {
      Column("id", .integer, .primaryKey)
      Column("title", .text, .notNull)
      Index("track_title", on: "title")
    }
    #expect(columns == [.table(table)])
  }

  @Test func `a schema declared as nonisolated is read off the main actor`() async {
    let elements = await Task.detached { AppSchema.schema.elements }.value
    #expect(elements == AppSchema.schema.elements)
  }
}
