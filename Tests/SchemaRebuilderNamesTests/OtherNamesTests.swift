import GRDBStandIn
import SchemaRebuilder
import SwiftDataStandIn
import SwiftUIStandIn
import Testing

typealias DeclaredTable = SchemaRebuilder.Table
typealias DeclaredSchema = SchemaRebuilder.Schema

// What the other libraries are for compiles beside this one: `View` is SwiftUI's alone, a `Table`
// with content is told apart by what it is made of.
struct MessageList: View {
  var body: some View {
    Section("Messages") {
      Table(of: Int.self) { Text("state") }
    }
  }
}

@Suite struct OtherNamesTests {
  @Test func `aliases make the names plain`() {
    let table: DeclaredTable = DeclaredTable("t") { Column("a", .text) }
    let schema: DeclaredSchema = DeclaredSchema { table }
    #expect(schema.elements == [.table(table)])
  }

  @Test func `other libraries' types are still theirs`() {
    let list = MessageList()
    #expect(type(of: list.body) == Section<SwiftUIStandIn.Table<Int, Text>>.self)
    // A name and a string alone fit both, so that a query says whose column it means.
    let column = GRDBStandIn.Column("score")
    #expect(column != GRDBStandIn.Column("state"))
    let model = SwiftDataStandIn.Schema()
    #expect(model != SwiftDataStandIn.Schema())
  }
}
