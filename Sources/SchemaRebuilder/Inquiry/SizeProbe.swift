/// The questions by which the size of a table is estimated: a few rows from a few places.
///
/// They cost a few pages, however large the table is. <https://sqlite.org/rowidtable.html>
struct SizeProbe {
  let table: TableSnapshot

  static let places = 8
  static let rowsAtAPlace = 16
  /// How many rows are counted at most where there is no rowid.
  static let countLimit = 100_000

  /// The lowest and the highest rowid; nil where the table has none that can be read.
  var rangeSQL: String? {
    table.rowIDWord.map { word in
      "SELECT (SELECT min(\(word)) FROM \(from)), (SELECT max(\(word)) FROM \(from))"
    }
  }

  /// The columns whose sizes the sample gives, in its order, behind the rowid.
  var columns: [ColumnSnapshot] {
    // A row of results holds at most 2,000 columns: https://sqlite.org/limits.html#max_column
    Array(table.columns.filter { $0.generated?.storage != .virtual }.prefix(1000))
  }

  /// Some rows from a rowid on, as the rowid and the bytes of each value; any rows where there is
  /// no rowid.
  func sampleSQL(from rowID: Int?) -> String {
    let key = rowID == nil ? "NULL" : table.rowIDWord ?? "NULL"
    let sizes = columns.map { bytes(of: "\(quoted(table.name)).\(quoted($0.name))") }
    let rows = rowID.map { " WHERE \(key) >= \($0) ORDER BY \(key)" } ?? ""
    return "SELECT \(([key] + sizes).joined(separator: ", ")) FROM \(from)\(rows) "
      + "LIMIT \(Self.rowsAtAPlace)"
  }

  /// How many rows there are, up to the limit: no more than some pages are read.
  var countSQL: String {
    "SELECT count(*) FROM (SELECT 1 FROM \(from) LIMIT \(Self.countLimit))"
  }

  private var from: String { "main.\(quoted(table.name)) NOT INDEXED" }

  /// A number of n digits takes about n/2 bytes. <https://sqlite.org/fileformat2.html#record_format>
  private func bytes(of column: String) -> String {
    """
    CASE typeof(\(column)) WHEN 'null' THEN 0 WHEN 'real' THEN 8 \
    WHEN 'integer' THEN (length(\(column)) + 1) / 2 WHEN 'blob' THEN length(\(column)) \
    ELSE length(CAST(\(column) AS BLOB)) END
    """
  }
}

/// How large a table is, as far as a few rows tell.
struct TableMeasure: Hashable, Sendable {
  /// How many rows there are; nil where the rows are in no order that would tell.
  var rows: Double?
  /// The bytes of an average value, by column.
  var bytes: [Name: Double]

  /// Some rows in the order of their rowids, from a place on.
  struct Sample {
    let start: Double
    let rowIDs: [Double]
  }

  /// How many rows there are between two rowids: as many as there would be if everywhere were as
  /// dense as at the places that were looked at.
  static func rows(from first: Double, to last: Double, samples: [Sample]) -> Double {
    let densities = samples.compactMap { sample -> Double? in
      guard let end = sample.rowIDs.last else { return nil }
      let isAtTheEnd = sample.rowIDs.count < SizeProbe.rowsAtAPlace
      return Double(sample.rowIDs.count) / ((isAtTheEnd ? last : end) - sample.start + 1)
    }
    guard !densities.isEmpty else { return 0 }
    return (last - first + 1) * min(1, densities.reduce(0, +) / Double(densities.count))
  }
}
