/// Asks a file how large it and its tables are, without a scan.
struct FileMeasuring {
  let connection: SQLiteConnection

  /// What is known of the file as a whole; nil for a database in memory.
  func file() throws -> FileMeasure? {
    guard let path = connection.mainFile else { return nil }
    // A connection that takes the file for immutable knows of no WAL.
    let isWAL = DatabaseFile(path: path)?.isInWALMode ?? false
    let mode = try connection.rows("PRAGMA main.journal_mode").first?.text(0)
    return FileMeasure(
      pageSize: try connection.integer("PRAGMA main.page_size"),
      pages: try connection.integer("PRAGMA main.page_count"),
      freePages: try connection.integer("PRAGMA main.freelist_count"),
      journal: isWAL ? .wal : ["off", "memory"].contains(mode) ? .none : .rollback,
      // 2 is FAST, which overwrites only what is written anyway.
      overwritesFreedPages: try connection.integer("PRAGMA main.secure_delete") == 1
    )
  }

  func measure(_ table: TableSnapshot) throws -> TableMeasure {
    let probe = SizeProbe(table: table)
    guard let rangeSQL = probe.rangeSQL else {
      let rows = try connection.rows(probe.sampleSQL(from: nil))
      let count = try connection.integer(probe.countSQL)
      return TableMeasure(
        rows: count < SizeProbe.countLimit ? Double(count) : nil,
        bytes: averages(rows, probe)
      )
    }
    guard let range = try connection.rows(rangeSQL).first, range[0] != .null else {
      return TableMeasure(rows: 0, bytes: [:])
    }
    let (first, last) = (range.integer(0), range.integer(1))
    let step = (Double(last) - Double(first) + 1) / Double(SizeProbe.places)
    var (rows, samples): ([SQLiteRow], [TableMeasure.Sample]) = ([], [])
    for place in 0..<SizeProbe.places {
      let start = Int(exactly: (Double(first) + Double(place) * step).rounded(.down)) ?? last
      let found = try connection.rows(probe.sampleSQL(from: start))
      rows += found
      samples.append(
        TableMeasure.Sample(start: Double(start), rowIDs: found.map { Double($0.integer(0)) })
      )
    }
    return TableMeasure(
      rows: TableMeasure.rows(from: Double(first), to: Double(last), samples: samples),
      bytes: averages(rows, probe)
    )
  }

  private func averages(_ rows: [SQLiteRow], _ probe: SizeProbe) -> [Name: Double] {
    let pairs = probe.columns.enumerated().map { index, column in
      let sum = rows.map { Double($0.integer(index + 1)) }.reduce(0, +)
      return (column.name, rows.isEmpty ? 0 : sum / Double(rows.count))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
