import GRDBStandIn
import SQLiteStandIn
import SchemaRebuilder
import SwiftDataStandIn
import SwiftUIStandIn
import Testing

// An import of one declaration goes before all that whole modules bring along, so that these names
// mean one thing in this file, as types too.
import struct SchemaRebuilder.Column
import struct SchemaRebuilder.ForeignKey
import struct SchemaRebuilder.Schema
import struct SchemaRebuilder.Table
import struct SchemaRebuilder.VirtualTable

@Suite struct TypeNamesTests {
  private let stamps: [Column] = [Column("created", .real), Column("changed")]

  private func table(_ name: String) -> Table {
    Table(name) { stamps }
  }

  @Test func `imports of single declarations make the names plain`() {
    let schema: Schema = Schema { table("t") }
    let key: ForeignKey = ForeignKey("created", references: "other")
    let search: VirtualTable = VirtualTable("search", using: "fts5")
    let view: Schema.View = Schema.View("v", as: "SELECT 1")
    #expect(schema == Schema(elements: [.table(Table(name: "t", columns: stamps))]))
    #expect(key == ForeignKey(columns: ["created"], table: "other"))
    #expect(search == VirtualTable(name: "search", module: "fts5"))
    #expect(view == Schema.View(name: "v", select: "SELECT 1"))
  }
}
