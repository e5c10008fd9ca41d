extension Curing {
  /// What a cure makes of a hazard.
  enum Outcome {
    /// It is cured, by what the words say.
    case cured(String)
    /// A cure was given and cannot act, for the reason that ends a sentence.
    case impossible(String)
  }

  /// What the cures make of a hazard that was found; nil where none is meant for it.
  func outcome(of probe: Probe) -> Outcome? {
    guard let table = diff.commonTables.first(where: { $0.target.name == probe.table }) else {
      return nil
    }
    switch probe.code {
    case .duplicate: return duplicates(of: table)
    case .orphan: return orphans(of: table, probe)
    case .changeValues where !probe.detail.isEmpty, .strictType: return casts(of: table, probe)
    default: return nil
    }
  }

  private func duplicates(of table: TableDiff) -> Outcome? {
    guard let (keep, orderBy) = cures.deduplication(of: table.target.name) else { return nil }
    let source = RowSource.live(table, fills: fills)
    guard source.identity != nil else {
      return .impossible("nothing names a row of the table")
    }
    return .cured("the \(keep.rawValue) of them stays, by \(orderBy?.sql ?? source.rowKeyName)")
  }

  private func orphans(of table: TableDiff, _ probe: Probe) -> Outcome? {
    guard let key = table.target.foreignKeys.first(where: probe.isAboutOrphans),
      let (remedy, column) = cures.remedy(for: key, of: probe.table)
    else { return nil }
    if let why = obstacle(key, of: table) { return .impossible(why) }
    return .cured(remedy == .delete ? "they are not copied" : "\(column) becomes NULL in them")
  }

  private func casts(of table: TableDiff, _ probe: Probe) -> Outcome? {
    guard let name = probe.column, let column = table.target.column(name),
      RowSource.live(table, fills: fills).castCondition(column) != nil
    else { return nil }
    return .cured("they are cast to \(column.castType)")
  }
}
