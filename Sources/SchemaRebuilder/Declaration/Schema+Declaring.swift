extension Schema {
  /// Makes a schema of what stands in a block, in the order in which it is created.
  ///
  /// ```swift
  /// Schema {
  ///   Core.schema
  ///   Table("message") {
  ///     Column("id", .integer, .primaryKey)
  ///     Column("readState", .integer, .notNull, .default(0)).renamed(from: "isRead")
  ///   }
  ///   Schema.View("unread", as: "SELECT * FROM message WHERE readState = 0")
  ///   DroppedTable("feedbak")
  /// }
  /// ```
  public init(@Builder _ elements: () -> [Element]) {
    self.init(elements: elements())
  }

  /// The schema with the permission to drop tables that are no longer declared.
  ///
  /// - Parameters:
  ///   - tables: The tables, by the names that earlier releases gave them.
  ///   - since: The schema version below which they are dropped; nil to drop from any file.
  /// - Returns: The schema, whose file may lose these tables and what they hold.
  public func dropping(table tables: String..., since: Int? = nil) -> Schema {
    Schema(elements: elements + tables.map { .droppedTable(Tombstone($0, since: since)) })
  }
}
