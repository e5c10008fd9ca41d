import Foundation
import SchemaRebuilder
import Testing

@Suite struct ModelOverridesTests {
  @Test func `a written column takes the place of the derived one, and others are added`() {
    let table = Table("parcels", for: Parcel.self, defaults: ["isFragile": false]) {
      Column("label", .text, .notNull, .collate("NOCASE")).renamed(from: "title")
      Column("heavy", .integer, .generated(as: "weight > 20"))
      Check("weight > 0")
      Index("parcel_label", on: "label")
    }
    #expect(
      table
        == Table("parcels") {
          Column("id", .integer, .primaryKey)
          Column("weight", .real, .notNull)
          Column("label", .text, .notNull, .collate("NOCASE")).renamed(from: "title")
          Column("isFragile", .integer, .notNull, .default(false))
          Column("heavy", .integer, .generated(as: "weight > 20"))
          Check("weight > 0")
          Index("parcel_label", on: "label")
        }
    )
  }

  @Test func `the key is id, or as told, or as written`() {
    struct Seat: Decodable { var id: Int?, room: String, number: Int }
    let byDefault = Table("seat") {
      Column("id", .integer, .primaryKey)
      Column("room", .text, .notNull)
      Column("number", .integer, .notNull)
    }
    #expect(Table(for: Seat.self) == byDefault)
    let told = Table("seat") {
      Column("id", .integer)
      Column("room", .text, .notNull, .primaryKey)
      Column("number", .integer, .notNull)
    }
    #expect(Table(for: Seat.self, key: "room") == told)
    let written = Table("seat") {
      Column("id", .integer)
      Column("room", .text, .notNull)
      Column("number", .integer, .notNull)
      PrimaryKey("room", "number")
    }
    #expect(Table(for: Seat.self) { PrimaryKey("room", "number") } == written)
    let without = Table("seat") {
      Column("id", .integer, .unique)
      Column("room", .text, .notNull)
      Column("number", .integer, .notNull)
    }
    #expect(Table(for: Seat.self) { Column("id", .integer, .unique) } == without)
  }

  @Test func `the types of dates and the like are chosen for a table`() {
    struct Visit: Decodable { var at: Date, by: UUID, paid: Decimal, page: URL, first: Bool }
    let types = ModelTypes(
      boolean: .boolean,
      date: .real,
      uuid: .blob,
      url: .varchar(200),
      decimal: .numeric
    )
    #expect(
      Table(for: Visit.self, types: types)
        == Table("visit") {
          Column("at", .real, .notNull)
          Column("by", .blob, .notNull)
          Column("paid", .numeric, .notNull)
          Column("page", .varchar(200), .notNull)
          Column("first", .boolean, .notNull)
        }
    )
  }

  @Test func `what is excluded is no column`() {
    #expect(
      Table(for: Parcel.self, excluding: ["label", "isFragile"])
        == Table("parcel") {
          Column("id", .integer, .primaryKey)
          Column("weight", .real, .notNull)
        }
    )
  }

  @Test func `a table is called like its type, with a small first letter`() {
    struct URLList: Decodable { var id: Int }
    struct URL: Decodable { var id: Int }
    struct HTTP2Request: Decodable { var id: Int }
    #expect(Table(for: URLList.self).name == "urlList")
    #expect(Table(for: URL.self).name == "url")
    #expect(Table(for: HTTP2Request.self).name == "http2Request")
  }
}
