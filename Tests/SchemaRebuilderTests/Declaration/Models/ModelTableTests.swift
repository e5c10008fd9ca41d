import Foundation
import Testing

@testable import SchemaRebuilder

@Suite struct ModelTableTests {
  @Test func `a table has the properties of its model as columns`() {
    #expect(
      Table(for: Parcel.self)
        == Table("parcel") {
          Column("id", .integer, .primaryKey)
          Column("weight", .real, .notNull)
          Column("label", .text, .notNull)
          Column("isFragile", .integer, .notNull)
        }
    )
  }

  @Test func `every integer is INTEGER and every floating-point number is REAL`() {
    struct Numbers: Decodable {
      var a: Int, b: Int8, c: Int16, d: Int32, e: Int64
      var f: UInt, g: UInt8, h: UInt16, i: UInt32, j: UInt64
      var k: Double, l: Float, m: CGFloat
    }
    let types = "abcdefghij".map { "\($0) INTEGER" } + ["k REAL", "l REAL", "m REAL"]
    #expect(columns(of: Numbers.self) == types.map { "\($0) NOT NULL" })
  }

  @Test func `what SQLite has no type for is TEXT, but data is BLOB`() {
    struct Values: Decodable {
      var date: Date, data: Data, uuid: UUID, url: URL, decimal: Decimal, text: String
    }
    #expect(
      columns(of: Values.self) == [
        "date TEXT NOT NULL", "data BLOB NOT NULL", "uuid TEXT NOT NULL", "url TEXT NOT NULL",
        "decimal TEXT NOT NULL", "text TEXT NOT NULL",
      ]
    )
  }

  @Test func `an enum is what its raw value is, whether it lists its cases or not`() {
    struct Values: Decodable { var size: Size, service: Class, lone: Lone, after: Int }
    #expect(
      columns(of: Values.self) == [
        "size TEXT NOT NULL", "service INTEGER NOT NULL", "lone TEXT NOT NULL",
        "after INTEGER NOT NULL",
      ]
    )
  }

  @Test func `what has parts is JSON`() {
    struct Values: Decodable {
      var spot: Spot, bare: Bare, load: Load, list: [Int], names: Set<String>, counts: [String: Int]
      var bytes: [UInt8], range: Range<Int>, tree: Tree
    }
    let names = ["spot", "bare", "load", "list", "names", "counts", "bytes", "range", "tree"]
    #expect(columns(of: Values.self) == names.map { "\($0) TEXT NOT NULL" })
    let types = ModelTypes(json: .blob)
    #expect(columns(of: Values.self, types: types) == names.map { "\($0) BLOB NOT NULL" })
  }

  @Test func `what may be nil may be NULL, whatever it is`() {
    struct Values: Decodable {
      var number: Int?, date: Date?, size: Size?, load: Load?, address: Address?, tree: Tree?
      var tag: Tag<Parcel>?
      @Nullable var wrapped: Int?
    }
    #expect(
      columns(of: Values.self) == [
        "number INTEGER", "date TEXT", "size TEXT", "load TEXT", "address TEXT", "tree TEXT",
        "tag INTEGER", "wrapped INTEGER",
      ]
    )
  }

  @Test func `a type that wraps one value is stored as that, also where it takes only some`() {
    struct Values: Decodable { var tag: Tag<Parcel>, percentage: Percentage, after: Int }
    #expect(
      columns(of: Values.self) == [
        "tag INTEGER NOT NULL", "percentage INTEGER NOT NULL", "after INTEGER NOT NULL",
      ]
    )
  }

  @Test func `names are coding keys, and what is not coded is no column`() {
    struct Values: Codable {
      var isOpen: Bool
      var cache = 0
      enum CodingKeys: String, CodingKey { case isOpen = "is_open" }
    }
    #expect(columns(of: Values.self) == ["is_open INTEGER NOT NULL"])
  }

  @Test func `a hand-written init may ask for NULL, decode by itself and nest containers`() {
    struct Values: Decodable {
      enum Keys: CodingKey { case maybe, optional, usual, nested, list }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        if try !container.decodeNil(forKey: .maybe) {
          _ = try container.decode(Double.self, forKey: .maybe)
        }
        _ = try container.decode(Date?.self, forKey: .optional)
        _ = try container.decodeIfPresent(Int.self, forKey: .usual) ?? 5
        _ = try container.nestedContainer(keyedBy: Keys.self, forKey: .nested)
          .decode(Int.self, forKey: .usual)
        _ = try container.nestedUnkeyedContainer(forKey: .list)
      }
    }
    #expect(
      columns(of: Values.self) == [
        "maybe REAL", "optional TEXT", "usual INTEGER", "nested TEXT NOT NULL",
        "list TEXT NOT NULL",
      ]
    )
  }

  @Test func `a class has its superclass's properties where they share a container`() {
    #expect(columns(of: Tram.self) == ["line INTEGER NOT NULL", "id INTEGER PRIMARY KEY"])
  }

  @Test func `a recursive type has its own kind as JSON`() {
    #expect(
      columns(of: Tree.self) == ["id INTEGER PRIMARY KEY", "left TEXT", "leaves TEXT NOT NULL"]
    )
  }

  @Test func `an example stands in where no value can be made up`() {
    struct Contact: Decodable { var id: UUID, address: Address, after: Int }
    #expect(
      Table(for: Contact.self, examples: [Address("a@b")])
        == Table("contact") {
          Column("id", .text, .notNull, .primaryKey)
          Column("address", .text, .notNull)
          Column("after", .integer, .notNull)
        }
    )
  }

  private func columns<Model: Decodable>(
    of model: Model.Type,
    types: ModelTypes = ModelTypes()
  ) -> [String] {
    let table = Table(for: model, types: types)
    #expect(Schema { table }.structuralProblems() == [])
    return table.columns.map { column in
      [
        column.name,
        column.type?.sql,
        column.notNull.map { _ in "NOT NULL" },
        column.primaryKey.map { _ in "PRIMARY KEY" },
      ].compactMap(\.self).joined(separator: " ")
    }
  }
}
