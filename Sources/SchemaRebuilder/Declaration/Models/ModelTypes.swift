/// The type words that a table gets for values which SQLite has no type for.
///
/// The rest is no matter of taste: integers are `INTEGER`, `Double` and `Float` are `REAL`, `String`
/// is `TEXT` and `Data` is `BLOB`.
///
/// ```swift
/// Table(for: Message.self, types: ModelTypes(date: .real, uuid: .blob))
/// ```
public struct ModelTypes: Hashable, Sendable {
  /// `Bool`.
  public var boolean: ColumnType
  /// `Date`.
  public var date: ColumnType
  /// `UUID`.
  public var uuid: ColumnType
  /// `URL`.
  public var url: ColumnType
  /// `Decimal`, which a `REAL` would round.
  public var decimal: ColumnType
  /// What has parts of its own, and is stored as JSON.
  public var json: ColumnType

  /// Makes a choice of types.
  public init(
    boolean: ColumnType = .integer,
    date: ColumnType = .text,
    uuid: ColumnType = .text,
    url: ColumnType = .text,
    decimal: ColumnType = .text,
    json: ColumnType = .text
  ) {
    self.boolean = boolean
    self.date = date
    self.uuid = uuid
    self.url = url
    self.decimal = decimal
    self.json = json
  }
}
