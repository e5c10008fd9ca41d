/// What full-text tables read of tables and views, and whether a plan changes any of it.
///
/// No trigger fires for what a plan does, so their indexes would no longer be true and are filled
/// again. One that reads nothing new is left: to fill it takes a look at every row.
/// <https://sqlite.org/fts5.html#external_content_tables>
struct SearchContent {
  private let planner: Planner
  /// The declared tables in which rows are written.
  private let written: Set<Name>
  /// Those whose columns may come to stand otherwise: an order that does not count stays as it is.
  private let reshaped: Set<Name>

  init(_ planner: Planner, tables: [Planner.TableWork]) {
    self.planner = planner
    written = Set(
      tables.filter { $0.copiesRows || $0.rung.rung == .update }.map(\.request.diff.target.name)
    )
    reshaped = Set(
      tables.filter { $0.rung.rung != .leaveAlone }.map(\.request.diff.target.name)
    )
  }

  private var diff: SchemaDiff { planner.diff }

  /// Whether the rows that a full-text table indexes may be other ones afterwards; never where it
  /// would not find any.
  func changes(for search: VirtualTableSnapshot) -> Bool {
    guard let content = search.contentTable else { return false }
    if let table = diff.commonTable(content) {
      guard search.findsItsRows(in: table.target) else { return false }
      return table.live.name != content || changes(table, for: search)
    }
    if let table = diff.createdTables.first(where: { $0.name == content }) {
      return search.findsItsRows(in: table)
    }
    if (diff.views.added.map(\.name) + diff.virtualTables.added.map(\.name)).contains(content) {
      return true
    }
    guard let chain = ReadingChain(to: search, in: planner.file.snapshot) else { return true }
    return !chain.objects.isEmpty && !isGone(content) && changes(chain)
  }

  /// Whether an object goes and none takes its name.
  private func isGone(_ name: Name) -> Bool {
    (planner.dropped.views.map(\.name) + planner.dropped.virtualTables.map(\.name)).contains(name)
  }
}

// MARK: - A table that is read directly

extension SearchContent {
  private func changes(_ table: TableDiff, for search: VirtualTableSnapshot) -> Bool {
    if planner.isCured(table.target.name) || changesRowKey(of: search, in: table) { return true }
    if search.takesEveryColumn, reshaped.contains(table.target.name),
      table.live.columns.map(\.name) != table.target.columns.map(\.name)
    {
      return true
    }
    return search.columnsRead.contains { changesValue(of: $0, in: table) }
  }

  /// Whether the numbers by which a full-text table knows its rows may be other ones.
  private func changesRowKey(of search: VirtualTableSnapshot, in table: TableDiff) -> Bool {
    let key = search.rowIDColumn
    guard table.target.column(key) != nil || table.live.column(key) != nil else {
      return table.live.withoutRowID || table.changesRowIDs
    }
    return changesValue(of: key, in: table)
  }

  /// Whether a column may hold another value in some row, or reads it from another column.
  private func changesValue(
    of column: Name,
    in table: TableDiff,
    open: Set<Name> = []
  ) -> Bool {
    guard let new = table.target.column(column), let old = table.source(of: column),
      old.name == column, planner.fills.fill(table.target.name, column) == nil
    else { return true }
    if let expression = new.generated?.expression.sql {
      guard old.generatedKey == new.generatedKey, old.affinity.storesAlike(new.affinity) else {
        return true
      }
      return table.target.columns.contains { part in
        part.name != column && !open.contains(part.name) && mentions(part.name, in: expression)
          && isReadOtherwise(part.name, in: table, open: open.union([column]))
      }
    }
    guard written.contains(table.target.name) else { return false }
    let isConverted = !old.affinity.storesAlike(new.affinity) && new.affinity != .blob
    return isConverted || RowSource.live(table, fills: planner.fills).castCondition(new) != nil
      || takesDefault(new, in: table) || holdsMisfits(column, of: table.target.name)
  }

  /// Whether an expression may make something else of a column.
  private func isReadOtherwise(
    _ column: Name,
    in table: TableDiff,
    open: Set<Name> = []
  ) -> Bool {
    guard let new = table.target.column(column), let old = table.source(of: column) else {
      return true
    }
    return !old.affinity.storesAlike(new.affinity) || old.collation != new.collation
      || changesValue(of: column, in: table, open: open)
  }

  /// Whether the default takes the place of a NULL that is there.
  private func takesDefault(_ new: ColumnSnapshot, in table: TableDiff) -> Bool {
    guard RowSource.live(table, fills: planner.fills).standIn(for: new) != nil else { return false }
    return !planner.knowsRows || found(new.name, table.target.name) { $0.code == .fillNull }
  }

  /// Whether a copy makes other values of those that the column's own type would not have stored.
  private func holdsMisfits(_ column: Name, of table: Name) -> Bool {
    found(column, table) { $0.code == .changeValues && ($0.isMisfit || $0.isAboutIntegralReals) }
  }

  private func found(_ column: Name, _ table: Name, _ isMeant: (Probe) -> Bool) -> Bool {
    planner.findings.answers.contains { answer in
      answer.rows > 0 && answer.probe.table == table && answer.probe.column == column
        && isMeant(answer.probe)
    }
  }
}

// MARK: - What views hand on

extension SearchContent {
  private func changes(_ chain: ReadingChain) -> Bool {
    let kept = Set(planner.dropped.keptTables)
    let asTheyWere =
      (diff.views.equal + planner.dropped.keptViews).map(\.name)
      + (diff.virtualTables.equal + diff.virtualTables.undeclared.filter { kept.contains($0.name) })
      .map(\.name)
    guard chain.objects.isSubset(of: asTheyWere) else { return true }
    let new =
      diff.createdTables.map(\.name) + diff.views.added.map(\.name)
      + diff.virtualTables.added.map(\.name)
    return !chain.names.isDisjoint(with: new)
      || diff.commonTables.contains { table in
        chain.names.contains(table.target.name)
          && (table.live.name != table.target.name || changes(table, readBy: chain))
      }
  }

  private func changes(_ table: TableDiff, readBy chain: ReadingChain) -> Bool {
    if planner.isCured(table.target.name) { return true }
    if chain.goesByPlaces, reshaped.contains(table.target.name),
      table.movesColumns || !table.addedColumns.isEmpty
    {
      return true
    }
    let isKeyRead = Name.namesOfRowID.contains { word in
      chain.names.contains(word) && table.live.column(word) == nil
    }
    if isKeyRead, table.changesRowIDs || table.live.withoutRowID != table.target.withoutRowID {
      return true
    }
    let columns = Set((table.live.columns + table.target.columns).map(\.name))
    return columns.contains { column in
      (chain.goesByPlaces || chain.names.contains(column)) && isReadOtherwise(column, in: table)
    }
  }
}
