/// The rowids in whose order the rows of a table are copied or written, which tell how far that has
/// come.
///
/// <https://sqlite.org/c3ref/last_insert_rowid.html>
public struct RowIDOrder: Hashable, Sendable, Codable {
  /// The table from which the rows are copied, or in which they are written.
  public let table: Name
  /// The column, or the word that is no column, by which their rowids are read.
  public let rowID: Name

  /// At how many places it is asked whether the rows lie evenly.
  static let places = 8
}

extension RowIDOrder {
  /// The lowest and the highest rowid.
  var rangeSQL: String {
    "SELECT (SELECT min(\(column)) FROM \(from)), (SELECT max(\(column)) FROM \(from))"
  }

  /// How far the rowids of some rows lie apart, from one on or back from the last.
  func gapSQL(from start: Int64?) -> String {
    let rows = start.map { "WHERE \(column) >= \($0) ORDER BY \(column)" }
    return """
      SELECT 1.0 * (max(id) - min(id)) / (count(*) - 1) FROM (SELECT \(column) AS id
      FROM \(from) \(rows ?? "ORDER BY \(column) DESC") LIMIT 64)
      """
  }

  private var from: String { "main.\(quoted(table)) NOT INDEXED" }
  private var column: String { "\(quoted(table)).\(quoted(rowID))" }
}
