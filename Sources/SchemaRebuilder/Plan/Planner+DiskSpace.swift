extension Planner {
  /// The tables of the file whose size decides how much room a run needs.
  var sizedTables: [TableSnapshot] {
    tableWork().filter { $0.writesRows || !$0.createdIndexes.isEmpty }.map(\.request.diff.live)
      + dropped.tables
  }

  /// How much room the run needs, as far as the measures tell.
  ///
  /// Virtual tables are not counted: nobody but their modules knows how they are kept.
  func diskSpace(_ file: FileMeasure, _ measures: [Name: TableMeasure]) -> DiskSpace {
    let works = tableWork()
    let changes = works.map { SizedChange($0, fills: fills, file: file, measures: measures) }
    let gone = dropped.tables.map { size($0, file, measures).allBytes }
    // No table is larger than the file, nor are all of them together.
    let sum = changes.map(\.live.allBytes).reduce(0, +) + gone.reduce(0, +)
    let scale = sum > file.usedBytes ? file.usedBytes / sum : 1
    var ledger = DiskLedger(file)
    for change in changes { change.account(in: &ledger, scale) }
    for bytes in gone { ledger.release(bytes * scale) }
    for change in changes {
      for index in change.work.createdIndexes {
        ledger.sort(change.target.bytes(of: index) * scale)
      }
    }
    return ledger.space
  }

  private func size(
    _ table: TableSnapshot,
    _ file: FileMeasure,
    _ measures: [Name: TableMeasure]
  ) -> TableSize {
    TableSize(table: table, measure: measures[table.name], file: file)
  }
}

extension Planner.TableWork {
  /// Whether rows, or the indexes of keys, are written.
  fileprivate var writesRows: Bool {
    copiesRows || [.dropColumn, .update].contains(rung.rung) || sortsKeys
  }

  /// Whether the index of a key is sorted from the rows that exist.
  fileprivate var sortsKeys: Bool {
    rung.rung == .edit && !EditedKeys(request).new.isEmpty
  }

  /// The indexes that are created over the rows that exist.
  fileprivate var createdIndexes: [IndexSnapshot] {
    if isRebuilt { return request.diff.target.indexes }
    if [.swap, .update].contains(rung.rung) {
      return SwapIndexes(request, inPlace: !copiesRows).later
    }
    return request.diff.indexChanges.compactMap { change in
      switch change {
      case .dropped: nil
      case .added(let index), .changed(_, let index): index
      }
    }
  }
}

extension TableSize {
  fileprivate init(table: TableSnapshot, measure: TableMeasure?, file: FileMeasure) {
    let bytes = measure?.bytes ?? [:]
    self.init(table: table, rows: measure?.rows ?? 0, pageSize: file.pageSize) { bytes[$0] ?? 0 }
    guard let measure, measure.rows == nil else { return }
    // As many rows as the whole file would hold.
    let one = TableSize(table: table, rows: 1, pageSize: file.pageSize, bytes: self.bytes)
    let row = one.entryBytes(table.columns.map(\.name))
    self.init(table: table, rows: file.usedBytes / row, pageSize: file.pageSize, bytes: self.bytes)
  }
}

/// One declared table with the sizes that it has and will have.
private struct SizedChange {
  let work: Planner.TableWork
  let live: TableSize
  let target: TableSize

  init(
    _ work: Planner.TableWork,
    fills: Fills,
    file: FileMeasure,
    measures: [Name: TableMeasure]
  ) {
    let diff = work.request.diff
    let live = TableSize(table: diff.live, measure: measures[diff.live.name], file: file)
    self.work = work
    self.live = live
    target = TableSize(table: diff.target, rows: live.rows, pageSize: file.pageSize) { name in
      if fills.fill(diff.target.name, name) == nil, let old = diff.source(of: name) {
        return live.bytes(old.name)
      }
      // A new value: that of its default, or that of a fill, which may be anything.
      let sql = diff.target.column(name)?.defaultSQL ?? ""
      return fills.fill(diff.target.name, name) == nil ? Double(sql.utf8.count) : 16
    }
  }

  /// The steps of a rebuild, as ``RebuildRung`` has them.
  func account(in ledger: inout DiskLedger, _ scale: Double) {
    let request = work.request
    if [.update, .dropColumn].contains(work.rung.rung) {
      ledger.overwrite(live.tableBytes * scale)
    }
    if work.sortsKeys { ledger.sort(target.keyBytes * scale) }
    guard work.copiesRows else { return }
    if request.keptName != nil { ledger.write(live.tableBytes * scale) }
    if !work.isRebuilt {
      let keys = SwapIndexes(request).built.isEmpty ? 0 : target.keyBytes
      ledger.write((target.tableBytes + keys) * scale)
      ledger.release(live.tableBytes * scale)
    } else if request.whyNotRenamed == nil {
      ledger.write((target.tableBytes + target.keyBytes) * scale)
      ledger.release(live.allBytes * scale)
    } else {
      ledger.write(live.tableBytes * scale)
      ledger.release(live.allBytes * scale)
      ledger.write((target.tableBytes + target.keyBytes) * scale)
      ledger.release(live.tableBytes * scale)
    }
  }
}
