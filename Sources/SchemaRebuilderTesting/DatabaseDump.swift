import SchemaRebuilder

/// All that a database holds as lines of text, so that two states can be told apart.
///
/// The lines name the header's numbers, each object of the schema in its order, and each row with
/// its rowid, `sqlite_sequence` and the tables inside virtual tables included.
public struct DatabaseDump: Hashable, Sendable {
  /// The lines, of which each says where it belongs.
  public let lines: [String]

  /// Reads the whole database.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - prepare: what is done to the connection before it is used, such as an app's functions.
  /// - Throws: an ``SchemaRebuilder/SQLiteError`` where something cannot be read.
  public init(of path: String, prepare: Prepare? = nil) throws {
    try self.init(by: DatabaseReader(path: path, prepare: prepare))
  }

  /// Reads the whole database through a connection that may have read it before.
  package init(by reader: DatabaseReader) throws {
    lines = try reader.header() + reader.schema() + reader.tables().flatMap(reader.content)
  }

  /// The lines by which the dump differs from an earlier one, with a sign before each.
  ///
  /// - Parameter earlier: the dump to compare with.
  /// - Returns: `- ` and what is gone, `+ ` and what is new; nothing where both are equal.
  public func differences(from earlier: DatabaseDump) -> [String] {
    lines.difference(from: earlier.lines).map { change in
      switch change {
      case .remove(_, let line, _): "- " + line
      case .insert(_, let line, _): "+ " + line
      }
    }
  }
}

extension DatabaseDump: CustomStringConvertible {
  /// The lines, one below the other.
  public var description: String { lines.joined(separator: "\n") }
}

extension DatabaseReader {
  fileprivate func header() throws -> [String] {
    try ["user_version", "application_id", "encoding"].map { name in
      let value = try rows("PRAGMA main.\(name)").first?.first ?? ""
      return "\(name) = \(value)"
    }
  }

  fileprivate func schema() throws -> [String] {
    try texts("SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY rowid").map {
      let parts = $0.map { $0 ?? "NULL" }
      return "\(parts[0]) \(parts[1]) on \(parts[2]): \(parts[3])"
    }
  }

  /// The tables that hold rows; a virtual one holds them in its shadow tables.
  fileprivate func tables() throws -> [Name] {
    let virtual = Set(
      try texts("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'virtual'")
        .compactMap { $0[0].map { Name($0) } }
    )
    return try texts("SELECT name FROM main.sqlite_schema WHERE type = 'table' ORDER BY name")
      .compactMap { $0[0].map { Name($0) } }.filter { !virtual.contains($0) }
  }

  fileprivate func content(of table: Name) throws -> [String] {
    let shape = try TableShape(table, in: self)
    let name = Self.quoted(table)
    let order = shape.rowID.map { " ORDER BY \($0)" } ?? ""
    let from = "FROM main.\(name) NOT INDEXED\(order)"
    // A result has no place for 2,000 columns and a rowid besides.
    let keys = try shape.rowID.map { try rows("SELECT \($0) \(from)").map { row in row[0] } }
    return try rows("SELECT * \(from)").enumerated().map { index, row in
      let key = shape.rowID.flatMap { word in keys.map { "\(word) \($0[index]): " } } ?? ""
      return "row of \(table): \(key)\(row.joined(separator: ", "))"
    }
  }
}
