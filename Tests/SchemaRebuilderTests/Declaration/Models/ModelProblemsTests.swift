import Foundation
import Testing

@testable import SchemaRebuilder

/// What a model does not show is said, and never left out.
@Suite struct ModelProblemsTests {
  @Test func `a property of which no value can be made up is named`() {
    struct Contact: Decodable { var id: Int, address: Address, after: Int }
    #expect(
      problems(Table(for: Contact.self)) == [
        "contact: the property address of Contact has the type Address, of which no value could be "
          + "made up: There is no @ in 0; what is decoded after it is not known; give one by "
          + "examples:, or declare the table by its columns, without a model."
      ]
    )
  }

  @Test func `an init that refuses made-up values is an error`() {
    struct Span: Decodable {
      var from, to: Int
      enum Keys: CodingKey { case from, to }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        from = try container.decode(Int.self, forKey: .from)
        to = try container.decode(Int.self, forKey: .to)
        guard from < to else { throw SampleError(description: "it is empty") }
      }
    }
    #expect(
      problems(Table(for: Span.self)) == [
        "span: Span refuses made-up values after to: it is empty; "
          + "declare the table by its columns, without a model."
      ]
    )
  }

  @Test func `a property that is decoded only sometimes is named, and may be declared`() {
    struct Item: Decodable {
      enum Keys: CodingKey { case kind, pages, minutes }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        switch try container.decode(Class.self, forKey: .kind) {
        case .economy: _ = try container.decode(Int.self, forKey: .pages)
        case .first: _ = try container.decode(Int.self, forKey: .minutes)
        }
      }
    }
    #expect(
      problems(Table(for: Item.self)) == [
        "item.pages: the property pages of Item is decoded only where others have certain values; "
          + "declare its column in the block, or leave it out by excluding:.",
        "item.minutes: the property minutes of Item is decoded only where others have certain "
          + "values; declare its column in the block, or leave it out by excluding:.",
      ]
    )
    let declared = Table(for: Item.self, excluding: ["minutes"]) { Column("pages", .integer) }
    #expect(problems(declared) == [])
    #expect(declared.columns.map(\.name) == ["kind", "pages"])
  }

  @Test func `a property without a type, or with two, is named`() {
    struct Item: Decodable {
      enum Keys: CodingKey { case flag, either }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        _ = container.contains(.flag)
        _ = try container.decode(Int.self, forKey: .either)
        _ = try container.decode(String.self, forKey: .either)
      }
    }
    #expect(
      problems(Table(for: Item.self)) == [
        "item.flag: the property flag of Item does not show its type; "
          + "declare its column in the block, or leave it out by excluding:.",
        "item.either: the property either of Item is decoded as INTEGER and as TEXT; "
          + "declare its column in the block, or leave it out by excluding:.",
      ]
    )
  }

  @Test func `a type that is tried where another one has failed is named`() {
    struct Value: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if (try? container.decode(Bool.self)) == nil, (try? container.decode(Int.self)) == nil {
          _ = try container.decode([String].self)
        }
      }
    }
    struct Item: Decodable {
      var value: Value?
      enum Keys: CodingKey { case value, flag, count }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        value = try container.decodeIfPresent(Value.self, forKey: .value)
        if (try? container.decode(Bool.self, forKey: .flag)) == nil {
          _ = try container.decode(Int.self, forKey: .flag)
        }
        if (try? container.decode(Int.self, forKey: .count)) == nil {
          _ = try container.decode(String.self, forKey: .count)
        }
      }
    }
    #expect(
      problems(Table(for: Item.self)) == [
        "item.value: the property value of Item is decoded as INTEGER and as TEXT; "
          + "declare its column in the block, or leave it out by excluding:.",
        "item.count: the property count of Item is decoded as INTEGER and as TEXT; "
          + "declare its column in the block, or leave it out by excluding:.",
      ]
    )
  }

  @Test func `an integer of 128 bits is not made an INTEGER`() {
    struct Item: Decodable { var wide: Int128, after: UInt128? }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return }
    #expect(problems(Table(for: Item.self)).map { $0.prefix(10) } == ["item.wide:", "item.after"])
  }

  @Test func `what has no properties by name is an error`() {
    struct Empty: Decodable {}
    struct Box<Content: Decodable>: Decodable { var content: Content }
    let ending = "; declare the table by its columns, without a model."
    #expect(
      [
        Table("t", for: [Int].self), Table("t", for: Int.self), Table("t", for: [String: Int].self),
        Table("t", for: Empty.self), Table("t", for: Ferry.self),
      ].flatMap { problems($0).prefix(1) } == [
        "t: Array<Int> is decoded as a list, and has no properties by name\(ending)",
        "t: Int is decoded as a single value, and has no properties by name\(ending)",
        "t: Dictionary<String, Int> takes whatever keys there are\(ending)",
        "t: Empty decodes no property\(ending)",
        "t: Ferry decodes its superclass from a container of its own, by superDecoder\(ending)",
      ]
    )
    #expect(
      problems(Table(for: Box<Int>.self)) == [
        "box<Int>: Box<Int> gives no name to its table; write Table(\"name\", for: …)."
      ]
    )
  }

  @Test func `a type that contains itself ends`() {
    final class Loop: Decodable { let next: Loop }
    #expect(problems(Table(for: Loop.self)).first?.contains("it contains itself") == true)
  }

  @Test func `a type that was met within itself is made elsewhere`() {
    final class Inner: Decodable { let outer: Outer }
    final class Outer: Decodable { let inner: Inner? }
    struct Item: Decodable { let outer: Outer, inner: Inner }
    #expect(problems(Table(for: Item.self)) == [])
  }

  @Test func `names that the model lacks are told`() {
    let table = Table(
      for: Parcel.self,
      key: "number",
      defaults: ["label": "", "title": ""],
      excluding: ["size"]
    ) {
      Column("label", .text)
    }
    #expect(
      problems(table) == [
        "parcel: excluding: names size, which Parcel does not decode; correct the name.",
        "parcel: defaults: names label, which is no derived column; write it with the column.",
        "parcel: defaults: names title, which is no derived column; write it with the column.",
        "parcel: key: names number, which Parcel does not decode; correct the name.",
      ]
    )
  }

  @Test func `a run is refused and leaves no file, and such a table is not saved`() throws {
    struct Contact: Decodable { var address: Address }
    let schema = Schema { Table(for: Contact.self) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(schema) }
    let error = #expect(throws: RebuildError.self) { try schema.validate() }
    #expect(error?.kind == .declaredSchema)
    #expect("\(try #require(error))".contains("the property address of Contact"))
  }

  private func problems(_ table: Table) -> [String] {
    Schema { table }.structuralProblems().map(\.description)
  }
}
