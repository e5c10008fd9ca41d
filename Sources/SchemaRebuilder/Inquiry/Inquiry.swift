/// What must be known of the data before a change can be planned; pure.
struct Inquiry {
  let probes: [Probe]

  /// The same questions again.
  init(probes: [Probe]) {
    self.probes = probes
  }

  /// - Parameters:
  ///   - diff: what differs.
  ///   - dropped: the undeclared objects that go.
  ///   - fills: the columns of each table whose values come from an expression.
  ///   - virtualTables: the virtual tables that are created anew.
  ///   - renames: the tables that come and look like one that is not declared.
  ///   - keepers: what in the file may have kept rowids.
  ///   - curing: what the cures of the policy make of the rows.
  ///   - copied: the tables whose rows are all written anew.
  ///   - checked: the tables of which SQLite reads every CHECK again.
  ///   - edited: the tables whose definition alone is to change.
  ///   - swapped: the tables whose rows are exchanged, and whose indexes may stay.
  ///   - kept: the tables that are not declared and stay.
  init(
    diff: SchemaDiff,
    dropped: DroppedObjects,
    fills: Fills,
    virtualTables: [VirtualTableChange] = [],
    renames: [ProbableTableRename] = [],
    keepers: [RowIDKeeper] = [],
    curing: Curing? = nil,
    copied: Set<Name> = [],
    checked: Set<Name> = [],
    edited: Set<Name> = [],
    swapped: Set<Name> = [],
    kept: [TableSnapshot] = []
  ) {
    let curing = curing ?? Curing(diff: diff, fills: fills, cures: [])
    let touched = copied.union(checked)
    let tables = diff.commonTables
    // By the index, since a closure would get a copy of each table.
    let rows = tables.indices.filter { index in
      !tables[index].changes.isEmpty || !tables[index].indexChanges.isEmpty
        || touched.contains(tables[index].target.name)
        || tables[index].target.foreignKeys.contains {
          curing.mayLoseParents(by: $0, of: tables[index])
        }
    }.map { index in
      LiveRows(
        diff: tables[index],
        fills: fills,
        isCopied: copied.contains(tables[index].target.name),
        readsChecks: checked.contains(tables[index].target.name)
      )
    }
    probes =
      dropped.tables.map(Probe.dropTable)
      + dropped.virtualTables.filter(\.holdsRows).map(Probe.dropTable)
      + virtualTables.flatMap(Probe.virtualTable) + renames.map(Probe.probableRename)
      + rows.flatMap { Self.probes($0, curing) + Probe.rowIDChange($0, keepers: keepers) }
      + rows.filter { edited.contains($0.diff.target.name) }.flatMap(Probe.leaningOnDefault)
      + rows.filter { swapped.contains($0.diff.target.name) }.flatMap {
        Probe.integralReals($0) + Probe.bigReals($0)
      }
      + kept.flatMap(curing.orphans)
  }

  private static func probes(_ rows: LiveRows, _ curing: Curing) -> [Probe] {
    let cured = curing.withNulls(rows)
    return [
      Probe.dropColumn(rows), Probe.becomesGenerated(rows), Probe.changeValues(rows),
      Probe.overwritten(rows), Probe.misfit(rows),
      Probe.missingValue(rows), Probe.nullInNotNull(cured),
      Probe.strictType(rows), Probe.duplicate(curing.withNullsInKeys(rows)),
      Probe.brokenCheck(cured), Probe.failingExpression(cured),
      Probe.checkBrokenBefore(cured), Probe.orphan(rows, curing),
    ].flatMap(\.self)
  }

  /// The tables to be scanned, each with the probes that one statement answers.
  var scans: [(from: String, probes: [Probe])] {
    let shared = probes.filter(\.sharesScan)
    let sources = shared.map(\.from).removingDuplicates()
    return sources.map { from in (from, shared.filter { $0.from == from }) }
  }

  /// The probes that need a statement of their own.
  var single: [Probe] { probes.filter { !$0.sharesScan } }
}

