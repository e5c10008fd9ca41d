extension Table {
  /// Makes a table of what stands in a block: columns, constraints, indexes and triggers.
  ///
  /// ```swift
  /// Table("message") {
  ///   Column("id", .integer, .primaryKey)
  ///   Column("author", .integer, .references("person", "id", onDelete: .cascade))
  ///   Column("text", .text, .notNull)
  ///   Unique("author", "text")
  ///   Index("message_author", on: "author")
  /// }
  /// // CREATE TABLE "message" (
  /// //   "id" INTEGER PRIMARY KEY,
  /// //   "author" INTEGER REFERENCES "person" ("id") ON DELETE CASCADE,
  /// //   "text" TEXT NOT NULL,
  /// //   UNIQUE ("author", "text")
  /// // )
  /// // CREATE INDEX "message_author" ON "message" ("author")
  /// ```
  public init(_ name: String, @Builder _ parts: () -> [Part]) {
    self.init(name: name, columns: [])
    for part in parts() { add(part) }
  }

  /// The table as STRICT. <https://sqlite.org/stricttables.html>
  public func strict(_ isStrict: Bool = true) -> Table {
    var table = self
    table.strict = isStrict
    return table
  }

  /// The table as WITHOUT ROWID. <https://sqlite.org/withoutrowid.html>
  public func withoutRowID(_ isWithoutRowID: Bool = true) -> Table {
    var table = self
    table.withoutRowID = isWithoutRowID
    return table
  }

  /// The table with names that it had in earlier releases; the first one found is taken.
  ///
  /// - Parameters:
  ///   - names: The earlier names, the latest first.
  ///   - since: The schema version below which the rename acts; nil to act on any file.
  /// - Returns: The table, whose rows come from the earlier one.
  public func renamed(from names: String..., since: Int? = nil) -> Table {
    var table = self
    table.renamed = PreviousNames(renamed, adding: names, since: since)
    return table
  }

  /// The table with the permission to drop columns that are no longer declared.
  ///
  /// - Parameters:
  ///   - columns: The columns, by the names that earlier releases gave them.
  ///   - since: The schema version below which they are dropped; nil to drop from any file.
  /// - Returns: The table, which may lose these columns and what they hold.
  public func dropping(_ columns: String..., since: Int? = nil) -> Table {
    var table = self
    table.droppedColumns += columns.map { Tombstone($0, since: since) }
    return table
  }
}

extension Table {
  private mutating func add(_ part: Part) {
    switch part {
    case .column(let column): columns.append(column)
    case .primaryKey(let key) where primaryKey == nil: primaryKey = key
    case .primaryKey(let key): furtherKeys.append(key)
    case .unique(let unique): uniques.append(unique)
    case .check(let check): checks.append(check)
    case .foreignKey(let key): foreignKeys.append(key)
    case .index(let index): indexes.append(index)
    case .trigger(let trigger): triggers.append(trigger)
    }
  }
}