extension Findings {
  /// The hazards that were found, each judged by the policy, the cures and the tombstones.
  func hazards(policy: Policy, tombstones: Set<ColumnPlace>, curing: Curing) -> [Hazard] {
    answers.filter { $0.rows > 0 && $0.probe.decidesRung != true }.map { answer in
      var hazard = Hazard(found: answer, curing)
      let probe = answer.probe
      switch curing.outcome(of: probe) {
      case .cured(let how):
        hazard.verdict = .cured
        hazard.cure = how
        return hazard
      case .impossible(let why): hazard.obstacle = why
      case nil: break
      }
      let isAllowed =
        probe.code.canBeAllowed
        && policy.allows(probe.code, table: probe.table, column: probe.column)
        || probe.code.isDrop && tombstones.contains(ColumnPlace(probe.table, probe.column))
      let passes = probe.code == .fillNull || probe.isOld == true
      hazard.verdict = passes ? .passes : isAllowed ? .allowed : .refused
      return hazard
    }
  }

  /// Takes in more answers; a question may be asked anew once it is known what the values become.
  mutating func add(_ more: [Answer]) {
    let anew = more.map(\.probe).filter(\.readsDeclaredExpressions)
    answers.removeAll { old in anew.contains { $0.isAbout(old.probe) } }
    answers += more
  }

  /// The columns with values that their own type would not have stored; what is assumed of a file has
  /// no keys.
  var misfits: Set<ColumnPlace> {
    let found = answers.filter { $0.rows > 0 && $0.probe.isMisfit && !$0.keys.isEmpty }
    return Set(found.map { ColumnPlace($0.probe.table, $0.probe.column) })
  }

  /// What was found, without its numbers.
  var identities: Set<Hazard.Identity> {
    Set(answers.filter { $0.rows > 0 && $0.probe.decidesRung != true }.map(\.probe.identity))
  }
}

extension Findings {
  /// How many rows of a table fail a CHECK already that stays as it is, by its expression.
  func brokenChecks(of table: Name) -> [String: Int] {
    let old = answers.filter {
      $0.probe.code == .brokenCheck && $0.probe.isOld == true && $0.probe.table == table
        && $0.rows > 0
    }
    return Dictionary(old.map { ($0.probe.detail, $0.rows) }, uniquingKeysWith: max)
  }
}

/// A table, or a column of one.
struct ColumnPlace: Hashable, CustomStringConvertible {
  let table: Name
  let column: Name?

  var description: String { column.map { "\(table).\($0)" } ?? table.text }

  init(_ table: Name, _ column: Name?) {
    self.table = table
    self.column = column
  }
}

extension Hazard {
  init(found answer: Findings.Answer, _ curing: Curing) {
    let rows = curing.diff.commonTable(answer.probe.table).map(curing.rows)
    switch answer.probe.code {
    case .dropTable: self = .dropTable(answer)
    case .changeValues: self = .changeValues(answer, rows)
    case .missingValue: self = .missingValue(answer)
    case .nullInNotNull, .fillNull: self = .nullInNotNull(answer, rows)
    case .strictType: self = .strictType(answer, rows)
    case .duplicate: self = .duplicate(answer, rows)
    case .brokenCheck: self = .brokenCheck(answer, rows)
    case .failingExpression: self = .failingExpression(answer)
    case .orphan: self = .orphan(answer, curing)
    case .probableRename: self = .probableRename(answer)
    case .rowIDChange: self = .rowIDChange(answer)
    default: self = .dropColumn(answer)
    }
  }

  init(_ answer: Findings.Answer, sentence: String, advice: String) {
    self.init(
      code: answer.probe.code,
      table: answer.probe.table,
      column: answer.probe.column,
      sentence: sentence,
      rows: answer.rows,
      keyName: answer.probe.keyName,
      keys: answer.keys,
      advice: advice,
      verdict: .refused
    )
  }
}

extension Hazard.Code {
  /// Whether a tombstone allows it.
  fileprivate var isDrop: Bool { self == .dropTable || self == .dropColumn }

  /// Whether the run could go on if it were allowed: a row that the new table does not take stops
  /// the copy whatever anybody allows.
  fileprivate var canBeAllowed: Bool {
    [
      .dropTable, .dropColumn, .dropTrigger, .dropView, .changeValues, .orphan, .probableRename,
      .rowIDChange, .columnOrder,
    ].contains(self)
  }
}

func counted(_ count: Int, _ what: String) -> String {
  "\(count) \(what)\(count == 1 ? "" : "s")"
}
